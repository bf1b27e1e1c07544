import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showDate, todayHere } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { PrintedTable } from '../../../ui/PrintedTable';
import type { LeagueRow } from '../leagueRows';

interface PrintButtonProps {
  rows: readonly LeagueRow[];
  /** Whose table it is, of which season, and what else narrows it. */
  heading: readonly string[];
}

/** Prints all rows that are shown, of every page, with the rule below them. */
export function PrintButton({ rows, heading }: PrintButtonProps) {
  const { t } = useTranslation();
  const [isPrinted, setPrinted] = useState(false);
  const done = useCallback(() => setPrinted(false), []);
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  const print = () => {
    // The table must stand in the document at the moment of printing.
    flushSync(() => setPrinted(true));
    window.print();
  };
  return (
    <>
      <Button size="small" startIcon={<PrintIcon />} disabled={rows.length === 0} onClick={print}>
        {t('league.takeOut.print')}
      </Button>
      {isPrinted && (
        <PrintedTable
          title={t('league.title')}
          heading={[...heading, showDate(todayHere(), locale)]}
          columns={[
            { id: 'rank', label: t('league.rank') },
            { id: 'player', label: t('league.player') },
            { id: 'totalPoints', label: t('league.totalPoints'), align: 'right' },
          ]}
          rows={rows.map(({ playerId, rank, player, totalPoints, tied }) => ({
            id: playerId,
            cells: [tied ? t('league.takeOut.tied', { rank }) : `${rank}`, player, number.format(totalPoints)],
          }))}
          note={`${t('league.rule.text')} ${t('league.rule.noEvents')}`}
          onDone={done}
        />
      )}
    </>
  );
}
