import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { buildApp } from '../server/app';
import { columnValues } from '../server/db/columnValues';
import type { Tables } from '../server/db/tables';
import type { Read } from './readAddresses';
import type { SeededApp } from './seededApp';

/** One statement, as the database was asked it. */
export interface Statement {
  text: string;
  values: unknown[];
}

export type AnsweredRead = Read & { authorization: string; statements: Statement[] };

const base = {
  authentication: '',
  golfclub: '',
  challenges: '',
  base: '',
  images: '',
  contactEmail: '',
  stateExport: 'off' as const,
};

/**
 * Has the same app, over the same database, answer each read, and returns what it asked the database for: who calls
 * included. Returns with it the reads that were not answered with 200.
 */
export async function answeredReads(
  { connection, tokenSecret }: SeededApp,
  reads: readonly Read[],
  authorizationOf: (read: Read) => string,
): Promise<{ answered: AnsweredRead[]; refused: string[] }> {
  let statements: Statement[] = [];
  const pool = new pg.Pool({ ...connection, types: columnValues });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  });
  const settings = {
    tokenSecret,
    tokenSecretBefore: null,
    metricsToken: null,
    logLevel: 'error',
    trustProxy: false,
    browser: base,
    webDir: '',
  };
  const poolUse = () => ({ total: 0, idle: 0, waiting: 0 });
  const app = await buildApp({ db, hear: () => () => undefined, poolUse, settings });
  try {
    const answered: AnsweredRead[] = [];
    const refused: string[] = [];
    for (const read of reads) {
      const authorization = authorizationOf(read);
      // The first call may write that somebody was there, or make an image that is kept.
      for (let call = 0; call < 2; call += 1) {
        statements = [];
        const { statusCode } = await app.inject({ url: read.path, headers: { authorization } });
        if (call === 0) continue;
        if (statusCode === 200) answered.push({ ...read, authorization, statements });
        else refused.push(`${read.name} was answered with ${statusCode}`);
      }
    }
    return { answered, refused };
  } finally {
    await app.close();
    await db.destroy();
  }
}
