import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const files = ['src', 'server', 'contract', 'test', 'bench', 'scripts', 'docs', 'public', 'deploy'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const documents = ['README.md', 'CONTRIBUTING.md', ...files.filter((file) => /^docs\/.*\.md$/.test(file))];
const known = [...documents, ...files, ...readdirSync(root)];

const FOLDERS = /`((?:src|server|contract|test|bench|scripts|docs|public|deploy)\/[^`\s*{]*)`/g;
const FILES = /`([\w./<>-]+\.(?:tsx?|mjs|cjs|sql))`/g;
const LINKS = /\]\((?!https?:)([^)#]+)/g;

/** Returns whether a file or folder is named so, at the root or below; `<noun>` stands for any one name. */
function isThere(named: string): boolean {
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = named
    .replace(/\/$/, '')
    .split(/<[a-z ]+>/)
    .map(literal)
    .join('[^/]+');
  const pattern = new RegExp(`(^|/)${name}(/.*)?$`);
  return known.some((file) => pattern.test(file));
}

test.each(documents)('every file, folder and page that %s names is there', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const named = [FOLDERS, FILES].flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found));
  const linked = [...text.matchAll(LINKS)].map(([, found = '']) => path.join(path.dirname(document), found));
  expect([...named, ...linked].filter((one) => !isThere(one))).toEqual([]);
});

test('the newest dated section of CHANGELOG.md is the version of the packages and of the image', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const changes = read('CHANGELOG.md');
  const headings = [...changes.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  const sections = headings.map((heading) => /^(\d+\.\d+\.\d+) – (\d{4}-\d{2}-\d{2})$/.exec(heading ?? ''));
  expect(headings.filter((_heading, index) => sections[index] === null)).toEqual([]);
  const dates = sections.map((section) => section?.[2] ?? '');
  expect(dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(dates);
  expect(dates).toEqual([...dates].sort().reverse());
  const kinds = [...changes.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind);
  expect(kinds.filter((kind) => !['Added', 'Changed', 'Fixed'].includes(kind ?? ''))).toEqual([]);

  const { version } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': { version: string } } };
  expect(sections[0]?.[1]).toBe(version);
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  expect(/VERSION=([\d.]+)/.exec(read('deploy/Dockerfile'))?.[1]).toBe(version);
});

test('npm run routes prints the paths of server and browser with their rights', () => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/routes.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/^ {2}POST +\/api\/auth\/signin +session\.signIn +anyone$/m);
  expect(printed).toMatch(/^ +\/public\/login +app\.open +anyone$/m);
  expect(printed).toMatch(/^ +\/private\/users +member\.list +admin, pro$/m);
});
