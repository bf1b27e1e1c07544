import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './installed.mjs';
import { root, run } from './run.mjs';
import { appVersion, sources, UNKNOWN_COMMIT } from './version.mjs';

/**
 * What is bundled into `dist/server`, each into the file of its name: the server, and every command of an operator, which
 * `node scripts/command.mjs NAME` runs.
 */
export const entryPoints = {
  main: 'server/main.ts',
  migrate: 'server/migrate.ts',
  seed: 'server/seed/main.ts',
  backup: 'server/backup/runBackup.ts',
  restore: 'server/backup/runRestore.ts',
  move: 'server/backup/runMove.ts',
  access: 'server/access.ts',
};

const stamp = path.join(root, 'dist', 'built-from');

/**
 * Makes the bundle of an entry point ready to be run and returns its path: what has changed is installed and built. Where
 * there are no sources, such as in an image, what is built there is used. Throws when Node is too old or nothing is there.
 */
export async function readyBundle(name) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node 20.19 or newer is needed, this is ${process.version}`);
  const built = isBuilt();
  if (hasSources()) await ensureInstalled({ development: !built });
  if (!built) await ensureBuilt();
  const bundle = path.join(root, 'dist', 'server', `${name}.js`);
  if (!existsSync(bundle)) throw new Error(`The build has not made ${bundle}`);
  return bundle;
}

/** Builds the web app and the server, unless they were built from these very sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  await run(process.execPath, ['scripts/build.mjs']);
}

function isBuilt() {
  if (!existsSync(stamp)) return false;
  if (!hasSources()) return true;
  const then = builtFrom();
  const now = buildOrigin();
  if (now.sources !== then.sources || now.version !== then.version) return false;
  return now.commit === UNKNOWN_COMMIT || now.commit === then.commit;
}

function builtFrom() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {};
  }
}

function hasSources() {
  return existsSync(path.join(root, 'server'));
}

/** Notes what `dist` was made from; taken before building, so that a later change is noticed. */
export function markBuilt(origin) {
  writeFileSync(stamp, JSON.stringify(origin));
}

/** Returns a hash of all that the build reads, with the version and the commit that it writes into what it makes. */
export function buildOrigin() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return { sources: hash.digest('hex'), ...appVersion() };
}

function filesIn(source) {
  if (!existsSync(path.join(root, source))) return [];
  if (path.extname(source) !== '') return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
