import { deDE } from '@mui/material/locale';
import { createTheme, type CSSObject, type Theme, type ThemeOptions } from '@mui/material/styles';
import { rowStyles } from '@/ui/dataGrid/RowButton';
import { NOTICES } from '@/ui/snackbarInset';
import type { Locale } from '@contract/lists';

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

const CHOSEN =
  ':is([aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), .Mui-selected, .Mui-focused[role=option])';

/** Contrast themes of the system replace all colours and drop shadows: what only these show gets a line in a system colour. */
const inContrastThemes = {
  '@media (forced-colors: active)': {
    [CHOSEN]: { outline: '3px solid Highlight !important', outlineOffset: '-3px !important' },
    // An element has one outline: two lines around it say that it is chosen and has the focus.
    [`${CHOSEN}:focus-visible`]: { outline: '7px double Highlight !important', outlineOffset: '-1px !important' },
    '.MuiButton-contained, .MuiPaper-elevation:not(.MuiPaper-elevation0), .MuiTooltip-tooltip, .MuiAlert-root': {
      border: '1px solid !important',
    },
    '.MuiButton-contained.Mui-disabled': { borderColor: 'GrayText !important' },
  },
} as const;

/** On paper every page is light, and nothing can be pressed. */
function onPaper(theme: Theme) {
  const sheets: readonly Readonly<Record<string, CSSObject>>[] = theme.generateStyleSheets();
  return {
    '@media print': {
      ':root:is([data-dark], [data-sunlight])': sheets.map((sheet) => sheet[':root, [data-light]']).find(Boolean),
      body: { backgroundColor: '#fff !important' },
      [`.${NOTICES}, .MuiButton-root, .MuiIconButton-root, .row-button`]: { display: 'none !important' },
    },
  };
}

const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      body: { fontVariantNumeric: 'tabular-nums' },
      '*:focus-visible': focusRing,
      // Headings take the focus only to be read out.
      'h1:focus-visible': { outline: 'none' },
      ...rowStyles,
      ...inContrastThemes,
      ...onPaper(theme),
    }),
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
        '&:focus-visible': focusRing,
        // An icon that cannot be pressed is fainter than a word, which is still to be read.
        '&.Mui-disabled': { color: 'var(--mui-palette-text-disabled)' },
      },
      outlined: thickInTheSun,
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40, '&:focus-visible': focusRing } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: thickInTheSun } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiAppBar: flat,
  // Long buttons stand below each other where they have no room beside each other.
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', flexWrap: 'wrap', rowGap: 8 } } },
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
  MuiTypography: {
    // Subtitles are no headings.
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
    // A long word has to fit on a screen of 320 pixels.
    styleOverrides: { h1: { minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' } },
  },
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

/** Fairway green on warm paper with an accent of brass; every text on its ground has a contrast of at least 4.5. */
export const light = {
  primary: { main: '#1f5c3d', light: '#3d7a59', dark: '#143f2a', contrastText: '#ffffff' },
  secondary: { main: '#80591a', light: '#a8823f', dark: '#5c3f10', contrastText: '#ffffff' },
  error: { main: '#a5311f', contrastText: '#ffffff' },
  warning: { main: '#875500', contrastText: '#ffffff' },
  info: { main: '#245d78', contrastText: '#ffffff' },
  success: { main: '#2c6a3a', contrastText: '#ffffff' },
  background: { default: '#f8f4ea', paper: '#fffdf8' },
  text: { primary: '#20281f', secondary: '#545b4f', disabled: '#63695d' },
  divider: '#e2d9c6',
  action: { active: '#545b4f', disabled: '#8d9286', disabledBackground: '#efe9dc' },
};

/** The same course in the evening. */
export const dark = {
  primary: { main: '#8fcca5', light: '#b3dfc3', dark: '#5fa87b', contrastText: '#0d1f15' },
  secondary: { main: '#dcbb76', light: '#ecd6a6', dark: '#b08f4b', contrastText: '#221803' },
  error: { main: '#f3a392', contrastText: '#2d0b05' },
  warning: { main: '#e6b866', contrastText: '#241800' },
  info: { main: '#8ec6e0', contrastText: '#06202d' },
  success: { main: '#97d1a0', contrastText: '#0b2110' },
  background: { default: '#121914', paper: '#19221c' },
  text: { primary: '#ece8dc', secondary: '#b6bbad', disabled: '#9aa093' },
  divider: '#333e36',
  action: { active: '#d5d3c8', disabled: '#6d756a', disabledBackground: '#29332c' },
};

/** Black on white for a screen in the sun; every text on its ground has a contrast of at least 7. */
export const sunlight = {
  primary: { main: '#000000', light: '#333333', dark: '#000000', contrastText: '#ffffff' },
  secondary: { main: '#4a3000', light: '#5c3f10', dark: '#2e1e00', contrastText: '#ffffff' },
  error: { main: '#8b0000', contrastText: '#ffffff' },
  warning: { main: '#5c3a00', contrastText: '#ffffff' },
  info: { main: '#003a5c', contrastText: '#ffffff' },
  success: { main: '#0b4a1a', contrastText: '#ffffff' },
  background: { default: '#ffffff', paper: '#ffffff' },
  text: { primary: '#000000', secondary: '#1a1a1a', disabled: '#454545' },
  divider: '#000000',
  action: { active: '#000000', disabled: '#767676', disabledBackground: '#e6e6e6' },
};

/** The line around a field: dark enough to be found, a contrast of at least 3. */
export const fieldLine = { light: '#8a8371', dark: '#7b8579', sunlight: '#000000' };

/** The line around a field that cannot be used, which stands out less than `fieldLine`. */
export const disabledLine = { light: '#d3cab5', dark: '#3d4941', sunlight: '#8c8c8c' };

/** Where the library chooses between white and black, such as in short messages. */
const contrastThreshold = 4.5;

const look: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: {
    light: { palette: { ...light, contrastThreshold } },
    dark: { palette: { ...dark, contrastThreshold } },
    // A scheme that the library does not know has to come complete.
    sunlight: { palette: createTheme({ palette: { ...sunlight, contrastThreshold } }).palette },
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
