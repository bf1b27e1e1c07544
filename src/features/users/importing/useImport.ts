import type { ImportedRow } from '@contract/memberImport';
import { columnsProblem } from './memberColumns';
import { hasRemarks } from './ownFindings';
import type { Encoding } from './reading/encoding';
import type { Finding } from './reading/finding';
import { useConfirming } from './useConfirming';
import { useMembersFile } from './useMembersFile';
import { useRowStatuses } from './useRowStatuses';
import { countsOf, useVisibleImport } from './useVisibleImport';

/** Returns an import from the choice of its file to the answer; `onDone` is called once everything is written. */
export function useImport(golfclubId: string, onDone: () => void) {
  const file = useMembersFile(golfclubId);
  const { chosen } = file;
  const checked = useRowStatuses(golfclubId, chosen?.members ?? null);
  const { rows, findings, rowStatuses } = checked;
  const columns = chosen?.columns ?? [];
  const members = chosen?.members ? { ...chosen.members, rows, findings } : null;
  const { confirm, forget, saveRefused, ...writing } = useConfirming({
    golfclubId,
    columns,
    file: { encoding: chosen?.encoding ?? null, delimiter: chosen?.delimiter ?? null, cellsOf: file.cellsOf },
    members,
    rowStatuses,
    onRefused: checked.replace,
    onDone,
  });
  const visible = useVisibleImport(chosen, {
    name: chosen?.name ?? '',
    problem: chosen?.problem ?? null,
    encoding: chosen?.encoding ?? null,
    columns,
    columnsProblem: chosen && chosen.problem === null ? columnsProblem(columns.map(({ field }) => field)) : null,
    isRemembered: chosen?.isRemembered ?? false,
    members,
    rowStatuses,
    counts: countsOf(rowStatuses),
    remarked: rowStatuses.filter(hasRemarks).length,
    correctedRows: checked.correctedRows,
    done: rowStatuses.filter((status) => status !== null).length,
    total: rows.length,
    isChecking: checked.isChecking,
    checkError: checked.error,
    ...writing,
  });
  const { counts } = visible;
  const changes = counts.create + counts.update;
  const isChecked = visible.members !== null && visible.done === visible.total;

  return {
    ...visible,
    choose: async (source: File, encoding?: Encoding) => {
      forget();
      await file.choose(source, encoding);
    },
    chooseEncoding: (encoding: Encoding) => {
      forget();
      file.chooseEncoding(encoding);
    },
    mapColumn: file.mapColumn,
    correct: (at: number, row: ImportedRow, found: readonly Finding[]) => {
      if (visible.isWriting) return;
      forget();
      checked.correct(at, row, found);
    },
    changes,
    isReading:
      visible.name !== '' && visible.problem === null && visible.members === null && visible.columns.length === 0,
    isChecked,
    retry: checked.retry,
    forget,
    saveRefused,
    confirm,
    mayConfirm: isChecked && counts.refused === 0 && changes > 0,
    /** Without the rows that are refused. */
    mayConfirmRest: isChecked && counts.refused > 0 && changes > 0,
  };
}

export type Import = ReturnType<typeof useImport>;
