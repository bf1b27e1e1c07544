import { createContext, useContext } from 'react';

/** Opens the dialog that exports the Redux state; null where whoever is here may not. */
export const StateExporting = createContext<(() => void) | null>(null);

/** Returns how the dialog that exports the Redux state is opened, or null for those who may not. */
export const useStateExport = (): (() => void) | null => useContext(StateExporting);
