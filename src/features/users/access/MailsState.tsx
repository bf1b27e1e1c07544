import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetAccessMailsQuery } from '@/api/access';
import { useProblemText } from '@/errors/problem';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { Notice } from '@/ui/Notice';
import type { MailsOfBatch } from '@contract/access';

/** While mails are on their way; what failed is tried again by the minute. */
const ASK_AGAIN_MS = 1_000;
const ASK_LATER_MS = 15_000;
/** More would hide what can be done about them. */
const MOST_LISTED = 20;

type Failed = MailsOfBatch['failed'][number];

interface MailsStateProps {
  /** Of mails that were queued at once. */
  batchId: string;
  /** To whom, where it is one mail. */
  email?: string;
}

/** Says what has become of mails, until each was sent or given up. */
export function MailsState({ batchId, email }: MailsStateProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error } = useMailsOfBatch(batchId);
  if (error) return <Notice severity="error">{problemText(error)}</Notice>;
  if (!data) return <Typography role="status">{t('access.mailing.queued')}</Typography>;
  const { sent, waiting, failed } = data;
  const sending = waiting - failed.filter(({ triedUntil }) => triedUntil).length;
  return (
    <Stack spacing={1}>
      {sent > 0 && (
        <Notice severity="success">
          {email === undefined ? t('access.mailing.sent', { count: sent }) : t('access.mailing.sentTo', { email })}
        </Notice>
      )}
      {sending > 0 && (
        <Typography role="status">
          {email === undefined
            ? t('access.mailing.sending', { count: sending })
            : t('access.mailing.sendingTo', { email })}
        </Typography>
      )}
      <FailedMails failed={failed} />
    </Stack>
  );
}

function FailedMails({ failed }: { failed: readonly Failed[] }) {
  const { t } = useTranslation();
  const [first, ...others] = failed;
  if (!first) return null;
  const isWaiting = failed.every(({ triedUntil }) => triedUntil);
  const words = ({ email, failure, triedUntil }: Failed) => {
    const values = { email, reason: t(`access.mailing.failure.${failure}`) };
    return triedUntil
      ? t('access.mailing.retried', { ...values, date: showInstant(triedUntil, currentLocale()) })
      : t('access.mailing.failed', values);
  };
  return (
    <Notice severity={isWaiting ? 'warning' : 'error'}>
      {others.length === 0 ? (
        words(first)
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
          {failed.slice(0, MOST_LISTED).map((one) => (
            <li key={one.id}>{words(one)}</li>
          ))}
          {failed.length > MOST_LISTED && <li>{t('access.mailing.more', { count: failed.length - MOST_LISTED })}</li>}
        </Box>
      )}
    </Notice>
  );
}

function useMailsOfBatch(batchId: string) {
  const { data } = useGetAccessMailsQuery({ batchId });
  const failing = data?.failed.filter(({ triedUntil }) => triedUntil).length ?? 0;
  const waiting = data?.waiting ?? 1;
  const pollingInterval = waiting === 0 ? 0 : waiting > failing ? ASK_AGAIN_MS : ASK_LATER_MS;
  return useGetAccessMailsQuery({ batchId }, { pollingInterval });
}
