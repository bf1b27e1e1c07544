import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { loadWorkTexts, startTexts } from '@/i18n/startTexts';
import { fileOf, type ExportedColumn } from '@/ui/dataGrid/listExport';
import type { Locale } from '@contract/lists';

/** Presses the button that exports a list, and chooses CSV. */
export async function exportCsv(
  user: ReturnType<typeof userEvent.setup>,
  name = i18next.t('ui.grid.exporting.export'),
) {
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
}

/** Returns the CSV file of these rows in the words of the locale. */
export async function csvOfRows<Row>(
  locale: Locale,
  rows: readonly Row[],
  columnsIn: (t: typeof i18next.t) => readonly ExportedColumn<Row>[],
): Promise<string> {
  await startTexts(locale);
  await loadWorkTexts();
  const file = await fileOf('csv', { rows, columns: columnsIn(i18next.t), title: 'List', locale });
  // `Blob.text` would leave out the byte-order mark.
  return Buffer.from(await file.arrayBuffer()).toString('utf8');
}
