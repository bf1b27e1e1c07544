import { sql as kyselySql } from 'kysely';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connect, type Database } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { makeDatabaseIn } from './testDatabase';
import { sql } from './fixtures/database';
import { databaseUrl } from './fixtures/databaseUrl';
import { fromSetup } from './fixtures/environment';

export interface OwnDatabase {
  url: string;
  query(statement: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Returns a checksum of the rows of each table, by the database's own means; without the record of migrations. */
  contents(): Promise<Record<string, string>>;
  remove(): Promise<void>;
}

/** Makes a database without any table for a test that backs up and restores. */
export async function makeOwnDatabase(): Promise<OwnDatabase> {
  const { config, remove } = await makeBareDatabase();
  const url = new URL(databaseUrl());
  url.pathname = `/${config.database ?? ''}`;
  const pool = new pg.Pool({ ...config, max: 2 });
  pool.on('error', () => undefined);

  async function query(statement: string, parameters: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await pool.query<Record<string, unknown>>(statement, [...parameters])).rows;
  }

  return {
    url: url.href,
    query,
    async contents() {
      const tables = await query(`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by relname`);
      const sums: Record<string, string> = {};
      for (const { name } of tables as { name: string }[]) {
        const [row] = await query(
          `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
        );
        sums[name] = String(row?.['sum']);
      }
      return sums;
    },
    async remove() {
      await pool.end();
      await remove();
    },
  };
}

export interface BareDatabase {
  config: pg.PoolConfig;
  remove(): Promise<void>;
}

/** Makes a database without any table beside the one that the running server uses. */
export async function makeBareDatabase(): Promise<BareDatabase> {
  const database = `golf_test_${randomBytes(6).toString('hex')}`;
  await sql(`create database ${database}`);
  return {
    config: { ...(JSON.parse(fromSetup('TEST_DATABASE')) as pg.PoolConfig), database },
    async remove() {
      await sql(`drop database ${database} with (force)`);
    },
  };
}

export interface EmptyDatabase {
  db: Database;
  remove(): Promise<void>;
}

/** Makes a database of a test's own, migrated and without a single club; the server of the tests does not know it. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const made = await makeDatabaseIn(new URL(databaseUrl()));
  await migrate(made.url);
  const { db, close } = connect(made.url);
  return {
    db,
    async remove() {
      await close();
      await made.remove();
    },
  };
}

/** Inserts a club and its only member, an approved admin, into a database that is empty. */
export async function insertMember(db: EmptyDatabase['db']): Promise<void> {
  await kyselySql`
    with club as (
      insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
      values ('Bergblick', 's', '1', '1', 'c', 'germany') returning id)
    insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
    select id, 'Jana', 'Möller', 'jana', 'jana@example.org', '', '{ADMIN,APPROVED}' from club`.execute(db);
}

/** Makes a database one of the version before migration 0011, which marked it as demo or production. */
export const TO_VERSION_WITHOUT_KIND = `drop table database_kind; alter table members drop column one_time_password;
  alter table scheduled_trainings drop column planned_date_before_start, drop column planned_time,
    drop column planned_time_before_start, drop column series_id, drop column version;
  alter table player_sessions drop column group_number, drop column status_before_finish;
  drop trigger scheduled_trainings_finished on scheduled_trainings;
  drop trigger members_helper_rights_changed on members;
  drop trigger members_answers_forgotten on members;
  alter table balls drop column helper_id; alter table ball_recordings drop column helper_id;
  drop table helper_sign_ins; drop table helpers; drop table helper_codes;
  drop function end_helper_codes_of_training; drop function end_helper_codes_of_member; drop function forget_answers;
  alter table idempotent_answers add foreign key (member_id) references members on delete cascade;
  drop table display_codes; drop table display_screens; drop procedure record_balls;
  drop table mails; drop function announce_mails; drop function announce_waiting_members cascade;
  drop table access_links; drop function end_access_links cascade;
  drop table member_imports; drop table staged_import_rows; drop table import_columns;
  alter table changes drop column import_id, drop column member_version;
  drop table undoable_changes; drop index changes_by_actor, changes_of_kind, changes_by_moment;
  drop function count_league_standings cascade; drop function league_standing; drop table league_standings;
  drop index ball_recordings_of_recorder, scheduled_trainings_of_planner, scheduled_trainings_by_image, scheduled_trainings_by_hints,
    members_by_stem_of_username;
  drop index league_events_of_player; create index league_events_of_member on league_events (member_id);
  delete from migrations where name >= '0011'`;
