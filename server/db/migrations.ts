import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

/** Beside this file in the sources, and beside the bundle that the build makes. */
export const migrationsFolder = path.join(__dirname, 'migrations');

/** Returns the numbered SQL files of the folder, in their order. Throws when the numbers are not 1, 2, 3 and so on. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})-/.exec(name)?.[1]);
      if (number !== index + 1) throw new Error(`Migration ${name} stands at place ${index + 1}`);
      // A checkout may have other line ends; that changes nothing.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
