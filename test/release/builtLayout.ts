import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

interface Lockfile {
  packages: Record<string, { dev?: boolean }>;
}

export interface Ended {
  code: number;
  output: string;
}

export interface BuiltLayout {
  folder: string;
  /** Runs a program in the folder, in an environment that names no database but these settings. */
  run(program: string, args: readonly string[], env?: Record<string, string>): Promise<Ended>;
  remove(): Promise<void>;
}

/** Copies what is delivered into a folder of its own: what is built, the production packages and the scripts that run it. */
export async function makeBuiltLayout(): Promise<BuiltLayout> {
  const folder = await mkdtemp(path.join(tmpdir(), 'golf-built-'));
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const production = Object.entries(packages).filter(([name, { dev }]) => name !== '' && dev !== true);
  // A package may hold others that are for development only.
  const isDelivered = (source: string) => packages[path.relative(root, source)]?.dev !== true;
  for (const name of ['dist', 'scripts', 'package.json', ...production.map(([name]) => name)]) {
    if (!existsSync(path.join(root, name))) continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await cp(path.join(root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isDelivered,
    });
  }

  return {
    folder,
    run(program, args, env = {}) {
      const inherited = { PATH: process.env['PATH'] ?? '', HOME: folder, npm_config_update_notifier: 'false' };
      return new Promise((resolve) => {
        execFile(program, args, { cwd: folder, env: { ...inherited, ...env } }, (error, stdout, stderr) => {
          resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
        });
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
