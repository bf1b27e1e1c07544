import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from './git.mjs';
import { root } from './run.mjs';

/** What the build reads. */
export const sources = [
  ...['contract', 'public', 'server', 'src'],
  ...[
    'babel.config.js',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/built.mjs',
    'scripts/notices.mjs',
    'scripts/serverBundle.mjs',
    'scripts/serverPackages.mjs',
    'tsconfig.json',
    'webpack.config.js',
  ],
];

export const UNKNOWN_COMMIT = 'unknown';

const ABBREVIATED = 12;

/**
 * Returns what a build is called: the version of package.json and the commit, with `-dirty` behind it when sources differ
 * from it. Without a repository COMMIT says it, or `git archive` has written it in; else it is `unknown`.
 */
export function appVersion() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { version, commit: process.env.COMMIT || checkedOutCommit() || archivedCommit() || UNKNOWN_COMMIT };
}

function checkedOutCommit() {
  // Not the commit of another repository that this folder lies in.
  if (git('rev-parse', '--show-cdup') !== '') return null;
  const commit = git('rev-parse', `--short=${ABBREVIATED}`, 'HEAD');
  return commit && git('status', '--porcelain', '--', ...sources) !== '' ? `${commit}-dirty` : commit;
}

function archivedCommit() {
  const [, commit = null] = /^commit: ([0-9a-f]+)$/m.exec(read('scripts/archived-commit.txt')) ?? [];
  return commit?.slice(0, ABBREVIATED) ?? null;
}

function read(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}
