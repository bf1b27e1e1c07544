import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useProblemText } from './problem';

export interface PickNamedProps {
  label: string;
  /** The answer that holds the things to choose from. */
  query: { data?: readonly { id: string; name: string }[] | undefined; isLoading: boolean; error?: unknown };
  value: string;
  onPick: (id: string) => void;
  /** Where nothing need be picked: what stands there then, and what to do when the pick is taken back. */
  nothing?: { label: string; onClear: () => void };
}

/** Picks one of many named things, which can be searched by typing. */
export function PickNamed({ label, query, value, onPick, nothing }: PickNamedProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: things = [], isLoading, error } = query;
  return (
    <Autocomplete
      options={things}
      value={things.find(({ id }) => id === value) ?? null}
      onChange={(_event, picked) => (picked ? onPick(picked.id) : nothing?.onClear())}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, held) => option.id === held.id}
      loading={isLoading}
      loadingText={t('ui.loading')}
      {...(nothing ? { clearText: nothing.label } : {})}
      noOptionsText={t('ui.nothingFound')}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          {...(nothing ? shownWhenEmpty(nothing.label, params.slotProps) : {})}
          error={error !== undefined}
          helperText={error === undefined ? undefined : problemText(error)}
        />
      )}
    />
  );
}

/** The label stays above the field, so that what an empty pick means can be read in it. */
function shownWhenEmpty(placeholder: string, given: AutocompleteRenderInputParams['slotProps']) {
  return {
    placeholder,
    slotProps: { ...given, inputLabel: { ...given.inputLabel, shrink: true } },
    sx: { '& input::placeholder': { color: 'text.primary', opacity: 1 } },
  };
}
