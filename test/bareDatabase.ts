import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { sql } from './world/database';
import { fromSetup } from './world/environment';

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
