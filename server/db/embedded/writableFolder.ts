import { execFile } from 'node:child_process';
import { CannotStart } from '../../cannotStart';

const LONGEST_MS = 10_000;

/**
 * Makes the folder if need be and a file in it, which is removed again. In a process of its own: a file system that hangs
 * keeps a thread, and with it this process from ending. A full disk is no reason, the database copes with it.
 */
const attempt = `
const { closeSync, mkdirSync, openSync, rmSync, statSync } = require('node:fs');
const path = require('node:path');
const [folder, mayMake] = process.argv.slice(1);
function make(one) {
  if (statSync(one, { throwIfNoEntry: false }) || path.dirname(one) === one) return;
  make(path.dirname(one));
  try { mkdirSync(one); } catch (error) { if (error.code !== 'EEXIST') throw error; }
}
try {
  if (mayMake === 'true') make(folder);
  else if (!statSync(folder, { throwIfNoEntry: false })) process.exit(0);
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error('it is a file'), { code: 'ENOTDIR' });
  const file = path.join(folder, 'writable');
  closeSync(openSync(file, 'w', 0o600));
  rmSync(file, { force: true });
} catch (error) {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') process.exit(0);
  console.log(error.message);
  process.exit(1);
}`;

/**
 * Resolves once files can be written in the data directory, which is made if it may be. Throws `CannotStart`, naming
 * DATA_DIR and the reason, when they cannot, or when the file system does not answer within 10 seconds.
 */
export async function requireWritable(dataDir: string, { mayMake }: { mayMake: boolean }): Promise<void> {
  const reason = await new Promise<string | null>((resolve) => {
    const child = execFile(process.execPath, ['-e', attempt, dataDir, String(mayMake)], (error, stdout) => {
      clearTimeout(patience);
      resolve(error === null ? null : stdout.trim() || error.message);
    });
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      // A process within a call to the file system ends only when that answers.
      child.unref();
      resolve(`its file system does not answer within ${LONGEST_MS / 1000} seconds`);
    }, LONGEST_MS);
  });
  if (reason === null) return;
  throw new CannotStart(`DATA_DIR (${dataDir}) must be a folder that this user may write to: ${reason}`);
}
