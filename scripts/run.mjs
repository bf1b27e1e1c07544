import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Options of apt-get: a mirror may not answer at once, and another apt may be at work. */
export const patientApt = ['-o', 'Acquire::Retries=5', '-o', 'DPkg::Lock::Timeout=300'];

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program in the project's folder, its output shown. Throws when it does not end well. */
export function run(program, args, env = {}) {
  return spawned(program, args, { env, stdio: 'inherit' });
}

/** Runs a program in the project's folder. Throws with what it has printed when it does not end well. */
export function runQuietly(program, args, env = {}) {
  return spawned(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function spawned(program, args, { env, stdio }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio,
      // npm is a script there, which only a shell can start.
      shell: process.platform === 'win32' && program === 'npm',
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const output = Buffer.concat(printed).toString();
      if (code === 0) resolve();
      else reject(new Error(`${output}${program} ${args.join(' ')} ended with ${signal ?? code}`));
    });
  });
}
