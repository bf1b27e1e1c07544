import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const sources = [
  ...['contract', 'public', 'server', 'src'],
  ...['babel.config.js', 'package-lock.json', 'scripts/build.mjs', 'tsconfig.json', 'webpack.config.js'],
];
const stamp = path.join(root, 'dist', 'built-from');

/** Returns whether `dist` was made from the sources as they are now. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Builds the web app and the server, unless they were built from these very sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  await run(process.execPath, ['scripts/build.mjs']);
}

/** Notes what `dist` was made from; taken before building, so that a later change is noticed. */
export function markBuilt(madeFrom) {
  writeFileSync(stamp, madeFrom);
}

/** Returns a hash of all that the build reads. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (!existsSync(path.join(root, place))) return [];
  if (path.extname(place) !== '') return [place];
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
