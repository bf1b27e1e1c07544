import type { ColumnMeaning } from '@contract/memberFields';
import type { ImportedRow } from '@contract/memberImport';
import type { Encoding } from './encoding';
import type { Finding } from './finding';
import type { MembersFile } from './membersOf';
import { startWorker } from './startWorker';
import type { ReaderAnswer, ReaderRequest } from './tableReader';

/** Far longer than the largest table of members takes on a slow device. */
const TIME_LIMIT_MS = 20_000;

type ReadAnswer = Extract<ReaderAnswer, { kind: 'read' }>;

/** Reads files beside the page, which goes on moving meanwhile. What is asked for later ends what was asked for before. */
export interface MembersFileReader {
  /** Returns what is in the file, or why it cannot be imported. */
  read: (file: Blob, encoding?: Encoding) => Promise<ReadAnswer>;
  /** Returns the members in the file that was read last; null where its table is lost. */
  map: (fields: readonly (ColumnMeaning | null)[]) => Promise<MembersFile | null>;
  /** Returns the cells of rows by their positions, as they are in the file; null where its table is lost. */
  cellsOf: (positions: readonly number[]) => Promise<string[][] | null>;
  end: () => void;
}

/** Returns a reader; its thread is started when it is first needed. */
export function makeFileReader(): MembersFileReader {
  let worker: Worker | null = null;
  let requests = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
  };
  const request = (sent: ReaderRequest, hear: (answer: ReaderAnswer) => void, fail: () => void) => {
    worker ??= startWorker();
    worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => hear(data);
    // Such as a table that its memory does not hold.
    worker.onerror = fail;
    worker.postMessage(sent);
  };
  return {
    read(file, encoding) {
      end();
      return new Promise((resolve) => {
        const refuse = (kind: 'tooSlow' | 'unreadable') => settle({ kind: 'read', encoding: null, problem: { kind } });
        timer = setTimeout(() => {
          end();
          refuse('tooSlow');
        }, TIME_LIMIT_MS);
        const settle = (answer: ReadAnswer) => {
          clearTimeout(timer);
          resolve(answer);
        };
        request(
          { kind: 'read', file, encoding },
          (answer) => answer.kind === 'read' && settle(answer),
          () => refuse('unreadable'),
        );
      });
    },
    map(fields) {
      requests += 1;
      const id = requests;
      const all = { rows: [] as ImportedRow[], lines: [] as number[], findings: [] as (readonly Finding[])[] };
      return new Promise((resolve) => {
        const hear = (answer: ReaderAnswer) => {
          if (answer.kind !== 'members' || answer.id !== id) return;
          const { rows, lines, findings } = answer.members;
          all.rows.push(...rows);
          all.lines.push(...lines);
          all.findings.push(...findings);
          if (answer.isLast) resolve(all);
        };
        request({ kind: 'map', id, fields }, hear, () => resolve(null));
      });
    },
    cellsOf(positions) {
      requests += 1;
      const id = requests;
      return new Promise((resolve) => {
        const hear = (answer: ReaderAnswer) => answer.kind === 'cells' && answer.id === id && resolve(answer.cells);
        request({ kind: 'cells', id, positions }, hear, () => resolve(null));
      });
    },
    end,
  };
}
