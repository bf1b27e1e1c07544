import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { type ChangeEvent, type FocusEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '@contract/template';
import { ImageInput } from './ImageInput';
import { LocalizedField } from './LocalizedField';
import { Section } from './Section';
import { ErrorText } from './TextInput';
import { useChoices } from './useChoices';

const Drawn = memo(function Drawn({ name, label, choices, value, onChange, onBlur, fieldError }: DrawnProps) {
  const { t } = useTranslation();
  return (
    <TextField
      fullWidth
      select
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      label={label}
      error={fieldError !== undefined}
      helperText={fieldError}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="">{t('templates.editor.none')}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
});

/** The fields that a template has once; a tournament has a team mode where the others have a points mapping. */
export const GeneralFields = memo(function GeneralFields({ template }: { template: Template }) {
  const { t } = useTranslation();
  const { categories, mappings } = useChoices(template);
  return (
    <Section title={t('templates.editor.general')}>
      <LocalizedField name="name" label={t('templates.editor.name')} />
      <LocalizedField name="description" label={t('templates.editor.description')} isMultiline />
      <LocalizedField
        name="moreInformationLink"
        label={t('templates.editor.moreInformationLink')}
        helper={t('templates.editor.linkHelp')}
        isLink
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <PickField name="category" label={t('templates.editor.category')} choices={categories} />
        {template.type === 'TOURNAMENT' ? (
          <TeamModeTick />
        ) : (
          <PickField name="mapping" label={t('templates.editor.mapping')} choices={mappings} />
        )}
      </Box>
      <ImageInput name="image" label={t('templates.editor.image')} tag="sessiontemplate" />
    </Section>
  );
});

function TeamModeTick() {
  const { t } = useTranslation();
  const [{ name, value, onBlur }, , { setValue }] = useField<boolean>('teamMode');
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            checked={value}
            onBlur={onBlur}
            onChange={(_event, checked) => void setValue(checked)}
          />
        }
        label={t('templates.editor.teamMode')}
      />
      <ErrorText name="teamMode" />
    </div>
  );
}

interface PickFieldProps {
  name: string;
  label: string;
  choices: readonly { id: string; name: string }[];
}

/** Picks one of these, or none. */
function PickField(props: PickFieldProps) {
  const [{ value, onChange, onBlur }, { error, touched }] = useField<string>(props.name);
  return (
    <Drawn {...props} value={value} onChange={onChange} onBlur={onBlur} fieldError={touched ? error : undefined} />
  );
}

interface DrawnProps extends PickFieldProps {
  value: string;
  onChange: (event: ChangeEvent) => void;
  onBlur: (event: FocusEvent) => void;
  fieldError: string | undefined;
}
