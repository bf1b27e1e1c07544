import { useTranslation } from 'react-i18next';
import type { LeagueEntries } from '../../../../contract/league';
import { currentLocale } from '../../../i18n/locale';
import { PrintedTable } from '../../../ui/PrintedTable';
import { entryFields, entryText, type EntryField } from '../entryText';
import { useSumsText } from '../useSumsText';

interface PrintedEntriesProps {
  list: LeagueEntries;
  heading: readonly string[];
  onDone: () => void;
}

const words: readonly EntryField[] = ['player', 'training', 'date', 'balls'];

/** The entries on paper, with their sums below. */
export function PrintedEntries({ list, heading, onDone }: PrintedEntriesProps) {
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
