import type { ImportAnswer, ImportedRow } from '@contract/memberImport';
import { readDate } from '@/i18n/dates';
import { importedFields } from './memberColumns';

export type RowStatus = ImportAnswer['verdicts'][number];
type Finding = RowStatus['errors'][number];

const forbidden = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/u;
const allForbidden = new RegExp(forbidden, 'gu');
const unique = ['email', 'username'] as const;

/**
 * Returns what is found in a row here already: characters for which the server would refuse a whole part of the file, and a
 * day of birth after `today` (`YYYY-MM-DD`).
 */
export function ownFindings(row: ImportedRow, today: string): Finding[] {
  const isToCome = (readDate(row.dateOfBirth) ?? '') > today;
  return [
    ...importedFields
      .filter((field) => forbidden.test(row[field]))
      .map((field): Finding => ({ path: `/${field}`, reason: 'forbidden-characters' })),
    ...(isToCome ? [{ path: '/dateOfBirth', reason: 'in-the-future' } satisfies Finding] : []),
  ];
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

/** Returns the server's status together with what was found here; any finding refuses the row. */
export function withFindings(rowStatus: RowStatus, findings: readonly Finding[]): RowStatus {
  const added = findings.filter(
    (one) => !rowStatus.errors.some(({ path, reason }) => path === one.path && reason === one.reason),
  );
  if (added.length === 0) return rowStatus;
  return { verdict: 'refused', errors: [...added, ...rowStatus.errors] };
}
