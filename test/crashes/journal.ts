import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { api } from '@test/fixtures/api';

/** Returns the rows of a statement, asked beside the server. */
export type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** One change as a client sends it. */
export interface Change<Stored> {
  method: 'post' | 'put' | 'delete';
  path: string;
  body?: unknown;
  /** How it is acknowledged. */
  status: number;
  /** What is stored once it is done: all of it, and once. */
  after: Stored;
  /** Told what the server answered. */
  learn?: (answer: unknown) => void;
}

/** Somebody who changes one part of the data, which nobody else changes, one change after the other. */
export interface Writer<Stored> {
  name: string;
  token: string;
  next(stored: Stored): Change<Stored>;
  read(query: Query): Promise<Stored>;
}

export interface Journal {
  name: string;
  acknowledged(): number;
  /**
   * Sends the next change, or again, under its key, the one that was not acknowledged. Returns whether it is now. Throws
   * for an answer that is neither that nor a refusal for now.
   */
  write(): Promise<boolean>;
  /** Throws unless what is stored is all that was acknowledged and nothing else, but for the open change as a whole. */
  compare(query: Query): Promise<void>;
}

/** Returns a journal of what is acknowledged to this writer from now on. */
export async function journalOf<Stored>(writer: Writer<Stored>, query: Query): Promise<Journal> {
  return writer.read(query).then((stored) => journalFrom(writer, stored));
}

function journalFrom<Stored>({ name, token, next, read }: Writer<Stored>, first: Stored): Journal {
  const client = api(token);
  let stored = first;
  let open: (Change<Stored> & { key: string }) | null = null;
  let acknowledged = 0;

  return {
    name,
    acknowledged: () => acknowledged,
    async write() {
      open ??= { ...next(stored), key: randomUUID() };
      const { method, path, body, status, after, learn, key } = open;
      const answer = await client[method](path, body, { 'idempotency-key': key }).catch(() => null);
      if (answer === null || answer.status === 507) return false;
      if (answer.status === 503 && Number(answer.headers.get('retry-after')) >= 1) return false;
      if (answer.status !== status) {
        throw new Error(`${name}: ${method} ${path} was answered with ${answer.status}: ${answer.text}`);
      }
      learn?.(answer.body);
      stored = after;
      open = null;
      acknowledged += 1;
      return true;
    },
    async compare(requestedWith) {
      const found = await read(requestedWith);
      if (isDeepStrictEqual(found, stored) || (open && isDeepStrictEqual(found, open.after))) return;
      const entries = { acknowledged: stored, open, stored: found };
      throw new Error(`${name}: what is stored is not what was acknowledged: ${JSON.stringify(entries)}`);
    },
  };
}
