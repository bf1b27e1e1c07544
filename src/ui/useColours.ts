import { useColorScheme } from '@mui/material/styles';

export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

/** Returns the chosen colours, which this browser remembers, and how to choose others. */
export function useColours(): { mode: ColourMode; choose: (mode: ColourMode) => void } {
  const { mode = 'system', setMode } = useColorScheme();
  return { mode, choose: setMode };
}
