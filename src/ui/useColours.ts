import { useColorScheme } from '@mui/material/styles';

export const colourModes = ['light', 'dark', 'system', 'sunlight'] as const;

export type ColourMode = (typeof colourModes)[number];

/**
 * Returns the chosen colours, which this browser remembers, and how to choose others; leaving sunlight restores the
 * colours chosen before.
 */
export function useColours(): { mode: ColourMode; choose: (mode: ColourMode) => void; leaveSunlight: () => void } {
  const { mode = 'system', lightColorScheme, setMode, setColorScheme } = useColorScheme();
  const leaveSunlight = () => setColorScheme({ light: 'light', dark: 'dark' });
  return {
    mode: lightColorScheme === 'sunlight' ? 'sunlight' : mode,
    choose: (chosen) => {
      // In place of both others: then what was chosen between them stays as it is.
      if (chosen === 'sunlight') setColorScheme({ light: 'sunlight', dark: 'sunlight' });
      else {
        leaveSunlight();
        setMode(chosen);
      }
    },
    leaveSunlight,
  };
}
