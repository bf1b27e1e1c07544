import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { problemMessage } from '@/errors/problem';
import { showDate, todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { PrintedTable } from '@/ui/PrintedTable';
import { seasonText } from '@/ui/SeasonPicker';
import type { ColumnInfo } from '@/ui/dataGrid/gridColumn';
import { filterTexts } from '@/ui/dataGrid/gridFilter';
import PrintIcon from '@mui/icons-material/Print';
import { useNotify } from '@/ui/useNotify';
import type { LeagueEntries } from '@contract/league';
import { type EntryField, entryFields, entryText } from './entryText';
import { choicesOf, type FilterChoices, filterLabels } from './filterChoices';
import { useAllEntries } from './useAllEntries';
import type { VisibleEntries } from './useEntryFilters';
import { useSumsText } from './useSumsText';

interface PrintButtonProps {
  entries: VisibleEntries;
  clubName: string;
  choices: FilterChoices | undefined;
  columns: readonly ColumnInfo[];
}

/** Prints all entries that the filters ask for, of every page. */
export function PrintButton({ entries, clubName, choices, columns }: PrintButtonProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { read, isReading } = useAllEntries('entries/print', entries);
  const [printed, setPrinted] = useState<LeagueEntries | null>(null);
  const done = useCallback(() => setPrinted(null), []);
  const heading = usePrintHeading(entries, clubName, choices, columns);

  const print = async () => {
    const list = await read();
    if ('error' in list) {
      notify({ textKey: 'leagueEntries.printing.failed', values: { reason: problemMessage(list.error) } }, 'error');
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

/** Returns what stands above the printed entries: the club, the season, every filter by its name, and the day. */
function usePrintHeading(
  { filters, season }: VisibleEntries,
  clubName: string,
  choices: FilterChoices | undefined,
  columns: readonly ColumnInfo[],
): string[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const chosenFilters = filterLabels.flatMap(({ filter, label }) => {
    const chosen = choicesOf(filter, choices, filters[filter] ?? '', t).find(({ id }) => id === filters[filter]);
    return chosen ? [t('leagueEntries.printing.filter', { filter: t(label), value: chosen.name })] : [];
  });
  const columnFilters = filterTexts(filters.where, columns, t);
  const search = filters.q === '' ? [] : [t('leagueEntries.printing.search', { q: filters.q })];
  const printedOn = t('leagueEntries.printing.on', { date: showDate(todayHere(), locale) });
  return [clubName, seasonText(season.choice, t, locale), ...chosenFilters, ...columnFilters, ...search, printedOn];
}

interface PrintedEntriesProps {
  list: LeagueEntries;
  heading: readonly string[];
  onDone: () => void;
}

const words: readonly EntryField[] = ['player', 'training', 'date', 'balls'];

/** The entries on paper, with their sums below. */
function PrintedEntries({ list, heading, onDone }: PrintedEntriesProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const sumsText = useSumsText();
  return (
    <PrintedTable
      title={t('leagueEntries.title')}
      heading={heading}
      columns={entryFields.map((field) => ({
        id: field,
        label: t(`leagueEntries.${field}`),
        ...(words.includes(field) ? {} : { align: 'right' as const }),
      }))}
      rows={list.entries.map((entry) => ({
        id: `${entry.trainingId} ${entry.player.id}`,
        cells: entryFields.map((field) => entryText(entry, field, t, locale)),
      }))}
      note={sumsText(list)}
      isLandscape
      onDone={onDone}
    />
  );
}
