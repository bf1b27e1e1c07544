// First, because notistack adds its styles while it is loaded and needs the nonce for them.
import './nonce';
import Alert from '@mui/material/Alert';
import { closeSnackbar, SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Severity } from './useNotify';

export interface Notice {
  text: string;
  severity: Severity;
}

export interface NoticeShelfProps {
  waiting: readonly Notice[];
  /** Told once they are shown. */
  onTaken: (visible: readonly Notice[]) => void;
}

/** Shows the short messages at the edge of the screen, at most three at a time. */
export function NoticeShelf(props: NoticeShelfProps) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ success: Message, info: Message, warning: Message, error: Message }}
    >
      <Taking {...props} />
    </SnackbarProvider>
  );
}

function Taking({ waiting, onTaken }: NoticeShelfProps) {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { text, severity } of waiting) enqueueSnackbar(text, { variant: severity });
    onTaken(waiting);
  }, [waiting, onTaken, enqueueSnackbar]);
  return null;
}

function Message({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  return (
    <SnackbarContent ref={ref ?? null} role="none">
      <Alert
        severity={variant === 'default' ? 'info' : variant}
        variant="filled"
        role={variant === 'error' ? 'alert' : 'status'}
        onClose={() => closeSnackbar(id)}
        closeText={t('ui.close')}
        sx={{ width: '100%', boxShadow: 4 }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}
