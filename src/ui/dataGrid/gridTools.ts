import { createContext, useContext } from 'react';
import type { GridSort } from './gridSort';

/** What the menu of a column can do besides what the library does. */
export interface GridTools {
  sort: GridSort;
  canFilter: (field: string) => boolean;
  onFilter: (field: string) => void;
  onHide: (field: string) => void;
  onView: () => void;
}

export const GridToolsContext = createContext<GridTools | null>(null);

/** Returns the tools of the surrounding grid. Throws outside of one. */
export function useGridTools(): GridTools {
  const tools = useContext(GridToolsContext);
  if (!tools) throw new Error('useGridTools is for parts of a grid');
  return tools;
}
