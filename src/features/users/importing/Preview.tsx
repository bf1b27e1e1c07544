import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { Notice } from '@/ui/Notice';
import DownloadIcon from '@mui/icons-material/Download';
import { csvText, saveFile } from '@/ui/saveFile';
import { RowStatusTable } from './RowStatusTable';
import type { MembersFile } from './readMembersFile';
import { refusedRows } from './refusedRows';
import type { Import } from './useImport';

/** What would become of each row of the file, and whether it can be imported. */
export function Preview({ importing, file }: { importing: Import; file: MembersFile }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const {
    name,
    verdicts: rowStatuses,
    counts,
    done,
    total,
    isComplete,
    checkError,
    retry,
    writeError,
    wasRefused,
  } = importing;
  if (checkError !== undefined) {
    return (
      <Notice
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={retry}>
            {t('ui.retry')}
          </Button>
        }
      >
        {t('importing.notChecked')} {problemText(checkError)}
      </Notice>
    );
  }
  if (!isComplete) return <CheckProgress done={done} total={total} />;
  return (
    <Stack spacing={2}>
      {file.ignored.length > 0 && <Notice>{t('importing.ignored', { columns: file.ignored.join(', ') })}</Notice>}
      {file.minuses > 0 && <Notice severity="warning">{t('importing.minuses', { count: file.minuses })}</Notice>}
      {file.highest > 0 && <Notice severity="warning">{t('importing.highest', { count: file.highest })}</Notice>}
      {writeError !== undefined && (
        <Notice severity="error">
          {t('importing.failed')} {problemText(writeError)}
        </Notice>
      )}
      {wasRefused && <Notice severity="warning">{t('importing.notWritten')}</Notice>}
      <Conclusion importing={importing} file={file} />
      <RowStatusTable name={name} file={file} verdicts={rowStatuses} counts={counts} />
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

function Conclusion({ importing, file }: { importing: Import; file: MembersFile }) {
  const { t } = useTranslation();
  const { verdicts: rowStatuses, counts, changes } = importing;
  const download = () => {
    const text = csvText(refusedRows(file, rowStatuses, t), currentLocale());
    saveFile(t('importing.downloadName'), text, 'text/csv;charset=utf-8');
  };
  if (counts.refused > 0) {
    return (
      <Notice
        severity="warning"
        action={
          <Button color="inherit" startIcon={<DownloadIcon />} onClick={download}>
            {t('importing.download')}
          </Button>
        }
      >
        {t('importing.allOrNothing', { count: counts.refused })}
      </Notice>
    );
  }
  if (changes === 0) return <Notice>{t('importing.nothingToDo')}</Notice>;
  return <Notice severity="success">{t('importing.ready', { count: changes })}</Notice>;
}
