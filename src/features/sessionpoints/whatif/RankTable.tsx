import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { RecomputedEntry } from '../../../../contract/whatIf';
import { currentLocale } from '../../../i18n/locale';
import { personName } from '../../../i18n/personName';
import { movementOf } from './movement';

const narrow = { px: { xs: 0.5, sm: 2 } };
const mark = { up: '▲', down: '▼', none: '=' };

/** Players with the old rank beside the new one, and their total points before and after. */
export function RankTable({ label, entries }: { label: string; entries: readonly RecomputedEntry[] }) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(currentLocale());
  const movementText = (entry: RecomputedEntry) => {
    const movement = movementOf(entry);
    if (movement.direction === 'none') return t('points.whatIf.sameRank');
    return t(`points.whatIf.${movement.direction}`, { count: movement.ranks });
  };
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {(['oldRank', 'newRank'] as const).map((column) => (
            <TableCell key={column} align="right" sx={narrow}>
              {t(`points.whatIf.${column}`)}
            </TableCell>
          ))}
          <TableCell sx={narrow}>{t('points.whatIf.player')}</TableCell>
          {(['oldTotal', 'newTotal'] as const).map((column) => (
            <TableCell key={column} align="right" sx={narrow}>
              {t(`points.whatIf.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.player.id}>
            <TableCell align="right" sx={narrow}>
              {number.format(entry.before.rank)}
            </TableCell>
            <TableCell align="right" sx={narrow}>
              {number.format(entry.after.rank)}
            </TableCell>
            <TableCell component="th" scope="row" sx={{ ...narrow, overflowWrap: 'anywhere' }}>
              {personName(entry.player)}
              <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                <span aria-hidden>{mark[movementOf(entry).direction]}</span> {movementText(entry)}
              </Box>
            </TableCell>
            <TableCell align="right" sx={narrow}>
              {number.format(entry.before.totalPoints)}
            </TableCell>
            <TableCell align="right" sx={narrow}>
              {number.format(entry.after.totalPoints)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
