import { readDate } from '@/i18n/dates';
import type { ImportAnswer, ImportedRow } from '@contract/member';
import { importedFields } from './memberColumns';

export type RowStatus = ImportAnswer['verdicts'][number];
type Finding = RowStatus['errors'][number];

const forbidden = /\p{Bidi_Control}/u;
const allForbidden = /\p{Bidi_Control}/gu;
const unique = ['email', 'username'] as const;

/**
 * Returns for each row what is found here already: what stands twice, which the server cannot see while it is asked
 * about parts of the file, characters for which it would refuse a whole part, and days of birth after `today`
 * (`YYYY-MM-DD`).
 */
export function ownFindings(rows: readonly ImportedRow[], today: string): Finding[][] {
  const seen = { email: new Set<string>(), username: new Set<string>() };
  return rows.map((row) => [
    ...importedFields
      .filter((field) => forbidden.test(row[field]))
      .map((field): Finding => ({ path: `/${field}`, reason: 'forbidden-characters' })),
    ...((readDate(row.dateOfBirth) ?? '') > today
      ? [{ path: '/dateOfBirth', reason: 'in-the-future' } satisfies Finding]
      : []),
    ...unique
      .filter((field) => row[field] !== '' && !isNew(seen[field], row[field]))
      .map((field): Finding => ({ path: `/${field}`, reason: 'repeated' })),
  ]);
}

/** Returns the row without the characters for which the server would refuse others with it. */
export function sendable(row: ImportedRow): ImportedRow {
  const cleaned = { ...row };
  for (const field of importedFields) cleaned[field] = row[field].replaceAll(allForbidden, '');
  return cleaned;
}

/** Returns the server's status together with what was found here; any finding refuses the row. */
export function withFindings(rowStatus: RowStatus, findings: readonly Finding[]): RowStatus {
  const added = findings.filter(
    (one) => !rowStatus.errors.some(({ path, reason }) => path === one.path && reason === one.reason),
  );
  if (added.length === 0) return rowStatus;
  return { verdict: 'refused', errors: [...added, ...rowStatus.errors] };
}

function isNew(seen: Set<string>, text: string): boolean {
  const key = text.normalize('NFC').toLowerCase();
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
