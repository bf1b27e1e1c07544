import { createContext, useContext } from 'react';

/** Whether what is drawn stands in a cell of a grid, where the arrow keys lead and not the tabulator. */
export const InGridCell = createContext(false);

/** Returns the tab index of something that is pressed in a row: in a grid the cell is in the way of the tabulator, not its content. */
export const useRowTabIndex = (): -1 | 0 => (useContext(InGridCell) ? -1 : 0);
