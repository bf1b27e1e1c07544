import type { ImportAnswer, ImportedRow } from '@contract/memberImport';
import { importedFields } from './memberColumns';
import { type Finding, isRemark } from './reading/finding';

type ServerStatus = ImportAnswer['verdicts'][number];

/** What becomes of a row, why it is refused, and what is to be checked in it. */
export interface RowStatus extends Pick<ServerStatus, 'verdict' | 'isRenamed'> {
  errors: readonly Finding[];
  remarks?: readonly Finding[];
}

const forbidden = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/u;
const allForbidden = new RegExp(forbidden, 'gu');
const unique = ['email', 'username'] as const;

/** Returns what is found in a row here already: characters for which the server would refuse a whole part of the file. */
export function ownFindings(row: ImportedRow): Finding[] {
  return importedFields
    .filter((field) => forbidden.test(row[field]))
    .map((field) => ({ path: `/${field}`, reason: 'forbidden-characters' }));
}

/**
 * Returns what stands twice, by the position of its row: the server cannot see it while it is asked about parts of the file.
 */
export function repetitions(rows: readonly ImportedRow[]): ReadonlyMap<number, Finding[]> {
  const found = new Map<number, Finding[]>();
  for (const field of unique) {
    const seen = new Set<string>();
    for (const [at, { [field]: text }] of rows.entries()) {
      const key = text.normalize('NFC').toLowerCase();
      if (key === '') continue;
      if (seen.has(key)) found.set(at, [...(found.get(at) ?? []), { path: `/${field}`, reason: 'repeated' }]);
      seen.add(key);
    }
  }
  return found;
}

/** Returns the row without the characters for which the server would refuse others with it. */
export function sendable(row: ImportedRow): ImportedRow {
  const cleaned = { ...row };
  for (const field of importedFields) cleaned[field] = sendableText(row[field]);
  return cleaned;
}

export const sendableText = (text: string): string => text.replaceAll(allForbidden, '');

export const hasRemarks = (status: RowStatus | null): boolean => (status?.remarks ?? []).length > 0;

/** Returns the status together with what was found here; anything but a remark refuses the row. */
export function withFindings(rowStatus: RowStatus, findings: readonly Finding[]): RowStatus {
  const { errors, remarks = [] } = rowStatus;
  const added = (known: readonly Finding[], areRemarks: boolean) =>
    findings.filter(
      (one) =>
        isRemark(one) === areRemarks && !known.some(({ path, reason }) => path === one.path && reason === one.reason),
    );
  const [newErrors, newRemarks] = [added(errors, false), added(remarks, true)];
  if (newErrors.length + newRemarks.length === 0) return rowStatus;
  return {
    ...rowStatus,
    verdict: newErrors.length > 0 ? 'refused' : rowStatus.verdict,
    errors: [...newErrors, ...errors],
    remarks: [...newRemarks, ...remarks],
  };
}
