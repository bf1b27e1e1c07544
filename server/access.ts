import type pg from 'pg';
import { ACCESS, publicAddress } from '@contract/publicAddress';
import { withSharedDatabase, withClient } from './backup/databaseAccess';
import { hasRecord } from './backup/schemaTables';
import { CannotStart, endWith } from './cannotStart';
import { connect } from './db/database';
import { migrationsFolder, readMigrations } from './db/migrate';
import { giveOneTimePassword } from './oneTimePassword';
import { printable } from './printable';
import { productionDatabase } from './productionDatabase';
import { settingReader } from './settingReader';

const usage = 'npm run access [-- USERNAME_OR_E-MAIL]';

/** Prints a one-time password and an access link, of the named person or else of the first admin who has not signed in yet. */
async function run(): Promise<void> {
  const [named = null, ...more] = process.argv.slice(2);
  if (more.length > 0 || named === '' || named?.startsWith('-')) throw new CannotStart(`Usage: ${usage}`);
  const given = await withSharedDatabase(await productionDatabase(process.env), async (address) => {
    await withClient(address, requireOwnVersion);
    const { db, close } = connect(address);
    try {
      return await giveOneTimePassword(db, named);
    } finally {
      await close();
    }
  });
  const publicUrl = (settingReader(process.env).text('PUBLIC_URL') ?? '').replace(/\/+$/, '');
  const waiting = given.isApproved ? '' : ' They can sign in once the club has approved them.';
  console.log(
    `${printable(given.username)} (${printable(given.email)}) signs in with this password, once: ${given.password}\n` +
      `It has to be changed there. Every earlier password and sign-in of theirs has ended.${waiting}\n` +
      `Or they set their own by this access link, once and within 7 days${publicUrl === '' ? ', behind the address of the app' : ''}: ` +
      `${publicUrl}${publicAddress(ACCESS, null, given.secret)}`,
  );
}

/** Throws `CannotStart` where the tables are not those of this version. */
async function requireOwnVersion(client: pg.Client): Promise<void> {
  const known = (await readMigrations(migrationsFolder)).length;
  if (await hasRecord(client)) {
    const { rows } = await client.query<{ applied: number }>('select count(*)::integer as applied from migrations');
    if (rows[0]?.applied === known) return;
  }
  throw new CannotStart('The database is not of this version: start the server, or run npm run migrate, first.');
}

run().catch(endWith);
