import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildOrigin, entryPoints, markBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';
import { writeNotices } from './notices.mjs';
import { root, run } from './run.mjs';

const dist = path.join(root, 'dist');

/** Bundles our own files only: packages stay where npm has put them. */
async function buildServer({ version, commit }) {
  const { build } = await import('esbuild');
  await build({
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
    logLevel: 'warning',
  });
  await cp(path.join(root, 'server/db/migrations'), path.join(dist, 'server/migrations'), { recursive: true });
}

function buildWeb({ version, commit }) {
  return run(process.execPath, ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    NODE_ENV: 'production',
    APP_VERSION: version,
    APP_COMMIT: commit,
  });
}

await ensureInstalled();
const origin = buildOrigin();
await rm(dist, { recursive: true, force: true });
await Promise.all([buildServer(origin), buildWeb(origin)]);
for (const file of ['CHANGELOG.md', 'LICENSE']) await cp(path.join(root, file), path.join(dist, file));
writeNotices();
markBuilt(origin);
