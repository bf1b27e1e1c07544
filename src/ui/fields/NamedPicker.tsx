import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '@/errors/problem';
import { ResultStatus } from '@/ui/ResultStatus';
import { useSearchedOptions } from './useSearchedOptions';

export interface NamedPickerProps {
  /** Its name in the store, where it is not the one picker of its screen. */
  control?: string;
  label: string;
  /** The answer that holds the things to choose from. */
  query: { data?: readonly { id: string; name: string }[] | undefined; error?: unknown };
  value: string;
  onPick: (id: string) => void;
  /** Where nothing need be picked: what stands there then, and what to do when the pick is taken back. */
  nothing?: { label: string; onClear: () => void };
  autoFocus: boolean;
  /** Lower, above a grid. */
  isCompact?: boolean;
}

/** A field that searches the named things by what is typed. */
export default function NamedPicker({
  control = 'picker',
  label,
  query,
  value,
  onPick,
  nothing,
  autoFocus,
  isCompact = false,
}: NamedPickerProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: things = [], error } = query;
  const { props: searched, resultCount } = useSearchedOptions({
    control,
    options: things,
    chosen: things.find(({ id }) => id === value) ?? null,
    idOf: ({ id }) => id,
    labelOf: ({ name }) => name,
  });
  return (
    <>
      <Autocomplete
        {...searched}
        size={isCompact ? 'small' : 'medium'}
        onChange={(_event, picked) => (picked ? onPick(picked.id) : nothing?.onClear())}
        {...(nothing ? { clearText: nothing.label } : {})}
        noOptionsText={t('ui.nothingFound')}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            size={isCompact ? 'small' : 'medium'}
            autoFocus={autoFocus}
            // What is typed searches anew, whichever way the field was come to.
            onFocus={({ target }) => target.select()}
            {...(nothing ? valueWhenEmpty(nothing.label, params.slotProps) : {})}
            error={error !== undefined}
            helperText={error === undefined ? undefined : problemText(error)}
          />
        )}
      />
      <ResultStatus count={resultCount} />
    </>
  );
}

/** The label stays above the field, so that what an empty pick means can be read in it. */
function valueWhenEmpty(placeholder: string, given: AutocompleteRenderInputParams['slotProps']) {
  return {
    placeholder,
    slotProps: { ...given, inputLabel: { ...given.inputLabel, shrink: true } },
    sx: { '& input::placeholder': { color: 'text.primary', opacity: 1 } },
  };
}
