import { createContext, useContext } from 'react';

/** Opens the dialog in which somebody reports a problem; null where there is none, such as in a report that is looked at. */
export const OpenReportContext = createContext<(() => void) | null>(null);

/** Returns how the dialog for reporting a problem is opened, or null where there is none. */
export const useOpenReport = (): (() => void) | null => useContext(OpenReportContext);

/** Opens the dialog that exports the Redux state; null where whoever is here may not. */
export const OpenStateExportContext = createContext<(() => void) | null>(null);

/** Returns how the dialog that exports the Redux state is opened, or null for those who may not. */
export const useOpenStateExport = (): (() => void) | null => useContext(OpenStateExportContext);

/**
 * Where the screens stand: `app`, `live` over a saved state, which they begin with and then change, or `replay`, where they
 * only follow what the store says.
 */
export type RenderMode = 'app' | 'live' | 'replay';

export const RenderModeContext = createContext<RenderMode>('app');

/** Returns whether the screens only follow the recorded states. */
export const useIsReplayed = (): boolean => useContext(RenderModeContext) === 'replay';
