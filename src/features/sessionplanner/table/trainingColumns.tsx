import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { ScheduledTraining } from '../../../../contract/training';
import { showDate } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { localizedText } from '../../../i18n/localized';
import { removalAsked } from '../../../modal/modalSlice';
import type { GridColumn } from '../../../ui/gridColumn';

/** Returns the columns of specification §2: name, planned date, started date and the delete action. */
export function useTrainingColumns(
  wizardAddress: (training: ScheduledTraining) => string,
): GridColumn<ScheduledTraining>[] {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const locale = currentLocale();
  return [
    {
      field: 'name',
      header: t('planner.table.name'),
      isTitle: true,
      isSortable: true,
      flex: 2,
      minWidth: 200,
      cell: (training) => (
        <Link component={RouterLink} to={wizardAddress(training)} sx={{ display: 'inline-block', py: 0.5 }}>
          {localizedText(training.name)}
        </Link>
      ),
    },
    {
      field: 'plannedDate',
      header: t('planner.table.plannedDate'),
      isSortable: true,
      minWidth: 160,
      cell: ({ plannedDate }) => showDate(plannedDate, locale),
    },
    {
      field: 'startDate',
      header: t('planner.table.startDate'),
      isSortable: true,
      minWidth: 160,
      cell: ({ startDate }) =>
        startDate ? (
          showDate(startDate, locale)
        ) : (
          <Typography component="span" variant="body2" color="textSecondary">
            {t('planner.table.notStarted')}
          </Typography>
        ),
    },
    {
      field: 'actions',
      isActions: true,
      header: t('planner.table.actions'),
      width: 110,
      align: 'right',
      cell: ({ id, name, plannedDate }) => (
        <IconButton
          aria-label={t('planner.table.delete', { name: localizedText(name), date: showDate(plannedDate, locale) })}
          onClick={() => dispatch(removalAsked({ kind: 'deleteTraining', id }))}
        >
          <DeleteIcon />
        </IconButton>
      ),
    },
  ];
}
