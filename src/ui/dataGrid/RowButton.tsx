import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import HistoryIcon from '@mui/icons-material/History';
import KeyIcon from '@mui/icons-material/VpnKey';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import PersonIcon from '@mui/icons-material/Person';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import SaveIcon from '@mui/icons-material/Save';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import { memo, type MouseEventHandler, type ReactNode, type Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useRowTabIndex } from './gridsSlice';

interface RowButtonProps {
  icon: RowIconName;
  /** What it does, and to which row. */
  label: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A symbol in a row that does something with it. */
export function RowButton({ icon, label, onClick, isDisabled = false, ref }: RowButtonProps) {
  const tabIndex = useRowTabIndex();
  return (
    <button
      className="row-button"
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      disabled={isDisabled}
      onClick={onClick}
    >
      <RowIcon name={icon} />
    </button>
  );
}

/** A symbol in a row that leads to something of it. */
export function RowLink({ icon, label, to }: { icon: RowIconName; label: string; to: LinkProps['to'] }) {
  const tabIndex = useRowTabIndex();
  return (
    <Link className="row-button" to={to} aria-label={label} title={label} tabIndex={tabIndex}>
      <RowIcon name={icon} />
    </Link>
  );
}

const icons = {
  award: EmojiEventsIcon,
  delete: DeleteIcon,
  edit: EditIcon,
  history: HistoryIcon,
  move: EventRepeatIcon,
  key: KeyIcon,
  no: CloseIcon,
  person: PersonIcon,
  qr: QrCodeIcon,
  save: SaveIcon,
  undo: UndoIcon,
  unlink: LinkOffIcon,
  yes: CheckIcon,
};

type RowIconName = keyof typeof icons;

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

interface Named {
  /** What it leads to, where its text alone does not say it. */
  label?: string;
  children: ReactNode;
}

/** The text of a cell that leads to another page; leaner than the library's link, because every row has one. */
export function CellLink({ to, label, children }: Named & { to: LinkProps['to'] }) {
  const tabIndex = useRowTabIndex();
  return (
    <Link className="row-link" to={to} aria-label={label} tabIndex={tabIndex}>
      {children}
    </Link>
  );
}

/** The text of a cell that leads out of the app, such as to a mail. */
export function CellAnchor({ href, label, children }: Named & { href: string }) {
  const tabIndex = useRowTabIndex();
  return (
    <a className="row-link" href={href} aria-label={label} tabIndex={tabIndex}>
      {children}
    </a>
  );
}

/** The text of a cell that opens something on this page. */
export function CellButton({ onClick, label, children }: Named & { onClick: () => void }) {
  const tabIndex = useRowTabIndex();
  return (
    <button className="row-link" type="button" aria-label={label} tabIndex={tabIndex} onClick={onClick}>
      {children}
    </button>
  );
}

/**
 * How what can be pressed in rows looks, for the global style sheet: every row has several, and a styled component costs
 * more to draw than the element itself.
 */
export const rowStyles = {
  '.row-checkbox': {
    width: 20,
    height: 20,
    margin: 0,
    cursor: 'pointer',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '.row-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '.row-button:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '.row-button:disabled': { color: 'var(--mui-palette-action-disabled)', cursor: 'default', background: 'none' },
  '.row-icon': { width: 20, height: 20, flexShrink: 0, fill: 'currentColor' },
  '.row-link': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: 'var(--mui-palette-primary-main)',
    textDecoration: 'underline',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // Cards are for thumbs.
  'li .row-button': { width: 44, height: 44, verticalAlign: 'middle' },
  'li .row-link': {
    display: 'inline-block',
    minWidth: 24,
    paddingBlock: 4,
    textAlign: 'inherit',
    // Else its text would stand higher than what is beside it.
    overflow: 'visible',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
} as const;
