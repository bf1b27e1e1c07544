import { useTranslation } from 'react-i18next';
import { useProblemText } from '@/errors/problem';
import { LoadingButton } from './LoadingButton';
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
        <LoadingButton color="inherit" size="small" loading={isRetrying} onClick={onRetry}>
          {t('ui.retry')}
        </LoadingButton>
      }
    >
      {`${text ?? t('ui.refused')} ${problemText(error)}`}
    </Notice>
  );
}
