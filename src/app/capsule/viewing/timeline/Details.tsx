import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CapsuleCall, CapsuleError } from '@/capsule/capsuleFile';
import { shortJson } from '@/capsule/shortJson';
import { showInstant, showTimeWithSeconds } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import type { Opened } from '../openCapsule';
import { ActionDetails } from './ActionDetails';
import { JsonText } from './JsonText';
import type { Travel } from './useTravel';

type Subject = 'action' | 'errors' | 'calls';

/** What is known of the step that is shown, the errors that were caught, and the calls of the API. */
export function Details({ opened, travel }: { opened: Opened; travel: Travel }) {
  const { t } = useTranslation();
  const { errors, calls } = opened.capsule;
  const [subject, setSubject] = useState<Subject>('action');
  const id = useId();
  const labels: Record<Subject, string> = {
    action: t('capsuleViewer.details.action'),
    errors: t('capsuleViewer.details.errors', { count: errors.length }),
    calls: t('capsuleViewer.details.calls', { count: calls.length }),
  };
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Tabs
        value={subject}
        onChange={(_event, chosen: Subject) => setSubject(chosen)}
        aria-label={t('capsuleViewer.details.label')}
        variant="scrollable"
        sx={{ flexShrink: 0 }}
      >
        {(['action', 'errors', 'calls'] as const).map((one) => (
          <Tab key={one} value={one} label={labels[one]} id={`${id}-${one}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${subject}`}
        tabIndex={0}
        sx={{ overflow: 'auto', pt: 1, '&:focus-visible': { outlineOffset: -3 } }}
      >
        {subject === 'action' && <ActionDetails opened={opened} step={travel.step} />}
        {subject === 'errors' && <ErrorList errors={errors} last={travel.last} go={travel.go} />}
        {subject === 'calls' && <CallTable calls={calls} />}
      </Box>
    </Box>
  );
}

interface ErrorListProps {
  errors: readonly CapsuleError[];
  last: number;
  go: (step: number) => void;
}

/** The errors that were caught, each with its stack and the way to the step at which it was. */
function ErrorList({ errors, last, go }: ErrorListProps) {
  const { t } = useTranslation();
  if (errors.length === 0) return <Typography variant="body2">{t('capsuleViewer.errors.none')}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, pl: 3 }}>
      {errors.map(({ at, afterSteps, message, stack }, index) => {
        const step = Math.min(afterSteps, last);
        return (
          <li key={`${at}-${index}`}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{message}</Typography>
            <Typography variant="body2" color="textSecondary">
              {showInstant(at, currentLocale())}{' '}
              <Button size="small" onClick={() => go(step)}>
                {t('capsuleViewer.errors.go', { step })}
              </Button>
            </Typography>
            <JsonText
              text={stack || t('capsuleViewer.errors.noStack')}
              label={t('capsuleViewer.errors.stack', { message: shortJson(message, { most: 80 }) })}
            />
          </li>
        );
      })}
    </Box>
  );
}

const columns = ['endpoint', 'method', 'status', 'duration', 'requestId', 'time'] as const;

/** The last calls of the API, as far as the capsule tells of them. */
function CallTable({ calls }: { calls: readonly CapsuleCall[] }) {
  const { t } = useTranslation();
  if (calls.length === 0) return <Typography variant="body2">{t('capsuleViewer.calls.none')}</Typography>;
  const rows = calls.map((call) => ({
    ...call,
    status: String(call.status),
    duration: `${call.milliseconds} ms`,
    requestId: call.requestId ?? t('capsuleViewer.calls.noId'),
    time: showTimeWithSeconds(call.at, currentLocale()),
  }));
  return (
    <Table size="small" aria-label={t('capsuleViewer.details.calls', { count: calls.length })}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{t(`capsuleViewer.calls.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={index}>
            {columns.map((column) => (
              <TableCell key={column} sx={{ overflowWrap: 'anywhere' }}>
                {row[column]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
