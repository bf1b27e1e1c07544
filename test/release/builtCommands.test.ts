import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeOwnDatabase, type OwnDatabase } from '@test/ownDatabase';
import { type BuiltLayout, makeBuiltLayout, root } from './builtLayout';

let layout: BuiltLayout;
beforeAll(async () => {
  layout = await makeBuiltLayout();
});
afterAll(() => layout.remove());

let target: OwnDatabase;
beforeEach(async () => {
  target = await makeOwnDatabase();
});
afterEach(() => target.remove());

interface Step {
  command: string;
  args?: readonly string[];
  /** Below the layout. */
  dataDir: string;
  prints: RegExp;
}

/** Every command, each over what the one before it has left. */
function stepsOf(name: string): Step[] {
  return [
    { command: 'migrate', dataDir: name, prints: /has every migration of this version/ },
    {
      command: 'seed',
      args: ['--clubs', '1', '--members', '10', '--trainings', '1'],
      dataDir: name,
      prints: /10 of 10 members/,
    },
    {
      command: 'access',
      args: ['pro-1'],
      dataDir: name,
      prints: /^pro-1 .*signs in with this password, once: \w{26}$/m,
    },
    { command: 'backup', args: [`${name}.backup`], dataDir: name, prints: /The backup is in .*\.backup/ },
    {
      command: 'restore',
      args: [`${name}.backup`],
      dataDir: `${name}-restored`,
      prints: /members +11 rows[^]*every table was read back/,
    },
    {
      command: 'move',
      args: [target.url],
      dataDir: `${name}-restored`,
      prints: /members +11 rows[^]*Both databases hold the same/,
    },
  ];
}

test.each(['node', 'npm'])('every command works without development packages, started by %s', async (way) => {
  for (const { command, args = [], dataDir, prints } of stepsOf(way)) {
    const env = { DATA_DIR: path.join(layout.folder, dataDir) };
    const ended =
      way === 'npm'
        ? await layout.run('npm', ['run', '--silent', command, '--', ...args], env)
        : await layout.run(process.execPath, [`dist/server/${command}.js`, ...args], env);
    expect({ command, ...ended }).toEqual({ command, code: 0, output: expect.stringMatching(prints) });
  }
  expect(await target.query('select count(*)::int as members from members')).toEqual([{ members: 11 }]);
});

test('every bundle has a script of its name, and is one of the commands above', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const bundles = readdirSync(path.join(root, 'dist/server'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.basename(file, '.js'));
  const tried = stepsOf('any').map(({ command }) => command);
  expect(bundles.sort()).toEqual([...tried, 'main'].sort());
  for (const command of tried) expect(scripts[command]).toBe(`node scripts/command.mjs ${command}`);
});
