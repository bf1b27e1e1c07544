import { useEffect, useState } from 'react';
import { useImportMembersMutation } from '@/api/memberChanges';
import { todayHere } from '@/i18n/dates';
import { put } from '@/session/secrets';
import { useNotify } from '@/ui/useNotify';
import type { ImportedRow } from '@contract/member';
import type { Encoding } from './encoding';
import { ownFindings, sendable, type RowStatus, withFindings } from './ownFindings';
import { readMembersFile } from './readMembersFile';
import { type ChosenFile, countsOf, useVisibleImport } from './useVisibleImport';

const noRows: readonly ImportedRow[] = [];

/** Returns an import from the choice of its file to the answer; `onDone` is called once everything is written. */
export function useImport(golfclubId: string, onDone: () => void) {
  const notify = useNotify();
  const [chosen, setChosen] = useState<(ChosenFile & { source: File }) | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const [write, { isLoading: isWriting, error: writeError, reset }] = useImportMembersMutation();
  const file = chosen && 'rows' in chosen ? chosen : null;
  const rows = file?.rows ?? noRows;
  const { verdicts: rowStatuses, error, retry, replace } = useRowStatuses(golfclubId, rows);
  const visible = useVisibleImport(chosen, {
    name: chosen?.name ?? '',
    problem: chosen && 'problem' in chosen ? chosen.problem : null,
    encoding: chosen?.encoding ?? null,
    file,
    verdicts: rowStatuses,
    counts: countsOf(rowStatuses),
    done: rowStatuses.length,
    total: rows.length,
    checkError: error,
    writeError,
    isWriting,
    wasRefused,
  });
  const { counts } = visible;
  const changes = counts.create + counts.update;
  const isComplete = visible.done === visible.total;

  const forget = () => {
    reset();
    setWasRefused(false);
  };
  const choose = async (source: File, encoding?: Encoding) => {
    const read = await readMembersFile(source, encoding);
    forget();
    setChosen({ name: source.name, source, ...read });
  };
  const confirm = async () => {
    setWasRefused(false);
    // Not a row is refused, so none holds anything that could not be sent.
    const { data } = await write({ golfclubId, members: put({ rows: [...rows], write: true }) });
    if (data?.written) {
      notify({ textKey: 'importing.done', values: countsOf(data.verdicts) });
      onDone();
    } else if (data) {
      replace(data.verdicts);
      setWasRefused(true);
    }
  };

  return {
    ...visible,
    choose,
    chooseEncoding: (encoding: Encoding) => void (chosen && choose(chosen.source, encoding)),
    changes,
    isComplete,
    retry,
    forget,
    confirm,
    mayConfirm: visible.file !== null && isComplete && counts.refused === 0 && changes > 0,
  };
}

export type Import = ReturnType<typeof useImport>;

/** So many rows are asked about at once that the progress moves and nobody else has to wait for long. */
const ROWS_AT_ONCE = 500;

interface Checked {
  golfclubId: string;
  rows: readonly ImportedRow[];
  attempt: number;
  verdicts: readonly RowStatus[];
  error: unknown;
}

const nothingYet = { verdicts: [] as readonly RowStatus[], error: undefined as unknown };

/**
 * Requests from the server what would become of each row, without writing anything. Returns the verdicts so far, `error` when
 * the request failed, `retry` to send it again, and `replace` for the verdicts that a refused import has brought.
 */
function useRowStatuses(golfclubId: string, rows: readonly ImportedRow[]) {
  const [checkRows] = useImportMembersMutation();
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<Checked>();
  const isOfThese =
    checked?.rows === rows && checked.golfclubId === golfclubId && checked.attempt === attempt ? checked : nothingYet;

  useEffect(() => {
    let stop: () => void = () => undefined;
    let isWanted = true;
    const report = (rowStatuses: readonly RowStatus[], error?: unknown) =>
      setChecked({ golfclubId, rows, attempt, verdicts: rowStatuses, error });

    async function check() {
      const findings = ownFindings(rows, todayHere());
      const known: RowStatus[] = [];
      while (known.length < rows.length) {
        const first = known.length;
        const part = rows.slice(first, first + ROWS_AT_ONCE).map(sendable);
        const requested = checkRows({ golfclubId, members: put({ rows: part, write: false }) });
        stop = () => requested.abort();
        const { data, error } = await requested;
        if (!isWanted) return;
        if (!data) {
          report([], error);
          return;
        }
        known.push(...data.verdicts.map((one, at) => withFindings(one, findings[first + at] ?? [])));
        report([...known]);
      }
    }

    void check();
    return () => {
      isWanted = false;
      stop();
    };
  }, [checkRows, golfclubId, rows, attempt]);

  const { verdicts: rowStatuses, error } = isOfThese;
  return {
    verdicts: rowStatuses,
    error,
    retry: () => setAttempt(attempt + 1),
    replace: (decided: readonly RowStatus[]) =>
      setChecked({ golfclubId, rows, attempt, verdicts: decided, error: undefined }),
  };
}
