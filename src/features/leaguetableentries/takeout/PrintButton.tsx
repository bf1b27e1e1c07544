import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { LeagueEntries } from '../../../../contract/league';
import type { ColumnInfo } from '../../../ui/dataGrid/gridColumn';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import type { FilterChoices } from '../filterChoices';
import type { ShownEntries } from '../useEntryFilters';
import { PrintedEntries } from './PrintedEntries';
import { useAllEntries } from './useAllEntries';
import { usePrintHeading } from './usePrintHeading';

interface PrintButtonProps {
  entries: ShownEntries;
  clubName: string;
  choices: FilterChoices | undefined;
  columns: readonly ColumnInfo[];
}

/** Prints all entries that the filters ask for, of every page. */
export function PrintButton({ entries, clubName, choices, columns }: PrintButtonProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const { read, isReading } = useAllEntries(entries);
  const [printed, setPrinted] = useState<LeagueEntries | null>(null);
  const done = useCallback(() => setPrinted(null), []);
  const heading = usePrintHeading(entries, clubName, choices, columns);

  const print = async () => {
    const list = await read();
    if ('error' in list) {
      notify(t('leagueEntries.printing.failed', { reason: problemText(list.error) }), 'error');
      return;
    }
    // The table must stand in the document at the moment of printing.
    flushSync(() => setPrinted(list));
    window.print();
  };
  return (
    <>
      <Button size="small" startIcon={<PrintIcon />} loading={isReading} onClick={print}>
        {t('leagueEntries.printing.print')}
      </Button>
      {printed && <PrintedEntries list={printed} heading={heading} onDone={done} />}
    </>
  );
}
