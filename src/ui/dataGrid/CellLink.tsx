import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useRowTabIndex } from './inGridCell';

const look = {
  color: 'var(--mui-palette-primary-main)',
  textDecoration: 'underline',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Room to press in a card.
  'li &': { display: 'inline-block', paddingBlock: 4, overflowWrap: 'anywhere', whiteSpace: 'normal' },
} as const;

const PlainLink = styled(Link)(look);
const PlainAnchor = styled('a')(look);
const PlainButton = styled('button')({
  ...look,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
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
    <PlainLink to={to} aria-label={label} tabIndex={tabIndex}>
      {children}
    </PlainLink>
  );
}

/** The text of a cell that leads out of the app, such as to a mail. */
export function CellAnchor({ href, label, children }: Named & { href: string }) {
  const tabIndex = useRowTabIndex();
  return (
    <PlainAnchor href={href} aria-label={label} tabIndex={tabIndex}>
      {children}
    </PlainAnchor>
  );
}

/** The text of a cell that opens something on this page. */
export function CellButton({ onClick, label, children }: Named & { onClick: () => void }) {
  const tabIndex = useRowTabIndex();
  return (
    <PlainButton type="button" aria-label={label} tabIndex={tabIndex} onClick={onClick}>
      {children}
    </PlainButton>
  );
}
