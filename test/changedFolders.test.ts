import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'golf-changed-'));
  cpSync(path.resolve(__dirname, '../scripts'), path.join(folder, 'scripts'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@golf.example', ...args], { cwd: folder });

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
}

function commitAll(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All');
}

function changedFolders(): string[] | null {
  const program = "import('./scripts/changed.mjs').then((m) => console.log(JSON.stringify(m.changedFolders())))";
  const printed = execFileSync(process.execPath, ['-e', program], { cwd: folder });
  return JSON.parse(printed.toString()) as string[] | null;
}

test('what this branch changed counts, committed, not committed and new, each folder within another once', () => {
  git('init', '--quiet');
  write('server/app.ts', 'src/ui/Page.tsx');
  commitAll();
  git('update-ref', 'refs/remotes/origin/HEAD', 'HEAD');
  expect(changedFolders()).toEqual([]);
  write('src/features/users/UsersPage.tsx', 'src/features/users/editing/UserForm.tsx');
  commitAll();
  write('contract/member.ts', 'README.md');
  writeFileSync(path.join(folder, 'src/ui/Page.tsx'), 'changed');
  expect(changedFolders()).toEqual(['contract', 'src/features/users', 'src/ui']);
});

test('without a branch to compare with what is not committed counts, and outside a repository nothing is known', () => {
  expect(changedFolders()).toBeNull();
  git('init', '--quiet');
  write('server/app.ts');
  commitAll();
  write('server/db/open.ts');
  expect(changedFolders()).toEqual(['server/db']);
});
