import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../contract/training';
import { useGetGolfclubQuery } from '../../api/golfclub';
import { showDate } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { localizedText } from '../../i18n/localized';
import { PrintedTable } from '../../ui/PrintedTable';
import type { WinnerRow } from './winnerRows';

/** Prints the winners on A4, under the club, the date and the prize. */
export function PrintWinners({ training, rows }: { training: ScheduledTraining; rows: readonly WinnerRow[] }) {
  const { t } = useTranslation();
  const { data: club } = useGetGolfclubQuery({ id: training.golfclubId, members: 'none' });
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  const print = () => {
    // The table must stand in the document at the moment of printing.
    flushSync(() => setPrinting(true));
    window.print();
  };
  const prize = training.session_price;
  const right = 'right' as const;
  return (
    <>
      <Button startIcon={<PrintIcon />} onClick={print} sx={{ minHeight: 44 }}>
        {t('winners.print')}
      </Button>
      {isPrinting && (
        <PrintedTable
          title={t('winners.titleOf', { training: localizedText(training.name) })}
          heading={[
            ...(club ? [club.name] : []),
            showDate(training.plannedDate, currentLocale()),
            ...(prize ? [t('winners.prizeOf', { prize: prize.name })] : []),
          ]}
          columns={[
            { id: 'place', label: t('winners.place') },
            { id: 'players', label: t('winners.players') },
            { id: 'score', label: t('winners.score'), align: right },
            { id: 'handicapPlayed', label: t('winners.handicapPlayed'), align: right },
            { id: 'difference', label: t('winners.difference'), align: right },
            { id: 'points', label: t('winners.points'), align: right },
          ]}
          rows={rows.map((row) => ({
            id: row.id,
            cells: [
              row.isShared ? t('winners.sharedPlace', { place: row.place }) : String(row.place),
              row.players,
              row.score,
              row.handicapPlayed,
              row.handicapDifference,
              row.points,
            ],
          }))}
          note={t('winners.rule')}
          onDone={done}
        />
      )}
    </>
  );
}
