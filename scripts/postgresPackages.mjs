import { existsSync } from 'node:fs';
import { patientApt, run } from './run.mjs';

/** PostgreSQL with all its tools, which npm's package has not, and pgBouncer. */
const PACKAGES = ['postgresql', 'pgbouncer'];
const installed = ['/usr/lib/postgresql', '/usr/sbin/pgbouncer'];

/** Installs Debian's packages where they are missing and can be; tests that need them say that they were skipped else. */
export async function ensurePostgresPackages() {
  if (installed.every((file) => existsSync(file))) return;
  if (!existsSync('/usr/bin/apt-get')) {
    console.log(`Not installable here, there is no apt-get: ${PACKAGES.join(', ')}`);
    return;
  }
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  const [program, ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', '--preserve-env', 'apt-get'];
  try {
    await run(program, [...asRoot, ...patientApt, 'update', '-qq'], quietly);
    await run(program, [...asRoot, ...patientApt, 'install', '-qy', '--no-install-recommends', ...PACKAGES], quietly);
  } catch (error) {
    console.log(`Not installable here: ${PACKAGES.join(', ')} (${error.message})`);
  }
}
