import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { Field } from '../fields/Field';
import { FormInStore } from '../forms/useFormInStore';
import {
  gridPreferencesChanged,
  selectGridPreferences,
  selectViews,
  viewDeleted,
  viewSaved,
  type WithPreferences,
} from './gridPreferencesSlice';
import { gridPanelClosed } from './gridsSlice';

const LONGEST_NAME = 60;

/** Names for what is shown and how: filters, sorting and columns together. */
export function SavedViews({ grid }: { grid: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const titleId = useId();
  const { search } = useLocation();
  const views = useSelector((state: WithPreferences) => selectViews(state, grid));
  const preferences = useSelector((state: WithPreferences) => selectGridPreferences(state, grid));
  const schema = object({
    name: string()
      .trim()
      .required(t('ui.grid.views.nameNeeded'))
      .max(LONGEST_NAME, t('ui.grid.views.nameTooLong', { limit: LONGEST_NAME })),
  });
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {t('ui.grid.views.title')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {views.map((view) => (
          <Box component="li" key={view.name} sx={{ display: 'flex', alignItems: 'center' }}>
            <Button
              sx={{ flexGrow: 1, justifyContent: 'flex-start', overflowWrap: 'anywhere' }}
              onClick={() => {
                // Views that earlier versions saved do not say what is shown.
                dispatch(gridPreferencesChanged({ grid, changes: { shown: null, ...view.preferences } }));
                dispatch(gridPanelClosed());
                void navigate({ search: view.search });
              }}
            >
              <span>{view.name}</span>
            </Button>
            <IconButton
              aria-label={t('ui.grid.views.delete', { name: view.name })}
              onClick={() => dispatch(viewDeleted({ grid, name: view.name }))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Formik
        initialValues={{ name: '' }}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={({ name }, { resetForm }) => {
          dispatch(viewSaved({ grid, view: { name: name.trim(), search, preferences } }));
          resetForm();
        }}
      >
        <Stack component={Form} noValidate direction="row" spacing={1} sx={{ alignItems: 'flex-start', mt: 1 }}>
          <FormInStore form="savedView" />
          <Field name="name" label={t('ui.grid.views.name')} size="small" autoComplete="off" />
          <Button type="submit" variant="outlined">
            {t('ui.grid.views.save')}
          </Button>
        </Stack>
      </Formik>
    </Box>
  );
}
