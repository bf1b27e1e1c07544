import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/SearchField';

interface ImageSearchProps {
  text: string;
  /** How many were found; undefined while that is not known. */
  count: number | undefined;
  autoFocus: boolean;
  onSearch: (text: string) => void;
  /** The arrow key down leads on to what was found. */
  onLeave: () => void;
}

/** Searches the images by their public ids while it is typed, and says how many there are. */
export function ImageSearch({ text, count, autoFocus, onSearch, onLeave }: ImageSearchProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <SearchField
        size="small"
        label={t('images.search')}
        value={text}
        autoFocus={autoFocus}
        onSearch={onSearch}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onLeave();
        }}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {count === undefined ? '' : t('images.shown', { count })}
      </Typography>
    </Stack>
  );
}
