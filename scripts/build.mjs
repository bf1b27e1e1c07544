import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint, markBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';
import { root, run } from './run.mjs';

const dist = path.join(root, 'dist');

/** Bundles our own files only: packages stay where npm has put them. */
async function buildServer() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [path.join(root, 'server/main.ts')],
    outfile: path.join(dist, 'server/main.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  await cp(path.join(root, 'server/db/migrations'), path.join(dist, 'server/migrations'), { recursive: true });
}

function buildWeb() {
  return run(process.execPath, ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    NODE_ENV: 'production',
  });
}

await ensureInstalled();
const madeFrom = fingerprint();
await rm(dist, { recursive: true, force: true });
await Promise.all([buildServer(), buildWeb()]);
markBuilt(madeFrom);
