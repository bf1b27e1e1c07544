import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import HistoryIcon from '@mui/icons-material/History';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import { memo } from 'react';

const icons = {
  award: EmojiEventsIcon,
  delete: DeleteIcon,
  edit: EditIcon,
  history: HistoryIcon,
  no: CloseIcon,
  save: SaveIcon,
  unlink: LinkOffIcon,
  yes: CheckIcon,
};

export type RowIconName = keyof typeof icons;

const idOf = (name: string) => `row-icon-${name}`;

/** A symbol in a row. It refers to the one in `RowIcons`: the library's own costs more than the rest of a row. */
export const RowIcon = ({ name, color }: { name: RowIconName; color?: 'success' | 'error' }) => (
  <svg
    className="row-icon"
    viewBox="0 0 24 24"
    aria-hidden
    {...(color ? { style: { color: `var(--mui-palette-${color}-main)` } } : {})}
  >
    <use href={`#${idOf(name)}`} />
  </svg>
);

/** The symbols of rows, once for the whole page. */
export const RowIcons = memo(function RowIcons() {
  return (
    <Box aria-hidden sx={{ display: 'none' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={idOf(name)} style={{ fontSize: 24 }} />
      ))}
    </Box>
  );
});
