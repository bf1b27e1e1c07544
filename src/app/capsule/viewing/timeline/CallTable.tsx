import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CapsuleCall } from '../../../../capsule/capsuleFile';
import { showTimeWithSeconds } from '../../../../i18n/dates';
import { currentLocale } from '../../../../i18n/locale';

const columns = ['endpoint', 'method', 'status', 'duration', 'requestId', 'time'] as const;

/** The last calls of the API, as far as the capsule tells of them. */
export function CallTable({ calls }: { calls: readonly CapsuleCall[] }) {
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
