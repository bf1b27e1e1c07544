import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Which rows are checked, and what to do when that changes. */
export interface GridSelection<Row> {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Names the checkbox of a row; should stay the same function. */
  rowLabel: (row: Row) => string;
  /** Names the checkbox of all rows of the page. */
  allLabel: string;
}

type Checked = Pick<GridSelection<unknown>, 'chosen' | 'onChoose'>;

// By context, so that checking one row draws the checkboxes again and not every cell of the table.
const CheckedRows = createContext<Checked>({ chosen: new Set(), onChoose: () => undefined });

export function CheckedRowsProvider({ chosen, onChoose, children }: Checked & { children: ReactNode }) {
  const checked = useMemo(() => ({ chosen, onChoose }), [chosen, onChoose]);
  return <CheckedRows value={checked}>{children}</CheckedRows>;
}

export function RowCheckbox({ id, label }: { id: string; label: string }) {
  const { chosen, onChoose } = useContext(CheckedRows);
  const change = (isChecked: boolean) => {
    const next = new Set(chosen);
    if (isChecked) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return <NamedCheckbox label={label} checked={chosen.has(id)} onChange={(_event, isChecked) => change(isChecked)} />;
}

export function AllCheckbox({ ids, label }: { ids: readonly string[]; label: string }) {
  const { chosen, onChoose } = useContext(CheckedRows);
  const checked = ids.filter((id) => chosen.has(id)).length;
  return (
    <NamedCheckbox
      label={label}
      checked={ids.length > 0 && checked === ids.length}
      indeterminate={checked > 0 && checked < ids.length}
      onChange={(_event, isChecked) => onChoose(new Set(isChecked ? ids : []))}
    />
  );
}

function NamedCheckbox({ label, ...rest }: { label: string } & CheckboxProps) {
  return <Checkbox {...rest} slotProps={{ input: { 'aria-label': label } }} />;
}
