import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/** Returns what git prints, trimmed; null where there is no git or no repository. */
export function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
