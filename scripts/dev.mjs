import { spawn } from 'node:child_process';
import { ensureInstalled } from './installed.mjs';
import { root } from './run.mjs';
import { appVersion } from './version.mjs';

/** The API with demo data behind, restarted when its sources change; before it the web app with hot reload. */
const webPort = process.env.PORT || '8080';
const apiPort = process.env.API_PORT || '8081';

await ensureInstalled();
const { version, commit } = appVersion();
const children = [
  start('node_modules/tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'server/main.ts', '--demo'], {
    PORT: apiPort,
  }),
  start('node_modules/webpack/bin/webpack.js', ['serve', '--mode', 'development', '--port', webPort], {
    API_URL: `http://127.0.0.1:${apiPort}`,
  }),
];
console.log(`The web app will be at http://127.0.0.1:${webPort}`);

// The two are of no use without each other.
for (const child of children) {
  child.once('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function start(script, args, env) {
  const environment = { ...process.env, APP_VERSION: version, APP_COMMIT: commit, ...env };
  return spawn(process.execPath, [script, ...args], { cwd: root, env: environment, stdio: 'inherit' });
}
