import type { ImportedRow } from '@contract/memberImport';
import type { ImportedField } from '../memberColumns';
import type { HandicapRemark } from './cellValues';
import type { Encoding } from './encoding';
import type { MembersFile } from './membersOf';
import { startWorker } from './startWorker';
import type { ReaderAnswer, ReaderRequest } from './tableReader';

type ReadAnswer = Extract<ReaderAnswer, { kind: 'read' }>;

/** Reads files beside the page, which goes on moving meanwhile. What is asked for later ends what was asked for before. */
export interface MembersFileReader {
  /** Returns what is in the file, or why it cannot be imported. */
  read: (file: Blob, encoding?: Encoding) => Promise<ReadAnswer>;
  /** Returns the members in the file that was read last; null where its table is lost. */
  map: (fields: readonly (ImportedField | null)[]) => Promise<MembersFile | null>;
  end: () => void;
}

/** Returns a reader; its thread is started when it is first needed. */
export function makeFileReader(): MembersFileReader {
  let worker: Worker | null = null;
  let maps = 0;
  const end = () => {
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
        request(
          { kind: 'read', file, encoding },
          (answer) => answer.kind === 'read' && resolve(answer),
          () => resolve({ kind: 'read', encoding: null, problem: { kind: 'unreadable' } }),
        );
      });
    },
    map(fields) {
      maps += 1;
      const id = maps;
      const all = { rows: [] as ImportedRow[], lines: [] as number[], remarks: [] as HandicapRemark[] };
      return new Promise((resolve) => {
        const hear = (answer: ReaderAnswer) => {
          if (answer.kind !== 'members' || answer.id !== id) return;
          const { rows, lines, remarks } = answer.members;
          all.rows.push(...rows);
          all.lines.push(...lines);
          all.remarks.push(...remarks);
          if (answer.isLast) resolve(all);
        };
        request({ kind: 'map', id, fields }, hear, () => resolve(null));
      });
    },
    end,
  };
}
