import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildOrigin, entryPoints, markBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';
import { writeNotices } from './notices.mjs';
import { root, run } from './run.mjs';

const dist = path.join(root, 'dist');

/** The bundler is loaded only now, when it is certain to be installed. */
async function buildServer({ version, commit }) {
  const { bundleServer } = await import('./serverBundle.mjs');
  await bundleServer(entryPoints, path.join(dist, 'server'), {
    'process.env.APP_VERSION': JSON.stringify(version),
    'process.env.APP_COMMIT': JSON.stringify(commit),
  });
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
