import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildOrigin, entryPoints, markBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';
import { writeNotices } from './notices.mjs';
import { root } from './run.mjs';
import { importedPackages, writeServerPackages } from './serverPackages.mjs';

const dist = path.join(root, 'dist');

/** Bundles our own files only: packages stay where npm has put them. */
async function buildServer({ version, commit }) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: path.join(dist, 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    define: {
      'process.env.APP_VERSION': JSON.stringify(version),
      'process.env.APP_COMMIT': JSON.stringify(commit),
    },
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
  await cp(path.join(root, 'server/db/migrations'), path.join(dist, 'server/migrations'), { recursive: true });
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
