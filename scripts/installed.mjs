import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runQuietly } from './run.mjs';

/**
 * Installs exactly what the lockfile says, unless that is what lies there already, however it came there.
 * Without `development`, packages that neither the build nor the server needs are left out, unless they were there before.
 */
export async function ensureInstalled({ development = true } = {}) {
  if (isInstalled(development)) return;
  console.log('Installing packages …');
  const omitted = development || hasDevelopmentPackages() ? [] : ['--omit=dev'];
  await runQuietly('npm', ['ci', '--no-audit', '--no-fund', ...omitted]);
}

/**
 * Returns whether what is installed is of the lockfile's versions, with every package that we name ourselves.
 * npm writes its hidden lockfile last, so an installation that was interrupted has none.
 */
function isInstalled(development) {
  const locked = packagesOf('package-lock.json');
  const there = packagesOf(INSTALLED);
  if (locked === null || there === null) return false;
  const { dependencies, devDependencies } = locked[''];
  const named = Object.keys({ ...dependencies, ...(development ? devDependencies : {}) });
  return (
    named.every((name) => `node_modules/${name}` in there) &&
    Object.entries(there).every(([location, { version }]) => locked[location]?.version === version)
  );
}

function hasDevelopmentPackages() {
  return Object.values(packagesOf(INSTALLED) ?? {}).some(({ dev }) => dev === true);
}

const INSTALLED = 'node_modules/.package-lock.json';

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(path.join(root, lockfile), 'utf8')).packages;
  } catch {
    return null;
  }
}
