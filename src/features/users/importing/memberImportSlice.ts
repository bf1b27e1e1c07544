import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/errors/failure';
import { signedOut } from '@/session/sessionSlice';
import type { ColumnMeaning } from '@contract/memberFields';
import type { RowStatus } from './ownFindings';
import type { Encoding } from './reading/encoding';
import type { FileProblem } from './reading/readTable';

/** A chosen file without anything that stands in it: of its name and of headings the shape, see `shapeOf`. */
export interface VisibleFile {
  shape: string;
  problem: FileProblem | null;
  /** Null: its bytes were not read. Missing in files that were exported before there was a choice. */
  encoding?: Encoding | null;
  /** Missing as `encoding` is. */
  columns?: readonly { shape: string; sample: { shape: string }; field: ColumnMeaning | null }[];
  isRemembered?: boolean;
  total: number;
}

/** A row as the table shows it: of its texts the shape, and a handicap. */
export interface VisibleRow {
  line: number;
  cells: readonly ({ field: string; shape: string } | { field: string; value: string })[];
  verdict: RowStatus['verdict'];
  errors: RowStatus['errors'];
  /** Missing in files that were exported before rows had them. */
  remarks?: RowStatus['remarks'];
  /** Missing in files that were exported before rows had it. */
  isRenamed?: true;
  /** Its first status was another one; it stays in view. */
  isCorrected?: boolean;
}

export type StatusCounts = Record<RowStatus['verdict'], number>;
export type RowFilter = 'all' | 'remarked' | RowStatus['verdict'];

interface CheckedImport {
  rows: readonly VisibleRow[];
  counts: StatusCounts;
  /** How many rows have remarks. Missing in files that were exported before rows had them. */
  remarked?: number;
}

export interface ImportProgress {
  /** How many rows have been checked. */
  done: number;
  /** Null: it did not fail. */
  checkFailure: Failure | null;
  writeFailure: Failure | null;
  isWriting: boolean;
  wasRefused: boolean;
}

interface ImportState {
  /** The club that was chosen, where it was asked for. */
  golfclubId: string;
  file: VisibleFile | null;
  /** Of those that were checked, so many that the table can show its first pages. */
  rows: readonly VisibleRow[];
  counts: StatusCounts;
  remarked: number;
  progress: ImportProgress;
  /** Which rows were chosen; null: the usual ones. */
  show: RowFilter | null;
  /** Whether what the columns mean is shown; null: where something has to be said of it. */
  areColumnsOpen: boolean | null;
}

const initialState: ImportState = {
  golfclubId: '',
  file: null,
  rows: [],
  counts: { create: 0, update: 0, unchanged: 0, refused: 0 },
  remarked: 0,
  progress: { done: 0, checkFailure: null, writeFailure: null, isWriting: false, wasRefused: false },
  show: null,
  areColumnsOpen: null,
};

/** The import of members on the screen, without what stands in the file. */
export const memberImportSlice = createSlice({
  name: 'memberImport',
  initialState,
  reducers: {
    importClubChosen: (state, { payload: { golfclubId } }: PayloadAction<{ golfclubId: string }>) => ({
      ...state,
      golfclubId,
    }),
    importFileChosen: (
      { golfclubId, areColumnsOpen, file: before },
      { payload: { file } }: PayloadAction<{ file: VisibleFile }>,
    ) => ({
      ...initialState,
      golfclubId,
      file,
      areColumnsOpen: before?.shape === file.shape ? areColumnsOpen : null,
    }),
    importColumnsToggled: (state, { payload: { isOpen } }: PayloadAction<{ isOpen: boolean }>) => ({
      ...state,
      areColumnsOpen: isOpen,
    }),
    importRowsChecked: (state, { payload: { rows, counts, remarked = 0 } }: PayloadAction<CheckedImport>) => ({
      ...state,
      rows,
      counts,
      remarked,
    }),
    importProgressed: (state, { payload: progress }: PayloadAction<ImportProgress>) => ({ ...state, progress }),
    importRowsFiltered: (state, { payload: { show } }: PayloadAction<{ show: RowFilter }>) => ({ ...state, show }),
    /** The dialog is closed. */
    importLeft: () => initialState,
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState),
  selectors: { selectImport: (state) => state },
});

export const {
  importClubChosen,
  importFileChosen,
  importColumnsToggled,
  importRowsChecked,
  importProgressed,
  importRowsFiltered,
  importLeft,
} = memberImportSlice.actions;

export const { selectImport } = memberImportSlice.selectors;
