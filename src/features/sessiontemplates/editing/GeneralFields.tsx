import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { type ChangeEvent, type FocusEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '@/ui/fields/Select';
import type { Template } from '@contract/template';
import { ImageInput } from './ImageInput';
import { LocalizedField } from './LocalizedField';
import { EditorSection } from './EditorSection';
import { useChoices } from './useChoices';

const MemoizedSelect = memo(function MemoizedSelect({
  control,
  name,
  label,
  choices,
  value,
  onChange,
  onBlur,
  fieldError,
}: MemoizedSelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      control={control}
      fullWidth
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      label={label}
      error={fieldError !== undefined}
      helperText={fieldError}
      options={[
        { value: '', label: t('templates.editor.none') },
        ...choices.map((choice) => ({ value: choice.id, label: choice.name })),
      ]}
    />
  );
});

/** The fields that a template has once; a tournament has a team mode where the others have a points mapping. */
export const GeneralFields = memo(function GeneralFields({ template }: { template: Template }) {
  const { t } = useTranslation();
  const { categories, mappings } = useChoices(template);
  return (
    <EditorSection title={t('templates.editor.general')}>
      <LocalizedField name="name" label={t('templates.editor.name')} />
      <LocalizedField name="description" label={t('templates.editor.description')} isMultiline />
      <LocalizedField
        name="moreInformationLink"
        label={t('templates.editor.moreInformationLink')}
        helper={t('templates.editor.linkHelp')}
        isLink
      />
      <ImageInput name="image" label={t('templates.editor.image')} tag="sessiontemplate" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <PickField
          control={`category/${template.id}`}
          name="category"
          label={t('templates.editor.category')}
          choices={categories}
        />
        {template.type === 'TOURNAMENT' ? (
          <TeamModeTick />
        ) : (
          <PickField
            control={`mapping/${template.id}`}
            name="mapping"
            label={t('templates.editor.mapping')}
            choices={mappings}
          />
        )}
      </Box>
    </EditorSection>
  );
});

function TeamModeTick() {
  const { t } = useTranslation();
  const [{ name, value, onBlur }, { error }, { setValue }] = useField<boolean>('teamMode');
  const errorId = useId();
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            checked={value}
            onBlur={onBlur}
            onChange={(_event, checked) => void setValue(checked)}
            slotProps={{ input: error === undefined ? {} : { 'aria-describedby': errorId } }}
          />
        }
        label={t('templates.editor.teamMode')}
      />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}

interface PickFieldProps {
  /** Its name in the state. */
  control: string;
  name: string;
  label: string;
  choices: readonly { id: string; name: string }[];
}

/** Picks one of these, or none. */
function PickField(props: PickFieldProps) {
  const [{ value, onChange, onBlur }, { error, touched }] = useField<string>(props.name);
  return (
    <MemoizedSelect
      {...props}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      fieldError={touched ? error : undefined}
    />
  );
}

interface MemoizedSelectProps extends PickFieldProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: (event: FocusEvent) => void;
  fieldError: string | undefined;
}
