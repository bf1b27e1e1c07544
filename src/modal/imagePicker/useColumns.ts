import useMediaQuery from '@mui/material/useMediaQuery';

/** Returns how many images stand side by side in a window of this width: 2, 3 or 4 (specification §2). */
export function useColumns(): 2 | 3 | 4 {
  const isMedium = useMediaQuery('(min-width:600px)', { noSsr: true });
  const isWide = useMediaQuery('(min-width:1000px)', { noSsr: true });
  if (isWide) return 4;
  return isMedium ? 3 : 2;
}
