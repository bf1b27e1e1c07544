import { deDE } from '@mui/material/locale';
import { createTheme, type Components, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { Locale } from '../../contract/lists';
import { rowStyles } from '../ui/dataGrid/rowStyles';
import { dark, disabledLine, fieldLine, light, sunlight } from './colours';

declare module '@mui/material/styles' {
  interface ColorSchemeOverrides {
    sunlight: true;
  }
}

const humanist = "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Source Sans 3', sans-serif";
const heading = "Optima, Candara, 'Noto Sans', Ubuntu, 'DejaVu Sans', 'Source Sans 3', sans-serif";

const focusRing = { outline: '3px solid var(--mui-palette-secondary-main)', outlineOffset: 2 };
/** In the sun a thin line is no line. */
const thickInTheSun = ({ theme }: { theme: Theme }) => theme.applyStyles('sunlight', { borderWidth: 2 });
const flat = { defaultProps: { elevation: 0 } };

const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums' },
      '*:focus-visible': focusRing,
      // Headings take the focus only to be read out.
      'h1:focus-visible': { outline: 'none' },
      ...rowStyles,
    },
  },
  MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        minHeight: 40,
        paddingInline: 18,
        // An icon that cannot be pressed is fainter than a word, which is still to be read.
        '&.Mui-disabled': { color: 'var(--mui-palette-text-disabled)' },
      },
      outlined: thickInTheSun,
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: thickInTheSun } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiAppBar: flat,
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: used }) => ({
        '&.Mui-disabled': {
          backgroundColor: 'var(--mui-palette-action-disabledBackground)',
          '& .MuiOutlinedInput-notchedOutline': [
            { borderColor: disabledLine.light },
            used.applyStyles('dark', { borderColor: disabledLine.dark }),
            used.applyStyles('sunlight', { borderColor: disabledLine.sunlight }),
          ],
        },
      }),
      notchedOutline: ({ theme: used }) => [
        { borderColor: fieldLine.light },
        used.applyStyles('dark', { borderColor: fieldLine.dark }),
        used.applyStyles('sunlight', { borderColor: fieldLine.sunlight, borderWidth: 2 }),
      ],
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  // Subtitles are no headings.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: used }) => [
        { textTransform: 'none', fontWeight: 600 },
        used.applyStyles('sunlight', {
          borderWidth: 2,
          '&.Mui-selected, &.Mui-selected:hover': { color: '#ffffff', backgroundColor: '#000000' },
        }),
      ],
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiTooltip: { defaultProps: { arrow: true } },
};

const look: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: {
    light: { palette: light },
    dark: { palette: dark },
    // A scheme that the library does not know has to come complete.
    sunlight: { palette: createTheme({ palette: sunlight }).palette },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: humanist,
    h1: { fontFamily: heading, fontSize: '1.9rem', fontWeight: 600, lineHeight: 1.2 },
    h2: { fontFamily: heading, fontSize: '1.4rem', fontWeight: 600, lineHeight: 1.3 },
    h3: { fontFamily: heading, fontSize: '1.15rem', fontWeight: 600, lineHeight: 1.35 },
    h6: { fontFamily: heading, fontWeight: 600 },
    overline: { letterSpacing: '0.08em', fontWeight: 600, lineHeight: 2 },
  },
  components,
  motion: { reducedMotion: 'system' },
};

/**
 * Returns the look of the app in light, dark and for the sun, of which the user's choice or the device's counts, with the
 * library's own words in this locale.
 */
export const themeIn = (locale: Locale): Theme => createTheme(look, locale === 'de' ? deDE : {});
