import type { MouseEventHandler, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useRowTabIndex } from './inGridCell';
import { RowIcon, type RowIconName } from './RowIcon';

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
