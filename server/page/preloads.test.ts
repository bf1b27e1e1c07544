import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHUNKS_FILE, preloadsFor, readChunks } from './preloads';

const chunks = {
  'text-en': ['assets/text-en.1.js'],
  'text-de': ['assets/text-de.1.js'],
  'work-en': ['assets/work-en.1.js'],
  'work-de': ['assets/work-de.1.js'],
  outbox: ['assets/outbox.1.js'],
  private: ['assets/frame.1.js', 'assets/private.1.js'],
  'private-leaguetable': ['assets/grid.1.js', 'assets/private-leaguetable.1.js'],
  'private-leaguetableentries': ['assets/frame.1.js', 'assets/grid.1.js', 'assets/private-leaguetableentries.1.js'],
  'private-users': ['assets/grid.1.js', 'assets/private-users.1.js'],
  'private-users-_': ['assets/private-users-_.1.js'],
  'public-login': ['assets/public-login.1.js'],
  display: ['assets/display.1.js'],
  tv: ['assets/tv.1.js'],
};
const short = (files: string[]) => files.map((file) => file.replace('assets/', '').replace('.1.js', '')).join(' ');
const requested = (url: string, cookie?: string) =>
  short(preloadsFor({ url, headers: cookie ? { cookie } : {} }, chunks));

test.each([
  ['/', 'text-en'],
  ['/public/login', 'text-en public-login'],
  ['/public/login?asked=private', 'text-en public-login'],
  ['/public/nowhere', 'text-en'],
  ['/private/leaguetable', 'text-en outbox work-en frame private grid private-leaguetable'],
  ['/private/leaguetable/x/y?q=a', 'text-en outbox work-en frame private grid private-leaguetable'],
  ['/private/leaguetableentries', 'text-en outbox work-en frame private grid private-leaguetableentries'],
  ['/private/users?q=a', 'text-en outbox work-en frame private grid private-users'],
  ['/private/users/jana-moeller', 'text-en outbox work-en frame private private-users-_'],
  ['/private/nowhere', 'text-en outbox work-en frame private'],
  ['/display', 'text-en work-en display'],
  ['/tv', 'text-en work-en tv'],
  ['//elsewhere.example/private/leaguetable', 'text-en'],
])('%s will need %s', (url, files) => {
  expect(requested(url)).toBe(files);
});

test.each([
  ['locale=de', 'text-de'],
  ['a=b; locale=de; c=d', 'text-de'],
  ['locale=en', 'text-en'],
  ['locale=fr', 'text-en'],
  ['xlocale=de', 'text-en'],
  ['locale=de%', 'text-en'],
])('with the cookie %s it is %s', (cookie, file) => {
  expect(requested('/', cookie)).toBe(file);
});

test('only files of the build are ever named, and a build without the list has none', async () => {
  const webDir = await mkdtemp(path.join(tmpdir(), 'chunks-'));
  try {
    expect(await readChunks(webDir)).toEqual({});
    await writeFile(path.join(webDir, CHUNKS_FILE), JSON.stringify(chunks));
    expect(await readChunks(webDir)).toEqual(chunks);
    await writeFile(path.join(webDir, CHUNKS_FILE), JSON.stringify({ ...chunks, display: ['assets/"><script>.js'] }));
    expect(await readChunks(webDir)).toEqual({});
  } finally {
    await rm(webDir, { recursive: true });
  }
});
