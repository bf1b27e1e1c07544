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
