import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runQuietly } from './run.mjs';

/**
 * Installs exactly what the lockfile says, unless that is what lies there already, however it came there.
 * Without `development`, packages that only building and testing need may be absent.
 */
export async function ensureInstalled({ development = true } = {}) {
  if (isInstalled(development)) return;
  console.log('Installing packages …');
  await runQuietly('npm', ['ci', '--no-audit', '--no-fund', ...(development ? [] : ['--omit=dev'])]);
}

/**
 * Returns whether what is installed is of the lockfile's versions, with every package that we name ourselves.
 * npm writes its hidden lockfile last, so an installation that was interrupted has none.
 */
export function isInstalled(development) {
  const locked = packagesOf('package-lock.json');
  const there = packagesOf('node_modules/.package-lock.json');
  if (locked === null || there === null) return false;
  const { dependencies, devDependencies } = locked[''];
  const named = Object.keys({ ...dependencies, ...(development ? devDependencies : {}) });
  return (
    named.every((name) => `node_modules/${name}` in there) &&
    Object.entries(there).every(([location, { version }]) => locked[location]?.version === version)
  );
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(path.join(root, lockfile), 'utf8')).packages;
  } catch {
    return null;
  }
}
