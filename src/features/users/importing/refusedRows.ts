import type { TFunction } from 'i18next';
import { harmless, phoneCell } from '@/ui/csvText';
import { importedFields } from './memberColumns';
import type { RowStatus } from './ownFindings';
import type { MembersFile } from './reading/membersOf';
import { reasonsText } from './reasonsText';

/**
 * Returns the refused rows as records for a file, below their headings: the line in the file they come from, what
 * stands there, and why that is refused. Corrected, the file can be imported itself.
 */
export function refusedRows(
  file: Pick<MembersFile, 'rows' | 'lines'>,
  rowStatuses: readonly (RowStatus | null)[],
  t: TFunction,
): string[][] {
  const headings = [
    t('importing.line'),
    ...importedFields.map((field) => t(`importing.column.${field}`)),
    t('importing.reasons'),
  ];
  const records = file.rows.flatMap((row, at) => {
    const rowStatus = rowStatuses[at];
    if (rowStatus?.verdict !== 'refused') return [];
    const cells = importedFields.map((field) =>
      field === 'phone' || field === 'mobile' ? phoneCell(row[field]) : harmless(row[field]),
    );
    return [[String(file.lines[at] ?? ''), ...cells, reasonsText(rowStatus.errors, t)]];
  });
  return [headings, ...records];
}
