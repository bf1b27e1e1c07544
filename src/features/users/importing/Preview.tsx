import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { Notice } from '@/ui/Notice';
import { RetryNotice } from '@/ui/RetryNotice';
import { RowStatusTable } from './RowStatusTable';
import type { MembersFile } from './reading/membersOf';
import type { Import } from './useImport';

/** What would become of each row of the file, and whether it can be imported. */
export function Preview({ importing, members }: { importing: Import; members: MembersFile }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { done, total, isChecking, checkError, retry, writeError, wasRefused, rowStatuses, remarked } = importing;
  if (checkError !== undefined) {
    return <RetryNotice error={checkError} text={t('importing.notChecked')} onRetry={retry} />;
  }
  if (isChecking) return <CheckProgress done={done} total={total} />;
  const sharing = rowStatuses.filter((status) =>
    status?.errors.some(({ path, reason }) => path === '/email' && reason === 'repeated'),
  ).length;
  const renamed = rowStatuses.filter((status) => status?.isRenamed).length;
  const remarks = [
    ...(remarked > 0 ? [t('importing.remarked', { count: remarked })] : []),
    ...(sharing > 0 ? [t('importing.sharing', { count: sharing })] : []),
    ...(renamed > 0 ? [t('importing.renaming', { count: renamed })] : []),
  ];
  return (
    <Stack spacing={2}>
      {writeError !== undefined && (
        <Notice severity="error">
          {`${t('importing.failed')} ${refusalOf(writeError)?.code === 'wrong-state' ? t('importing.partsGone') : problemText(writeError)}`}
        </Notice>
      )}
      {wasRefused && (
        <Notice severity="warning" takesFocus>
          {t('importing.notWritten')}
        </Notice>
      )}
      <Conclusion importing={importing} />
      {remarks.length > 0 && (
        <Notice severity="warning">
          {remarks.map((remark) => (
            <div key={remark}>{remark}</div>
          ))}
        </Notice>
      )}
      <RowStatusTable importing={importing} members={members} />
    </Stack>
  );
}

function CheckProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation();
  const text = t('importing.checking', { done, total });
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{text}</Typography>
      <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={text} />
    </Stack>
  );
}

function Conclusion({ importing }: { importing: Import }) {
  const { t } = useTranslation();
  const { counts, changes, saveRefused, encoding, rowStatuses } = importing;
  const strange = rowStatuses.filter((status) => status?.remarks?.some(({ reason }) => reason === 'strange-letters'));
  if (encoding !== null && strange.length > 0) {
    return <Notice severity="warning">{t('importing.strangeLetters', { count: strange.length })}</Notice>;
  }
  if (counts.refused > 0) {
    return (
      <Notice
        severity="warning"
        action={
          <Button color="inherit" startIcon={<DownloadIcon />} onClick={() => void saveRefused()}>
            {t('importing.download')}
          </Button>
        }
      >
        {t('importing.someRefused', { count: counts.refused })}
      </Notice>
    );
  }
  if (changes === 0) return <Notice>{t('importing.nothingToDo')}</Notice>;
  return <Notice severity="success">{t('importing.ready', { count: changes })}</Notice>;
}
