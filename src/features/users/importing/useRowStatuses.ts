import { useEffect, useMemo, useState } from 'react';
import { useImportMembersMutation } from '@/api/memberImport';
import { storeSecret } from '@/session/secrets';
import type { ImportedRow } from '@contract/memberImport';
import { ownFindings, repetitions, type RowStatus, sendable, withFindings } from './ownFindings';
import type { Finding } from './reading/finding';
import type { MembersFile } from './reading/membersOf';
import { rowParts } from './rowParts';

/** So many rows are asked about at once that the progress moves and nobody else has to wait for long. */
const ROWS_AT_ONCE = 500;

/** The rows of a file, as they were corrected, and what the server says of each; null: it is still to be asked. */
interface Checked {
  golfclubId: string;
  members: MembersFile | null;
  rows: readonly ImportedRow[];
  findings: MembersFile['findings'];
  statuses: readonly (RowStatus | null)[];
  /** The positions of rows that were corrected, all having been checked before. */
  correctedRows: ReadonlySet<number>;
  error: unknown;
}

const unchecked = (golfclubId: string, members: MembersFile | null): Checked => ({
  golfclubId,
  members,
  rows: members?.rows ?? [],
  findings: members?.findings ?? [],
  statuses: (members?.rows ?? []).map(() => null),
  correctedRows: new Set(),
  error: undefined,
});

/**
 * Asks the server what would become of each row, without writing anything. Returns the rows and their statuses so far,
 * `error` when the request failed, `retry` to send it again, `correct` to put another row in the place of one, which is
 * checked again at once, and `replace` for the statuses that a refused import has brought.
 */
export function useRowStatuses(golfclubId: string, members: MembersFile | null) {
  const [checkRows] = useImportMembersMutation();
  const [latest, setLatest] = useState<Checked | null>(null);
  const begun = useMemo(() => unchecked(golfclubId, members), [golfclubId, members]);
  const checked = latest?.members === members && latest.golfclubId === golfclubId ? latest : begun;
  const { rows, findings, statuses, error } = checked;

  useEffect(() => {
    const next = statuses.flatMap((status, at) => (status === null ? [at] : [])).slice(0, ROWS_AT_ONCE);
    const [part] = rowParts(
      next.flatMap((at) => rows[at] ?? []),
      ROWS_AT_ONCE,
    );
    if (part === undefined || error !== undefined) return undefined;
    const asked = next.slice(0, part.rows.length);
    const requested = checkRows({ golfclubId, members: storeSecret({ rows: part.rows.map(sendable), write: false }) });
    let isWanted = true;
    void requested.then((answer) => {
      if (!isWanted) return;
      if (!answer.data) {
        setLatest({ ...checked, error: answer.error });
        return;
      }
      const decided = [...statuses];
      for (const [index, status] of answer.data.verdicts.entries()) {
        const [at = 0, row] = [asked[index], part.rows[index]];
        decided[at] = row ? withFindings(status, ownFindings(row)) : status;
      }
      setLatest({ ...checked, statuses: decided });
    });
    return () => {
      isWanted = false;
      requested.abort();
    };
  }, [checkRows, golfclubId, checked, rows, statuses, error]);

  const repeated = useMemo(() => repetitions(rows), [rows]);
  const rowStatuses = useMemo(
    () =>
      statuses.map(
        (status, at) => status && withFindings(status, [...(repeated.get(at) ?? []), ...(findings[at] ?? [])]),
      ),
    [statuses, repeated, findings],
  );
  return {
    rows,
    findings,
    rowStatuses,
    correctedRows: checked.correctedRows,
    isChecking: checked.correctedRows.size === 0 && statuses.includes(null),
    error,
    retry: () => setLatest({ ...checked, error: undefined }),
    correct: (at: number, row: ImportedRow, found: readonly Finding[]) =>
      setLatest({
        ...checked,
        error: undefined,
        correctedRows: new Set([...checked.correctedRows, at]),
        rows: rows.with(at, row),
        findings: findings.with(at, found),
        // Whose e-mail stood twice may be the only one now.
        statuses: statuses.map((status, other) =>
          other === at || status?.errors.some(({ reason }) => reason === 'repeated') ? null : status,
        ),
      }),
    replace: (decided: readonly (RowStatus | null)[]) => setLatest({ ...checked, statuses: decided }),
  };
}
