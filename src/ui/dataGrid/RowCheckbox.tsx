import { styled } from '@mui/material/styles';
import type { GridSlotsComponentsProps } from '@mui/x-data-grid';
import { createContext, useContext } from 'react';

/** How the checkbox of the row with this id is named. */
export const RowLabel = createContext<(id: string) => string>(() => '');

/** The browser's own: the library's costs more than the rest of a row. */
export const Checkbox = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  margin: 0,
  cursor: 'pointer',
  accentColor: (theme.vars ?? theme).palette.primary.main,
}));

type RowCheckboxProps = NonNullable<GridSlotsComponentsProps['rowCheckbox']>;

/** The checkbox of a row of the grid, named after the row. */
export function RowCheckbox({ rowId, checked, onChange, onClick, onKeyDown, tabIndex }: RowCheckboxProps) {
  const labelOf = useContext(RowLabel);
  return (
    <Checkbox
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
