import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '@test/serverProcess';
import { requireWritable } from './writableFolder';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'golf-writable-'));
  await writeFile(path.join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['is a file', () => path.join(folder, 'file'), /it is a file$/],
  ['lies below a file', () => path.join(folder, 'file', 'data'), /ENOTDIR/],
  ['is a device', () => '/dev/null', /it is a file$/],
  ['lies below a device', () => '/dev/null/data', /ENOTDIR/],
  ['lies where nobody may make a folder', () => '/proc/data', /ENOENT|EACCES|EPERM/],
])('a DATA_DIR that %s is refused with its name', async (_what, folderPath, why) => {
  const refused = requireWritable(folderPath(), { mayMake: true });
  await expect(refused).rejects.toThrow(`DATA_DIR (${folderPath()}) must be a folder that this user may write to: `);
  await expect(refused).rejects.toThrow(why);
});

test('a folder that is missing is made, unless it may not be, and nothing is left in it', async () => {
  const folderPath = path.join(folder, 'a', 'b');
  await requireWritable(folderPath, { mayMake: false });
  expect(existsSync(path.dirname(folderPath))).toBe(false);
  await requireWritable(folderPath, { mayMake: true });
  expect(existsSync(path.join(folderPath, 'writable'))).toBe(false);
  expect(existsSync(folderPath)).toBe(true);
});

test('a server whose DATA_DIR does not answer says so and ends', async () => {
  const folderPath = path.join(folder, 'hanging');
  await mkdir(folderPath);
  // Opening it waits for a reader, as a file system waits for a host that is gone.
  execFileSync('mkfifo', [path.join(folderPath, 'writable')]);
  const env = { DATABASE_URL: undefined, DATA_DIR: folderPath, TOKEN_SECRET: 'a-secret-for-tests-'.repeat(2) };
  await expect(startServerProcess({ env })).rejects.toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^DATA_DIR \(\S+hanging\) must be .*: its file system does not answer within 10 seconds\n$/m,
    ),
  });
});
