import type pg from 'pg';
import { connect, type Connected } from '@server/db/database';

/** How a statement can fail; each is done by the database itself. */
export const failures = ['is refused', 'is refused as a conflict', 'dies before it ran', 'dies after it ran'] as const;
export type Failure = (typeof failures)[number];

export interface RanStatement {
  text: string;
  inTransaction: boolean;
}

export interface FailingDatabase extends Connected {
  pool: pg.Pool;
  /** Forgets what ran; from now on the statement at this place (from 0) fails once in this way. Null: none does. */
  failAt(position: number | null, failure: Failure): void;
  /** Returns the statements since then, the failed one among them. */
  ran(): readonly RanStatement[];
}

/** The database's own message, which must not reach an answer. */
export const DATABASE_MESSAGE = 'the database has said so';

const refused = (state: string) =>
  `do $$ begin raise exception '${DATABASE_MESSAGE}' using errcode = '${state}'; end $$`;
// Asleep it hears that it is to die, before it could answer.
const dying = 'select pg_terminate_backend(pg_backend_pid()), pg_sleep(60)';

/** Connects as the server does, with connections whose statements are counted and can be made to fail. */
export function failingDatabase(config: pg.PoolConfig): FailingDatabase {
  let ran: RanStatement[] = [];
  let planned: { position: number | null; failure: Failure } = { position: null, failure: 'is refused' };
  const connected = connect(config);
  const [pool] = connected.pools;
  if (pool === undefined) throw new Error('there are no connections');

  pool.on('connect', (client) => {
    let inTransaction = false;
    const run = client.query;
    const runInstead = (text: string): unknown => Reflect.apply(run, client, [text]);
    client.query = new Proxy(run, {
      async apply(target, self, [text, ...rest]: unknown[]): Promise<unknown> {
        if (typeof text !== 'string') throw new Error('only statements as text can be made to fail');
        if (text === 'begin') inTransaction = true;
        const fails = ran.push({ text, inTransaction }) - 1 === planned.position;
        if (text === 'commit' || text === 'rollback') inTransaction = false;
        if (!fails) return Reflect.apply(target, self, [text, ...rest]);
        if (planned.failure === 'dies after it ran') await Reflect.apply(target, self, [text, ...rest]);
        if (planned.failure === 'is refused') return runInstead(refused('P0001'));
        return runInstead(planned.failure === 'is refused as a conflict' ? refused('40001') : dying);
      },
    });
  });

  return {
    ...connected,
    pool,
    failAt(position, failure) {
      ran = [];
      planned = { position, failure };
    },
    ran: () => ran,
  };
}
