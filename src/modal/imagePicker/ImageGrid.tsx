import Box from '@mui/material/Box';
import { type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostedImage } from '../../../contract/image';
import { gridMove } from './gridMove';
import { ImageTile } from './ImageTile';
import { useColumns } from './useColumns';

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
  const placeOf = (publicId: string | null) => images.findIndex(({ public_id }) => public_id === publicId);
  const reachable = images[placeOf(cursor.publicId)] ?? images[placeOf(chosen)] ?? images[0];

  const move = (event: KeyboardEvent, place: number) => {
    const next = gridMove(event, { place, count: images.length, columns });
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
      {images.map(({ public_id: publicId }, place) => (
        <ImageTile
          key={publicId}
          publicId={publicId}
          isChosen={publicId === chosen}
          isReachable={publicId === reachable?.public_id}
          takesFocus={cursor.takesFocus && publicId === cursor.publicId}
          onFocus={() => onMove({ publicId, takesFocus: false })}
          onKeyDown={(event) => move(event, place)}
          onPick={() => onPick(publicId)}
          onDelete={onDelete && (() => onDelete(publicId))}
        />
      ))}
    </Box>
  );
}
