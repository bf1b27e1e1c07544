import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureOf } from '@/errors/failure';
import { useIsReplayed } from '@/ui/stateContexts';
import { shapeOf } from '@/ui/textShape';
import type { ImportedRow } from '@contract/member';
import {
  importFileChosen,
  importProgressed,
  importRowsChecked,
  selectImport,
  type StatusCounts,
  type VisibleFile,
  type VisibleRow,
} from './memberImport';
import type { Encoding } from './encoding';
import type { RowStatus } from './ownFindings';
import type { FileProblem, MembersFile, ReadFile } from './readMembersFile';

/** Of each status so many rows are in the store: the first page of the table, and a few more. */
const MOST_OF_STATUS = 250;
const shownFields = ['name', 'surname', 'email', 'handicap'] as const;
const shortNumber = /^[+−-]?\d{1,2}([.,]\d)?$/;

export type ChosenFile = { name: string } & ReadFile;

/** What the steps of an import show. */
export interface VisibleImport {
  /** Of the file; empty: none is chosen. */
  name: string;
  problem: FileProblem | null;
  /** Null: no file is chosen, or its bytes were not read. */
  encoding: Encoding | null;
  file: MembersFile | null;
  verdicts: readonly RowStatus[];
  counts: StatusCounts;
  /** How many rows were checked. */
  done: number;
  total: number;
  checkError: unknown;
  writeError: unknown;
  isWriting: boolean;
  wasRefused: boolean;
}

/** Returns how many rows have each status. */
export function countsOf(rowStatuses: readonly RowStatus[]): StatusCounts {
  const counts = { create: 0, update: 0, unchanged: 0, refused: 0 };
  for (const { verdict: rowStatus } of rowStatuses) counts[rowStatus] += 1;
  return counts;
}

/** Keeps in the store what an import shows, without what stands in the file; returns it, and in a replay what was shown. */
export function useVisibleImport(chosen: ChosenFile | null, shown: VisibleImport): VisibleImport {
  const dispatch = useDispatch();
  const isReplayed = useIsReplayed();
  const state = useSelector(selectImport);
  const recorded = useMemo(() => (isReplayed ? recordedImport(state) : null), [isReplayed, state]);
  const { file, verdicts: rowStatuses, counts, done, total, isWriting, wasRefused } = shown;
  const [checkFailure, writeFailure] = [failureOf(shown.checkError), failureOf(shown.writeError)];

  useEffect(() => {
    if (!isReplayed && chosen) dispatch(importFileChosen({ file: visibleFile(chosen) }));
  }, [isReplayed, dispatch, chosen]);
  useEffect(() => {
    if (isReplayed || !chosen) return;
    dispatch(importProgressed({ done, checkFailure, writeFailure, isWriting, wasRefused }));
  }, [isReplayed, dispatch, chosen, done, checkFailure, writeFailure, isWriting, wasRefused]);
  useEffect(() => {
    if (isReplayed || !file || done < total) return;
    dispatch(importRowsChecked({ rows: visibleRows(file, rowStatuses), counts: countsOf(rowStatuses) }));
  }, [isReplayed, dispatch, file, rowStatuses, done, total]);
  return recorded ?? { ...shown, counts };
}

function visibleFile(chosen: ChosenFile): VisibleFile {
  const shape = shapeOf(chosen.name);
  const { encoding } = chosen;
  if ('problem' in chosen)
    return { shape, problem: chosen.problem, encoding, ignored: [], minuses: 0, highest: 0, total: 0 };
  const { ignored, minuses, highest, rows } = chosen;
  return {
    ...{ shape, problem: null, encoding, minuses, highest, total: rows.length },
    ignored: ignored.map((heading) => ({ shape: shapeOf(heading) })),
  };
}

function visibleRows({ rows, lines }: MembersFile, rowStatuses: readonly RowStatus[]): VisibleRow[] {
  const counts = countsOf([]);
  return rowStatuses.flatMap(({ verdict: rowStatus, errors }, at) => {
    counts[rowStatus] += 1;
    const row = rows[at];
    if (!row || counts[rowStatus] > MOST_OF_STATUS) return [];
    return [
      { line: lines[at] ?? 0, cells: shownFields.map((field) => cellOf(field, row)), verdict: rowStatus, errors },
    ];
  });
}

function cellOf(field: keyof ImportedRow, { [field]: text }: ImportedRow): VisibleRow['cells'][number] {
  const isKept = text === '' || (field === 'handicap' && shortNumber.test(text));
  return isKept ? { field, value: text } : { field, shape: shapeOf(text) };
}

const noTexts: ImportedRow = {
  ...{ name: '', surname: '', username: '', email: '', dateOfBirth: '' },
  ...{ gender: '', handicap: '', mobile: '', phone: '' },
};

const rowOf = ({ cells }: VisibleRow): ImportedRow => ({
  ...noTexts,
  ...Object.fromEntries(cells.map((cell) => [cell.field, 'shape' in cell ? cell.shape : cell.value])),
});

function recordedImport({ file, rows, counts, progress }: ReturnType<typeof selectImport>): VisibleImport {
  const { checkFailure, writeFailure, ...rest } = progress;
  return {
    ...rest,
    name: file?.shape ?? '',
    problem: file?.problem ?? null,
    encoding: file?.encoding ?? null,
    file:
      file && file.problem === null
        ? {
            rows: rows.map(rowOf),
            lines: rows.map(({ line }) => line),
            ignored: file.ignored.map(({ shape }) => shape),
            minuses: file.minuses,
            highest: file.highest ?? 0,
          }
        : null,
    verdicts: rows.map(({ verdict: rowStatus, errors }) => ({ verdict: rowStatus, errors: [...errors] })),
    counts,
    total: file?.total ?? 0,
    checkError: checkFailure ?? undefined,
    writeError: writeFailure ?? undefined,
  };
}
