import type pg from 'pg';
import { CannotStart } from '@server/cannotStart';

/** What the data of a database are for; the passwords of the demo are public. */
export type DataKind = 'demo' | 'production';

/**
 * Returns the mark of the database, or of one without a mark what its rows show: some member of the demo, whose ids are
 * fixed, is there or there is another club. Null when it is empty.
 */
export async function kindOf(client: pg.ClientBase): Promise<DataKind | null> {
  return (await markOf(client)) ?? kindOfRows(client);
}

async function markOf(client: pg.ClientBase): Promise<DataKind | null> {
  if (!(await hasTable(client, 'database_kind'))) return null;
  const { rows } = await client.query<{ kind: DataKind }>('select kind from database_kind');
  return rows[0]?.kind ?? null;
}

/** The seed of the benchmarks uses the same ids; its usernames are numbered. Those erased have no password any more. */
const isDemo = `exists (
  select from members m
  where m.id::text like '0195d000-0000-7002-8000-%' and m.username !~ '^(pro|player)-[0-9]+$'
    and to_jsonb(m) ->> 'erased_at' is null)`;

async function kindOfRows(client: pg.ClientBase): Promise<DataKind | null> {
  if (!(await hasTable(client, 'golfclubs')) || !(await hasTable(client, 'members'))) return null;
  const { rows } = await client.query<{ kind: DataKind | null }>(
    `select case when ${isDemo} then 'demo' when exists (select from golfclubs) then 'production' end as kind`,
  );
  return rows[0]?.kind ?? null;
}

async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name]);
  return rows[0]?.found === true;
}

/** For what a database is opened, and the setting that named it. */
export interface Claim {
  kind: DataKind;
  setting: string;
}

/** Marks the database if it has no mark: as what its rows show, else as what it is opened for; an empty one stays without. */
export async function markKind(client: pg.ClientBase, claim?: Claim): Promise<void> {
  if (!(await hasTable(client, 'database_kind'))) return;
  const kind = (await kindOf(client)) ?? claim?.kind;
  if (kind) await client.query('insert into database_kind (kind) values ($1) on conflict do nothing', [kind]);
}

/** Throws `CannotStart`, naming the setting, when the database is of the other kind. */
export async function refuseOtherKind(client: pg.ClientBase, { kind, setting }: Claim): Promise<void> {
  const found = await kindOf(client);
  if (found === null || found === kind) return;
  throw new CannotStart(
    kind === 'production'
      ? `${setting} is a database of the demo, whose passwords are public: production needs another one. npm start opens it.`
      : `${setting} is a database of production, which the demo never opens: choose another one. npm run serve opens it.`,
  );
}
