import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

/** Searches the mappings by name, while it is typed. */
export function MappingSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation();
  return (
    <TextField
      type="search"
      label={t('points.search')}
      value={q}
      onChange={(event) => onSearch(event.target.value)}
      sx={{ width: { xs: '100%', sm: 400 } }}
      slotProps={{
        htmlInput: { maxLength: 200, autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
