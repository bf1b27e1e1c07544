import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useProblemText } from './problem';

interface PickNamedProps {
  label: string;
  /** The answer that holds the things to choose from. */
  query: { data?: readonly { id: string; name: string }[] | undefined; isLoading: boolean; error?: unknown };
  value: string;
  onPick: (id: string) => void;
}

/** Picks one of many named things, which can be searched by typing. */
export function PickNamed({ label, query, value, onPick }: PickNamedProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data: things = [], isLoading, error } = query;
  return (
    <Autocomplete
      options={things}
      value={things.find(({ id }) => id === value) ?? null}
      onChange={(_event, picked) => picked && onPick(picked.id)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, held) => option.id === held.id}
      loading={isLoading}
      loadingText={t('ui.loading')}
      noOptionsText={t('ui.nothingFound')}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={error !== undefined}
          helperText={error === undefined ? undefined : problemText(error)}
        />
      )}
    />
  );
}
