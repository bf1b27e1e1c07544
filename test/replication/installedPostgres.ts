import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Where Debian's packages put each version. */
const VERSIONS = '/usr/lib/postgresql';
const POOLER = '/usr/sbin/pgbouncer';

/** The programs of PostgreSQL that the system's packages have installed, with all the tools that npm's has not. */
export interface InstalledPostgres {
  /** Runs one of them as somebody who may run PostgreSQL. Throws with what it printed when it fails. */
  run(program: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<void>;
  /** Makes a folder that belongs to who runs them. */
  makeFolder(): Promise<string>;
}

/** Returns them, or null, saying so, where they are not all there. */
export function installedPostgres(): InstalledPostgres | null {
  const version = existsSync(VERSIONS) ? newest(readdirSync(VERSIONS)) : undefined;
  const bin = path.join(VERSIONS, version ?? '', 'bin');
  if (version === undefined || !existsSync(path.join(bin, 'pg_basebackup')) || !existsSync(POOLER)) {
    process.stderr.write(
      'SKIPPED: PostgreSQL and pgBouncer are not installed (apt-get install postgresql pgbouncer)\n',
    );
    return null;
  }
  const isRoot = process.getuid?.() === 0;
  return {
    async run(program, args, env = {}) {
      const command = program === 'pgbouncer' ? POOLER : path.join(bin, program);
      const all = [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command, ...args];
      const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', 'env', ...all] : ['env', ...all];
      await runFile(file, rest, { cwd: tmpdir() });
    },
    async makeFolder() {
      const folder = await mkdtemp(path.join(tmpdir(), 'golf-replication-'));
      if (isRoot) {
        const { stdout } = await runFile('id', ['-u', 'postgres']);
        await chown(folder, Number(stdout), -1);
      }
      return folder;
    },
  };
}

function newest(versions: readonly string[]): string | undefined {
  return versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
}
