import { Kysely, PostgresDialect } from 'kysely';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { buildApp, type ListedRoute } from '@server/app';
import { columnValues } from '@server/db/columnValues';
import { readFromPrimary } from '@server/db/hosts/standbyReads';
import type { Tables } from '@server/db/tables/tables';
import type { SeededApp } from './seededApp';

/** A client with one connection, which it keeps. */
export interface Reader {
  /** Reads the answer to its end without looking into it; returns how many milliseconds that took. Throws unless it is 200. */
  read(url: string, authorization: string): Promise<number>;
  close(): void;
}

/** Returns a client that has not connected yet. */
export function makeReader(): Reader {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    read: (url, authorization) =>
      new Promise((resolve, reject) => {
        const begun = performance.now();
        const call = request(url, { agent, headers: { authorization } }, (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(performance.now() - begun);
            else reject(new Error(`${url} was answered with ${String(answer.statusCode)}`));
          });
        });
        call.on('error', reject);
        call.end();
      }),
    close: () => agent.destroy(),
  };
}

/** Of the club with the most balls and its training with the most balls. */
const found = `
  with training as (
    select s.training_id as id, s.golfclub_id, count(*) as balls
    from balls b
    join player_sessions s on s.id = b.player_session_id
    join scheduled_trainings t on t.id = s.training_id and t.status = 'FINISHED'
    group by 1, 2
  ), chosen as (
    select id, golfclub_id from training
    order by sum(balls) over (partition by golfclub_id) desc, balls desc limit 1
  )
  select c.golfclub_id as "golfclubId", c.id as "scheduledTrainingId", e.member_id as "playerId", m.username,
    (select public_id from images order by 1 limit 1) as "publicId",
    (select sum(balls)::text from training) as balls
  from chosen c
  join league_events e on e.training_id = c.id
  join members m on m.id = e.member_id
  limit 1`;

/** Returns values for the parameters of all paths, and how many balls are recorded in finished trainings. */
export async function exampleIn(connection: pg.ClientConfig): Promise<{ example: Example; balls: number }> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ balls: string } & Record<string, string>>(found);
    const [row] = rows;
    if (!row) throw new Error('the seed has written no finished training');
    const { balls, ...example } = row;
    const named = { file: 'sessionprice.json', version: 'v1', transformation: 'w_200,f_webp' };
    return { example: { ...example, ...named }, balls: Number(balls) };
  } finally {
    await client.end();
  }
}

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
  reportUrl: '',
  publicUrl: '',
  sendsMail: false,
  privacyUrl: '',
  imprintUrl: '',
};

/**
 * Has the same app, over the same database, answer each read, and returns what it asked the database for: who calls
 * included. Returns with it the reads that were not answered with 200.
 */
export async function answeredReads(
  { connection, tokenSecret }: SeededApp,
  expected: readonly Read[],
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
  const reads = readFromPrimary(db);
  const app = await buildApp({ db, reads, subscribe: () => () => undefined, poolUse, settings });
  try {
    const answered: AnsweredRead[] = [];
    const refused: string[] = [];
    for (const read of expected) {
      const authorization = authorizationOf(read);
      // The first call may write that somebody was there, or make an image that is cached.
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

/** A read as it is measured. */
export interface Read {
  path: string;
  /** The route and what is asked of it. */
  name: string;
  /** Whether a screen asks so; no screen asks for a whole long list at once. */
  isUsual: boolean;
}

/** By the name of the parameter of a path. */
type Example = Readonly<Record<string, string>>;

const PAGE = '?page=0&pageSize=25';

/** What of a route is asked besides the path: first as a screen does, then for the whole list. Nothing if not given. */
const requested: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '/api/golfclub': ['?members=none', ''],
  '/api/golfclub/:id': ['?members=none', ''],
  '/api/golfclub/members': [PAGE, ''],
  '/api/golfclub/:id/members': [PAGE, ''],
  '/api/changes': [PAGE],
  '/api/scheduledtrainings/:golfclubId': [PAGE, ''],
  '/api/scheduledtrainings/:golfclubId/planned': [PAGE],
  '/api/scheduledtrainings/:golfclubId/notfinished': [PAGE],
  '/api/scheduledtrainings/:golfclubId/finished': [PAGE],
  '/api/leaguetable/golfclub/:golfclubId': ['?events=none', ''],
  '/api/leaguetable/golfclub/:golfclubId/entries': [PAGE],
};

/** Why something that answers to GET is not measured. */
const leftOut: Readonly<Record<string, string>> = {
  'metrics.read': 'asks no database',
  'api.describe': 'asks no database',
  'session.approveByCode': 'is a change',
  'member.readApprovalCode': 'is a change',
  'template.archive': 'is a change',
  'live.follow': 'is a stream',
  '/api/display/live': 'is a stream',
};

/** Returns the reads of these routes, and the paths of those for which the example has no value. */
export function readsOf(routes: readonly ListedRoute[], example: Example): { reads: Read[]; missing: string[] } {
  const reads: Read[] = [];
  const missing: string[] = [];
  for (const { method, path, right } of routes) {
    if (method !== 'GET' || right === 'app.open' || right in leftOut || path in leftOut) continue;
    const filled = path.replaceAll(/:(\w+)/g, (parameter, name: string) => valueOf(path, name, example) ?? parameter);
    if (filled.includes('/:')) missing.push(path);
    else {
      const [first, ...others] = requested[path] ?? [''];
      reads.push({ path: filled + first, name: path + first, isUsual: true });
      for (const query of others) reads.push({ path: filled + query, name: path + query, isUsual: false });
    }
  }
  return { reads, missing };
}

/** An `id` is that of a club, but for prizes. */
function valueOf(path: string, name: string, example: Example): string | undefined {
  if (name !== 'id') return example[name];
  return path.startsWith('/sessioninstantprice/') ? example['scheduledTrainingId'] : example['golfclubId'];
}
