import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useTypedField } from './typedText';
import { ResultStatus } from '@/ui/ResultStatus';
import { useSearchedOptions } from './useSearchedOptions';

interface AutocompleteFieldProps<Option> {
  /** Of the field in the form: its value is an id, empty where nothing is chosen. */
  name: string;
  /** The name of the control in the store. */
  control: string;
  label: string;
  /** In the order in which they are offered. */
  options: readonly Option[];
  labelOf: (option: Option) => string;
  noOptionsText: string;
  /** Shown while nothing is wrong. */
  helper?: string;
  isLoading?: boolean;
  /** Why there are no options. */
  problem?: string | undefined;
}

/** A required field of a Formik form that chooses one of many things, found by typing a part of its label. */
export function AutocompleteField<Option extends { id: string }>({
  name,
  control,
  label,
  options,
  labelOf,
  noOptionsText,
  helper,
  isLoading = false,
  problem,
}: AutocompleteFieldProps<Option>) {
  const { t } = useTranslation();
  const [field, { wrong }, { setValue }] = useTypedField(name);
  const shown = problem ?? wrong;
  const { props: searched, resultCount } = useSearchedOptions({
    control,
    options,
    chosen: options.find(({ id }) => id === field.value) ?? null,
    idOf: ({ id }) => id,
    labelOf,
  });
  return (
    <>
      <Autocomplete
        {...searched}
        fullWidth
        onChange={(_event, chosen) => void setValue(chosen?.id ?? '')}
        onBlur={field.onBlur}
        loading={isLoading}
        loadingText={t('ui.loading')}
        noOptionsText={noOptionsText}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            name={name}
            label={label}
            error={shown !== undefined}
            helperText={shown ?? helper}
          />
        )}
      />
      <ResultStatus count={resultCount} />
    </>
  );
}
