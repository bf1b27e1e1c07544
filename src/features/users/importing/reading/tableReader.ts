import type { ColumnMeaning } from '@contract/memberFields';
import type { Encoding } from './encoding';
import { type MembersFile, membersOf } from './membersOf';
import { type FileProblem, type ParsedTable, readTable, type Table } from './readTable';

/** So many rows are handed over at once that the page goes on moving. */
const ROWS_AT_ONCE = 1_000;

export type ReaderRequest =
  | { kind: 'read'; file: Blob; encoding: Encoding | undefined }
  | { kind: 'map'; id: number; fields: readonly (ColumnMeaning | null)[] }
  /** For the cells of these rows, by their positions, as they are in the file. */
  | { kind: 'cells'; id: number; positions: readonly number[] };

/** What is known of a table without its rows. */
interface TableSummary {
  headings: string[];
  /** For each column the first text that stands in it, empty where there is none. */
  samples: string[];
  /** Between the cells of a text; null for a workbook. */
  delimiter: string | null;
}

export type ReaderAnswer =
  | ({ kind: 'read'; encoding: Encoding | null } & ({ summary: TableSummary } | { problem: FileProblem }))
  | { kind: 'members'; id: number; members: MembersFile; isLast: boolean }
  | { kind: 'cells'; id: number; cells: string[][] };

/** Returns what answers requests about a file; it holds the table that was read last. */
export function tableReader(answer: (answer: ReaderAnswer) => void): (request: ReaderRequest) => Promise<void> {
  let table: Table = { headings: [], records: [] };
  return async (request) => {
    if (request.kind === 'read') {
      const { encoding, ...read } = await readTable(request.file, request.encoding);
      if ('table' in read) table = read.table;
      answer({ kind: 'read', encoding, ...('table' in read ? { summary: summaryOf(read) } : read) });
      return;
    }
    if (request.kind === 'cells') {
      const cells = request.positions.map((position) => table.records[position]?.cells ?? []);
      answer({ kind: 'cells', id: request.id, cells });
      return;
    }
    for (let first = 0; first < table.records.length; first += ROWS_AT_ONCE) {
      const part = table.records.slice(first, first + ROWS_AT_ONCE);
      const isLast = first + part.length === table.records.length;
      answer({ kind: 'members', id: request.id, members: membersOf(part, request.fields), isLast });
    }
  };
}

function summaryOf({ table: { headings, records }, delimiter }: ParsedTable): TableSummary {
  const samples = headings.map((_heading, column) => {
    const found = records.find(({ cells }) => (cells[column] ?? '').trim() !== '');
    return found?.cells[column]?.trim() ?? '';
  });
  return { headings, samples, delimiter };
}
