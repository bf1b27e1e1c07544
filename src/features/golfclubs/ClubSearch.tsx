import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

/** Searches the clubs that are already here, while it is typed. */
export function ClubSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation();
  return (
    <TextField
      type="search"
      label={t('clubs.search')}
      helperText={t('clubs.searchHelp')}
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
