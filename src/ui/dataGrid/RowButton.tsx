import { styled } from '@mui/material/styles';
import type { SvgIconComponent } from '@mui/icons-material';
import type { MouseEventHandler, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useRowTabIndex } from './inGridCell';

/** Leaner than the library's button, because many rows have several: no ripple, no extra elements. */
const look = {
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
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:disabled': { color: 'var(--mui-palette-action-disabled)', cursor: 'default', background: 'none' },
  '& > svg': { fontSize: 20 },
  // Cards are for thumbs.
  'li &': { width: 44, height: 44 },
} as const;

const PlainButton = styled('button')(look);
const PlainLink = styled(Link)(look);

interface RowButtonProps {
  icon: SvgIconComponent;
  /** What it does, and to which row. */
  label: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A symbol in a row that does something with it. */
export function RowButton({ icon: Icon, label, onClick, isDisabled = false, ref }: RowButtonProps) {
  const tabIndex = useRowTabIndex();
  return (
    <PlainButton
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </PlainButton>
  );
}

/** A symbol in a row that leads to something of it. */
export function RowLink({ icon: Icon, label, to }: { icon: SvgIconComponent; label: string; to: LinkProps['to'] }) {
  const tabIndex = useRowTabIndex();
  return (
    <PlainLink to={to} aria-label={label} title={label} tabIndex={tabIndex}>
      <Icon aria-hidden />
    </PlainLink>
  );
}
