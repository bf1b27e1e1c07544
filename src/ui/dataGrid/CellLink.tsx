import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useRowTabIndex } from './inGridCell';

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
