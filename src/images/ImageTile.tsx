import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from '@/api/address';
import { Picture } from '@/ui/Picture';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import DeleteIcon from '@mui/icons-material/Delete';

/** How wide the pictures of the grid are fetched, in pixels. */
const TILE_WIDTH = 240;

interface ImageTileProps {
  publicId: string;
  isChosen: boolean;
  /** The one image that the Tab key leads to. */
  isReachable: boolean;
  /** Takes the focus now. */
  takesFocus: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: () => void;
  /** Asks whether to delete it; undefined for those who may not. */
  onDelete: (() => void) | undefined;
}

/** One image of the grid with its public id, which also stands there when the picture cannot be shown. */
export function ImageTile(props: ImageTileProps) {
  const { publicId, isChosen, isReachable, takesFocus, onFocus, onKeyDown, onPick, onDelete } = props;
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const chosenId = useId();
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const tabIndex = isReachable ? 0 : -1;
  return (
    <Box component="li" onFocus={onFocus} sx={{ position: 'relative', minWidth: 0 }}>
      <ButtonBase
        ref={button}
        tabIndex={tabIndex}
        aria-current={isChosen}
        aria-describedby={isChosen ? chosenId : undefined}
        onClick={onPick}
        onKeyDown={onKeyDown}
        sx={{
          display: 'block',
          width: '100%',
          height: '100%',
          p: 1,
          borderRadius: 1,
          border: 2,
          borderColor: isChosen ? 'primary.main' : 'divider',
          textAlign: 'start',
          '&:hover': { borderColor: 'text.secondary' },
          '&.Mui-focusVisible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2, outlineStyle: 'solid' },
        }}
      >
        <Picture
          address={(width) => imageAddress(publicId, width)}
          alt=""
          width={TILE_WIDTH}
          aspectRatio="4 / 3"
          fills
        />
        <Typography variant="body2" component="span" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
          {publicId}
        </Typography>
      </ButtonBase>
      {isChosen && (
        <Box
          sx={{
            position: 'absolute',
            top: 12,
            left: 12,
            display: 'flex',
            borderRadius: '50%',
            bgcolor: 'background.paper',
          }}
        >
          <CheckCircleIcon color="primary" aria-hidden />
          <VisuallyHidden id={chosenId}>{t('images.chosen')}</VisuallyHidden>
        </Box>
      )}
      {onDelete && (
        <IconButton
          tabIndex={tabIndex}
          aria-label={t('images.delete', { name: publicId })}
          onClick={onDelete}
          sx={{
            position: 'absolute',
            top: 12,
            right: 12,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            '&:hover': { bgcolor: 'action.selected' },
          }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
