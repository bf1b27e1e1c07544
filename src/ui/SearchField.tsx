import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { limits } from '../../contract/limits';

type SearchFieldProps = {
  label: string;
  help?: string;
  hint?: string;
  value: string;
  onSearch: (typed: string) => void;
} & Pick<TextFieldProps, 'autoFocus' | 'onKeyDown' | 'size'>;

/** Searches what is already here, while it is typed. */
export function SearchField({ help, hint, onSearch, ...rest }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      {...rest}
      helperText={help}
      {...(hint === undefined ? {} : { title: hint })}
      onChange={(event) => onSearch(event.target.value)}
      sx={{ width: { xs: '100%', sm: 400 } }}
      slotProps={{
        htmlInput: { maxLength: limits.search, autoComplete: 'off' },
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
