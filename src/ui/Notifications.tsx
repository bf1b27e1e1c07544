// First, because notistack adds its styles while it is loaded and needs the nonce for them.
import './nonce';
import Alert from '@mui/material/Alert';
import { closeSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** Holds the short messages at the edge of the screen, at most three at a time. */
export function Notifications({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ success: Message, info: Message, warning: Message, error: Message }}
    >
      {children}
    </SnackbarProvider>
  );
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
