import { useSnackbar } from 'notistack';
import { useCallback } from 'react';

type Severity = 'success' | 'info' | 'warning' | 'error';

/** Returns a function that shows a short message for some seconds. */
export function useNotify(): (text: string, severity?: Severity) => void {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (text, severity = 'success') => void enqueueSnackbar(text, { variant: severity }),
    [enqueueSnackbar],
  );
}
