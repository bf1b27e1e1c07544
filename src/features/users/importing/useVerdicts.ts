import { useEffect, useState } from 'react';
import type { ImportedRow } from '../../../../contract/member';
import { useImportMembersMutation } from '../../../api/memberChanges';
import { todayHere } from '../../../i18n/dates';
import { put } from '../../../session/secrets';
import { ownFindings, sendable, withFindings, type Verdict } from './ownFindings';

/** So many rows are asked about at once that the progress moves and nobody else has to wait for long. */
const ROWS_AT_ONCE = 500;

interface Checked {
  golfclubId: string;
  rows: readonly ImportedRow[];
  attempt: number;
  verdicts: readonly Verdict[];
  error: unknown;
}

const nothingYet = { verdicts: [] as readonly Verdict[], error: undefined as unknown };

/**
 * Asks the server what would become of each row, without writing anything. Returns the verdicts so far, `error` when
 * it could not be asked, `retry` to ask anew, and `replace` for the verdicts that a refused import has brought.
 */
export function useVerdicts(golfclubId: string, rows: readonly ImportedRow[]) {
  const [ask] = useImportMembersMutation();
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<Checked>();
  const isOfThese =
    checked?.rows === rows && checked.golfclubId === golfclubId && checked.attempt === attempt ? checked : nothingYet;

  useEffect(() => {
    let stop: () => void = () => undefined;
    let isWanted = true;
    const tell = (verdicts: readonly Verdict[], error?: unknown) =>
      setChecked({ golfclubId, rows, attempt, verdicts, error });

    async function check() {
      const findings = ownFindings(rows, todayHere());
      const known: Verdict[] = [];
      while (known.length < rows.length) {
        const first = known.length;
        const part = rows.slice(first, first + ROWS_AT_ONCE).map(sendable);
        const asked = ask({ golfclubId, members: put({ rows: part, write: false }) });
        stop = () => asked.abort();
        const { data, error } = await asked;
        if (!isWanted) return;
        if (!data) {
          tell([], error);
          return;
        }
        known.push(...data.verdicts.map((one, at) => withFindings(one, findings[first + at] ?? [])));
        tell([...known]);
      }
    }

    void check();
    return () => {
      isWanted = false;
      stop();
    };
  }, [ask, golfclubId, rows, attempt]);

  const { verdicts, error } = isOfThese;
  return {
    verdicts,
    error,
    isComplete: verdicts.length === rows.length,
    retry: () => setAttempt(attempt + 1),
    replace: (decided: readonly Verdict[]) =>
      setChecked({ golfclubId, rows, attempt, verdicts: decided, error: undefined }),
  };
}
