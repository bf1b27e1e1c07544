import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeOwnDatabase } from '@test/ownDatabase';
import { root } from './builtLayout';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'golf-version-'));
  for (const name of ['scripts', 'package.json', '.gitattributes']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/index.tsx'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@golf.example', ...args], { cwd: folder }).toString();

function commitAll(): string {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All');
  return git('rev-parse', 'HEAD').slice(0, 12);
}

function versionIn(folderPath = folder, env: Record<string, string> = {}): { version: string; commit: string } {
  const program = "import('./scripts/version.mjs').then((m) => console.log(JSON.stringify(m.appVersion())))";
  const printed = execFileSync(process.execPath, ['-e', program], {
    cwd: folderPath,
    env: { PATH: process.env['PATH'], ...env },
  });
  return JSON.parse(printed.toString()) as { version: string; commit: string };
}

test('a build is called by its commit, and dirty when what it reads differs from that', () => {
  const commit = commitAll();
  expect(versionIn().commit).toBe(commit);
  writeFileSync(path.join(folder, 'README.md'), 'not read by the build');
  expect(versionIn().commit).toBe(commit);
  writeFileSync(path.join(folder, 'src/new.ts'), '');
  expect(versionIn().commit).toBe(`${commit}-dirty`);
});

test('without a repository COMMIT says it, or the archive; else it is unknown', () => {
  expect(versionIn().commit).toBe('unknown');
  expect(versionIn(folder, { COMMIT: 'abc' }).commit).toBe('abc');
  const commit = commitAll();
  const unpacked = path.join(folder, 'unpacked');
  mkdirSync(unpacked);
  git('archive', '--output', 'all.tar', 'HEAD');
  execFileSync('tar', ['--extract', '--file', 'all.tar', '--directory', unpacked], { cwd: folder });
  // It lies in a repository, but that is another one.
  expect(versionIn(unpacked).commit).toBe(commit);
});

test('what is built names version and commit in its log, in /health and in the description of its API', async () => {
  const database = await makeOwnDatabase();
  const { version, commit } = JSON.parse(readFileSync(path.join(root, 'dist/built-from'), 'utf8')) as {
    version: string;
    commit: string;
  };
  const env = {
    ...process.env,
    ...{ PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: database.url, TOKEN_SECRET: 'a-secret-for-tests-'.repeat(2) },
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const [first] = (await once(createInterface(child.stderr), 'line')) as [string];
    expect(JSON.parse(first)).toMatchObject({ msg: 'starting', version, commit });
    const [listening] = (await once(createInterface(child.stdout), 'line')) as [string];
    const url = listening.replace('Listening on ', '');
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'up', version, commit });
    const { info } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { info: { version: string } };
    expect(info.version).toBe(`${version}+${commit}`);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
    await database.remove();
  }
});
