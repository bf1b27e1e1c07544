import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '@/errors/problem';
import { Notice } from './Notice';

interface RetryNoticeProps {
  /** Of the call that failed. */
  error: unknown;
  /** What failed; that something could not be loaded where it is not given. */
  text?: string;
  severity?: 'error' | 'warning';
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says what failed and why, and tries it again. */
export function RetryNotice({ error, text, severity = 'error', onRetry, isRetrying = false }: RetryNoticeProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <Notice
      severity={severity}
      action={
        <Button color="inherit" size="small" loading={isRetrying} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {text ?? t('ui.refused')} {problemText(error)}
    </Notice>
  );
}
