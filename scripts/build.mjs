import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildOrigin, entryPoints, markBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';
import { writeNotices } from './notices.mjs';
import { root } from './run.mjs';
import { importedPackages, writeServerPackages } from './serverPackages.mjs';

const dist = path.join(root, 'dist');

/** The bundler is loaded only now, when it is certain to be installed. */
async function buildServer({ version, commit }) {
  const { bundleServer } = await import('./serverBundle.mjs');
  const metafile = await bundleServer(entryPoints, path.join(dist, 'server'), {
    'process.env.APP_VERSION': JSON.stringify(version),
    'process.env.APP_COMMIT': JSON.stringify(commit),
  });
  writeServerPackages(importedPackages(metafile));
}

async function buildWeb({ version, commit }) {
  Object.assign(process.env, { NODE_ENV: 'production', APP_VERSION: version, APP_COMMIT: commit });
  const [{ default: webpack }, { default: configure }] = await Promise.all([
    import('webpack'),
    import('../webpack.config.js'),
  ]);
  const settings = configure({}, { mode: 'production' });
  const compiler = webpack(settings);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const printed = stats.toString(settings.stats);
  if (printed !== '') console.log(printed);
  if (stats.hasErrors()) throw new Error('The web app could not be built');
}

await ensureInstalled({ development: false });
const origin = buildOrigin();
await rm(dist, { recursive: true, force: true });
await Promise.all([buildServer(origin), buildWeb(origin)]);
for (const file of ['CHANGELOG.md', 'LICENSE']) await cp(path.join(root, file), path.join(dist, file));
writeNotices();
markBuilt(origin);
