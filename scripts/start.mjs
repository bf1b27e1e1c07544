import { pathToFileURL } from 'node:url';
import { readyBundle } from './built.mjs';
import { root } from './run.mjs';

const production = process.argv.includes('--serve');

/** Installs and builds what has changed, then runs the server in this very process: signals reach it directly. */
async function start() {
  const main = await readyBundle('main');
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
