import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@contract/limits';
import { LineField } from './LineField';

type SearchFieldProps = {
  label: string;
  help?: string;
  hint?: string;
  value: string;
  onSearch: (typed: string) => void;
} & Pick<TextFieldProps, 'autoFocus' | 'onKeyDown'>;

/** Searches what is already here, while it is typed; `/` anywhere on the page leads to it. */
export function SearchField({ help, hint, onSearch, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  return (
    <TextField
      type="search"
      size="small"
      inputRef={input}
      {...rest}
      helperText={help}
      {...(hint === undefined ? {} : { title: hint })}
      onChange={(event) => onSearch(event.target.value)}
      sx={[withoutOwnClear, { width: { xs: '100%', sm: 300 } }]}
      slotProps={{
        htmlInput: { maxLength: limits.search, autoComplete: 'off', 'aria-keyshortcuts': '/' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: rest.value !== '' && <ClearButton input={input} onClear={() => onSearch('')} />,
        },
      }}
    />
  );
}

/** Browsers draw a button of their own, each another one, or none. */
const withoutOwnClear = { '& ::-webkit-search-cancel-button': { display: 'none' } } as const;

/** Empties a search for the pointer; on the keyboard `Escape` does. */
function ClearButton({ input, onClear }: { input: RefObject<HTMLInputElement | null>; onClear: () => void }) {
  const { t } = useTranslation();
  const label = t('ui.clearSearch');
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={() => {
          onClear();
          input.current?.focus();
        }}
      >
        <ClearIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}

/** How long nothing must be typed before the server is asked, in milliseconds. */
const PAUSE = 50;

interface SearchBoxProps {
  label: string;
  /** Where it searches. */
  help: string;
  q: string;
  onSearch: (q: string) => void;
  isCompact?: boolean;
}

/** A search at the server that follows what is typed; `/` anywhere on the page leads to it. */
export function SearchBox({ label, help, q, onSearch, isCompact = false }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // The search that is shown, and behind it those that were asked for since: the last is the newest.
  const requested = useRef([q]);
  const clock = useRef<number>(undefined);
  // What else is chosen may change during the pause: the search must be added to what is shown by then.
  const search = useRef(onSearch);
  const [isEmpty, setIsEmpty] = useState(q === '');

  const show = (text: string) => {
    if (input.current) input.current.value = text;
    setIsEmpty(text === '');
  };

  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    // What this box asked for itself comes back by the address; only what came another way, such as Back, is new.
    const own = requested.current.lastIndexOf(q);
    requested.current = own < 0 ? [q] : requested.current.slice(own);
    if (own >= 0) return;
    window.clearTimeout(clock.current);
    show(q);
  }, [q]);

  useEffect(() => {
    // A page that is kept alive may have been left before this was searched for.
    const [searched = ''] = requested.current.slice(-1);
    if (input.current?.value.trim() !== searched) show(searched);
    return () => window.clearTimeout(clock.current);
  }, []);
  useSlash(input);

  const searchFor = (typed: string) => {
    window.clearTimeout(clock.current);
    const wanted = typed.trim();
    if (wanted === requested.current.at(-1)) return;
    requested.current.push(wanted);
    search.current(wanted);
  };
  const typed = (text: string) => {
    window.clearTimeout(clock.current);
    setIsEmpty(text === '');
    clock.current = window.setTimeout(() => searchFor(text), PAUSE);
  };

  const clear = () => {
    show('');
    searchFor('');
  };

  return (
    <LineField
      type="search"
      label={label}
      helper={help}
      isCompact={isCompact}
      defaultValue={q}
      inputRef={input}
      onChange={(event) => typed(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && searchFor(input.current?.value ?? '')}
      inputProps={{ maxLength: limits.search, autoComplete: 'off', 'aria-keyshortcuts': '/' }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={!isEmpty && <ClearButton input={input} onClear={clear} />}
      sx={withoutOwnClear}
    />
  );
}

/** Moves the focus to the search when `/` is pressed, unless it is typed, or the search stands behind a dialog. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      // What stands behind a dialog is hidden from screen readers.
      if (!input.current || input.current.closest('[aria-hidden=true]')) return;
      event.preventDefault();
      input.current.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [input]);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
