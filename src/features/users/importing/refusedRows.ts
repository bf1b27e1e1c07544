import type { TFunction } from 'i18next';
import { currentLocale } from '@/i18n/locale';
import { csvText, harmless } from '@/ui/csvText';
import { workbook } from '@/ui/xlsx/writeWorkbook';
import type { RowStatus } from './ownFindings';
import { encodedIn } from './reading/encoding';
import { cellValue, type MembersFile, valuesOf } from './reading/membersOf';
import { reasonsText } from './reasonsText';
import type { ChosenFile, FileColumn } from './useMembersFile';

export interface RefusedRowsOptions {
  columns: readonly FileColumn[];
  members: Pick<MembersFile, 'rows' | 'lines'>;
  rowStatuses: readonly (RowStatus | null)[];
  /** Returns the cells of rows by their positions, as they are in the file. */
  cellsOf: (positions: readonly number[]) => Promise<string[][] | null>;
}

/**
 * Returns the refused rows as records for a file, below their headings: the line they come from, why they are refused, and all
 * cells of the file, also those beyond its headings, with what was corrected.
 */
export async function refusedRows(options: RefusedRowsOptions, t: TFunction): Promise<string[][]> {
  const { columns, members, rowStatuses, cellsOf } = options;
  const positions = rowStatuses.flatMap((status, at) => (status?.verdict === 'refused' ? [at] : []));
  const given = (await cellsOf(positions)) ?? [];
  const own = [t('importing.line'), t('importing.reasons')];
  // A file of refused rows may have been chosen itself.
  const isOwn = (column: number) => own.includes(columns[column]?.heading ?? '');
  const records = positions.map((at, index) => {
    const [row, status] = [members.rows[at], rowStatuses[at]];
    const cells = (given[index] ?? []).map((cell, column) => {
      const meaning = columns[column]?.field ?? null;
      const values = valuesOf(meaning, cell);
      const isCorrected = row && values.some(([field, text]) => cellValue(field, text).text !== row[field]);
      return isCorrected ? values.map(([field]) => row[field]).join(', ') : cell;
    });
    return [String(members.lines[at] ?? ''), status ? reasonsText(status, t) : '', ...without(cells, isOwn)];
  });
  const headings = columns.map(({ heading }) => heading);
  return [[...own, ...without(headings, isOwn)], ...records];
}

const without = (cells: readonly string[], isLeftOut: (column: number) => boolean) =>
  cells.filter((_cell, column) => !isLeftOut(column));

/**
 * Returns records of a file of members as the file itself was written: a workbook, or a text with the same delimiter and
 * encoding, or in UTF-8 where that lacks a letter.
 */
export async function fileOfRecords(
  [headings = [], ...rows]: readonly string[][],
  { encoding, delimiter }: Pick<ChosenFile, 'encoding' | 'delimiter'>,
  name: string,
): Promise<{ name: string; content: Blob }> {
  if (delimiter === null || encoding === null) {
    return { name: `${name}.xlsx`, content: await workbook({ name, headings, rows }) };
  }
  const safe = [headings, ...rows].map((cells) => cells.map(harmless));
  const named = [',', ';', '\t'].includes(delimiter) ? '' : `sep=${delimiter}\r\n`;
  const text = named + csvText(safe, currentLocale(), delimiter);
  return { name: `${name}.csv`, content: new Blob([encodedIn(text, encoding) ?? text], { type: 'text/csv' }) };
}
