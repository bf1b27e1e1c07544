import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@/ui/fields/SearchField';
import type { HostedImage } from '@contract/image';
import { ImageTile } from './ImageTile';
import { gridMove, useColumns } from './gridMove';

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

/** Where the keyboard is in the grid, by public id, and whether the focus has still to follow. */
export interface Cursor {
  publicId: string | null;
  takesFocus: boolean;
}

interface ImageGridProps {
  images: readonly HostedImage[];
  /** The public id that the field has by now. */
  chosen: string | null;
  cursor: Cursor;
  onMove: (cursor: Cursor) => void;
  onPick: (publicId: string) => void;
  /** Undefined for those who may not delete. */
  onDelete: ((publicId: string) => void) | undefined;
}

/**
 * The images in 2, 3 or 4 columns: one stop for the Tab key, arrow keys lead from image to image. A list rather than an
 * ARIA grid, so that its images stay the same elements, and keep the focus, when others come or go before them.
 */
export function ImageGrid({ images, chosen, cursor, onMove, onPick, onDelete }: ImageGridProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  const positionOf = (publicId: string | null) => images.findIndex(({ public_id }) => public_id === publicId);
  const reachable = images[positionOf(cursor.publicId)] ?? images[positionOf(chosen)] ?? images[0];

  const move = (event: KeyboardEvent, position: number) => {
    const next = gridMove(event, { index: position, count: images.length, columns });
    if (next === null) return;
    // The arrow keys would scroll the dialog besides.
    event.preventDefault();
    onMove({ publicId: images[next]?.public_id ?? null, takesFocus: true });
  };

  return (
    <Box
      component="ul"
      role="list"
      aria-label={t('images.list')}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: 1.5,
        listStyle: 'none',
        m: 0,
        p: 0.5,
      }}
    >
      {images.map(({ public_id: publicId }, position) => (
        <ImageTile
          key={publicId}
          publicId={publicId}
          isChosen={publicId === chosen}
          isReachable={publicId === reachable?.public_id}
          takesFocus={cursor.takesFocus && publicId === cursor.publicId}
          onFocus={() => onMove({ publicId, takesFocus: false })}
          onKeyDown={(event) => move(event, position)}
          onPick={() => onPick(publicId)}
          onDelete={onDelete && (() => onDelete(publicId))}
        />
      ))}
    </Box>
  );
}
