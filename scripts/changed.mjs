import path from 'node:path';
import { git } from './git.mjs';

/**
 * Returns the folders of the files that differ from where this branch left the main one, committed or not, none within
 * another; where there is no main one, those that differ from the last commit; null outside a repository.
 */
export function changedFolders() {
  // Not the repository that this folder may lie in.
  if (git('rev-parse', '--show-cdup') !== '') return null;
  const committed = git('diff', '--name-only', git('merge-base', 'HEAD', 'origin/HEAD') ?? 'HEAD') ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  const files = `${committed}\n${added}`.split('\n').filter((file) => file !== '');
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))].filter((folder) => folder !== '.');
  return folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`))).sort();
}
