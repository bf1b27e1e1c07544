import type { GridSlotsComponentsProps } from '@mui/x-data-grid';
import { createContext, useContext } from 'react';

/** How the checkbox of the row with this id is named. */
export const RowLabel = createContext<(id: string) => string>(() => '');

type RowCheckboxProps = NonNullable<GridSlotsComponentsProps['rowCheckbox']>;

/** The checkbox of a row, named after it: the browser's own, because the library's costs more than the rest of a row. */
export function RowCheckbox({ rowId, checked, onChange, onClick, onKeyDown, tabIndex }: RowCheckboxProps) {
  const labelOf = useContext(RowLabel);
  return (
    <input
      className="row-checkbox"
      type="checkbox"
      aria-label={labelOf(String(rowId))}
      checked={checked ?? false}
      onChange={onChange}
      onClick={onClick}
      onKeyDown={onKeyDown}
      tabIndex={tabIndex}
    />
  );
}
