import useMediaQuery from '@mui/material/useMediaQuery';

/** Returns whether the window is narrower than 600 px: there dialogs fill it, and rows of grids are cards. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width:599.95px)', { noSsr: true });

/** Returns whether the window is that of a phone, upright or on its side. */
export const useIsPhoneEitherWay = (): boolean =>
  useMediaQuery('(max-width:599.95px), (max-height:500px)', { noSsr: true });
