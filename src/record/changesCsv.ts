import { dayjs } from '@/i18n/dayjs';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import { csvText, harmless } from '@/ui/saveFile';
import type { Change } from '@contract/change';
import type { Locale } from '@contract/lists';

/** As spreadsheets read moments, at the reader's place. */
const momentFormat: Readonly<Record<Locale, string>> = { en: 'YYYY-MM-DD HH:mm:ss', de: 'DD.MM.YYYY HH:mm:ss' };

/** Returns the changes as a CSV file (RFC 4180) with these columns, in the words of the locale. */
export function changesCsv(changes: readonly Change[], columns: readonly GridColumn<Change>[], locale: Locale): string {
  const cell = (change: Change, { field, text }: GridColumn<Change>) =>
    field === 'at' ? dayjs(change.at).format(momentFormat[locale]) : harmless(text(change));
  const records = changes.map((change) => columns.map((column) => cell(change, column)));
  return csvText([columns.map(({ header }) => header), ...records], locale);
}
