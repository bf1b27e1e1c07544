import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, isBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';
import { root } from './run.mjs';

const production = process.argv.includes('--serve');
const main = path.join(root, 'dist', 'server', 'main.js');

/** Installs and builds what has changed, then runs the server in this very process: signals reach it directly. */
async function start() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node 20.19 or newer is needed, this is ${process.version}`);
  const built = isBuilt();
  await ensureInstalled({ development: !built });
  if (!built) await ensureBuilt();
  if (!existsSync(main)) throw new Error(`The build has not made ${main}`);
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, main, ...(production ? [] : ['--demo'])];
  if (production) process.env.NODE_ENV = 'production';
  if (process.env.npm_lifecycle_event) stopWithNpm();
  await import(pathToFileURL(main).href);
}

/** The shell between npm and this process keeps signals to itself: when they end, this process gets another parent. */
function stopWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
