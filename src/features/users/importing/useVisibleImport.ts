import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureOf } from '@/errors/failure';
import { useIsReplayed } from '@/ui/stateContexts';
import { shapeOf } from '@/ui/textShape';
import type { ImportedRow } from '@contract/memberImport';
import { type ColumnsProblem, columnsProblem, importedFields } from './memberColumns';
import {
  importFileChosen,
  importProgressed,
  importRowsChecked,
  selectImport,
  type StatusCounts,
  type VisibleFile,
  type VisibleRow,
} from './memberImportSlice';
import type { RowStatus } from './ownFindings';
import type { Encoding } from './reading/encoding';
import type { MembersFile } from './reading/membersOf';
import type { FileProblem } from './reading/readTable';
import type { ChosenFile, FileColumn } from './useMembersFile';

/** Of each status so many rows are in the store: the first page of the table, and a few more. */
const MOST_OF_STATUS = 250;
const shortNumber = /^[+−-]?\d{1,2}([.,]\d)?$/;

/** What the steps of an import show. */
export interface VisibleImport {
  /** Of the file; empty: none is chosen. */
  name: string;
  problem: FileProblem | null;
  /** Null: no file is chosen, it is no text, or its bytes were not read. */
  encoding: Encoding | null;
  columns: readonly FileColumn[];
  columnsProblem: ColumnsProblem;
  isRemembered: boolean;
  /** Null: there are none to show yet. */
  members: MembersFile | null;
  /** Of each row; null: it is being checked. */
  rowStatuses: readonly (RowStatus | null)[];
  counts: StatusCounts;
  /** How many rows have remarks. */
  remarked: number;
  /** The positions of rows that were corrected. */
  correctedRows: ReadonlySet<number>;
  /** How many rows were checked. */
  done: number;
  total: number;
  /** The rows are checked for the first time, and not shown before that is done. */
  isChecking: boolean;
  checkError: unknown;
  writeError: unknown;
  isWriting: boolean;
  wasRefused: boolean;
}

/** Returns how many rows have each status. */
export function countsOf(rowStatuses: readonly (RowStatus | null)[]): StatusCounts {
  const counts = { create: 0, update: 0, unchanged: 0, refused: 0 };
  for (const rowStatus of rowStatuses) if (rowStatus) counts[rowStatus.verdict] += 1;
  return counts;
}

/** Keeps in the store what an import shows, without what stands in the file; returns it, and in a replay what was shown. */
export function useVisibleImport(chosen: ChosenFile | null, shown: VisibleImport): VisibleImport {
  const dispatch = useDispatch();
  const isReplayed = useIsReplayed();
  const state = useSelector(selectImport);
  const recorded = useMemo(() => (isReplayed ? recordedImport(state) : null), [isReplayed, state]);
  const { members, rowStatuses, remarked, correctedRows, done, total, isWriting, wasRefused } = shown;
  const rows = members?.rows;
  const [checkFailure, writeFailure] = [failureOf(shown.checkError), failureOf(shown.writeError)];

  useEffect(() => {
    if (!isReplayed && chosen) dispatch(importFileChosen({ file: visibleFile(chosen) }));
  }, [isReplayed, dispatch, chosen]);
  useEffect(() => {
    if (isReplayed || !chosen) return;
    dispatch(importProgressed({ done, checkFailure, writeFailure, isWriting, wasRefused }));
  }, [isReplayed, dispatch, chosen, done, checkFailure, writeFailure, isWriting, wasRefused]);
  useEffect(() => {
    if (isReplayed || !rows || !chosen?.members || done < total) return;
    const visible = visibleRows({ rows, lines: chosen.members.lines, rowStatuses, correctedRows });
    dispatch(importRowsChecked({ rows: visible, counts: countsOf(rowStatuses), remarked }));
  }, [isReplayed, dispatch, chosen, rows, rowStatuses, remarked, correctedRows, done, total]);
  return recorded ?? shown;
}

function visibleFile({ name, problem, encoding, columns, isRemembered, members }: ChosenFile): VisibleFile {
  return {
    ...{ shape: shapeOf(name), problem, encoding, isRemembered, total: members?.rows.length ?? 0 },
    columns: columns.map(({ heading, sample, field }) => ({
      shape: shapeOf(heading),
      sample: { shape: shapeOf(sample) },
      field,
    })),
  };
}

type CheckedRows = Pick<MembersFile, 'rows' | 'lines'> & Pick<VisibleImport, 'rowStatuses' | 'correctedRows'>;

function visibleRows({ rows, lines, rowStatuses, correctedRows }: CheckedRows): VisibleRow[] {
  const counts = countsOf([]);
  return rowStatuses.flatMap((rowStatus, at) => {
    const row = rows[at];
    if (!row || !rowStatus) return [];
    const { verdict } = rowStatus;
    counts[verdict] += 1;
    if (counts[verdict] > MOST_OF_STATUS) return [];
    const cells = importedFields.map((field) => cellOf(field, row));
    const corrected = correctedRows.has(at) && { isCorrected: true };
    return [{ line: lines[at] ?? 0, cells, ...rowStatus, ...corrected }];
  });
}

function cellOf(field: keyof ImportedRow, { [field]: text }: ImportedRow): VisibleRow['cells'][number] {
  const isUnmasked = text === '' || (field === 'handicap' && shortNumber.test(text));
  return isUnmasked ? { field, value: text } : { field, shape: shapeOf(text) };
}

const noTexts: ImportedRow = {
  ...{ name: '', surname: '', username: '', email: '', dateOfBirth: '' },
  ...{ gender: '', handicap: '', mobile: '', phone: '' },
};

const rowOf = ({ cells }: VisibleRow): ImportedRow => ({
  ...noTexts,
  ...Object.fromEntries(cells.map((cell) => [cell.field, 'shape' in cell ? cell.shape : cell.value])),
});

function recordedImport({ file, rows, counts, remarked, progress }: ReturnType<typeof selectImport>): VisibleImport {
  const { checkFailure, writeFailure, ...rest } = progress;
  const columns = (file?.columns ?? []).map(({ shape, sample, field }) => ({
    heading: shape,
    sample: sample.shape,
    field,
  }));
  const total = file?.total ?? 0;
  return {
    ...rest,
    name: file?.shape ?? '',
    problem: file?.problem ?? null,
    encoding: file?.encoding ?? null,
    columns,
    columnsProblem: columns.length > 0 ? columnsProblem(columns.map(({ field }) => field)) : null,
    isRemembered: file?.isRemembered ?? false,
    members:
      file && file.problem === null && total > 0
        ? {
            rows: rows.map(rowOf),
            lines: rows.map(({ line }) => line),
            findings: [],
          }
        : null,
    rowStatuses: rows.map(({ verdict, errors, remarks = [], isRenamed }) => ({
      ...{ verdict, errors, remarks },
      ...(isRenamed && { isRenamed }),
    })),
    counts,
    remarked,
    correctedRows: new Set(rows.flatMap(({ isCorrected }, at) => (isCorrected ? [at] : []))),
    total,
    isChecking: rows.length === 0 && rest.done < total,
    checkError: checkFailure ?? undefined,
    writeError: writeFailure ?? undefined,
  };
}
