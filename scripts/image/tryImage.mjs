// Builds the image, runs it and tries in it what an operator does; ends with one line: "tests: N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run.mjs';
import { appVersion } from '../version.mjs';
import { fillBaseFolder } from './baseImage.mjs';
import { findEngine } from './engines.mjs';

const dockerfile = 'deploy/Dockerfile';
const image = `localhost/golf-club-try:${process.pid}`;
const standIn = `localhost/golf-club-base:${process.pid}`;
const READY_WITHIN_MS = 300_000;

let passed = 0;
let failed = 0;

function check(what, isGood, detail) {
  if (isGood) passed += 1;
  else failed += 1;
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  image: ${what}${isGood ? '' : `\n${detail}`}`);
}

/** Returns the image that the Dockerfile begins with, or one made of this system where its registry does not answer. */
async function baseImage(engine) {
  const [, named] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(path.join(root, dockerfile), 'utf8'));
  if (await engine.pull(named)) return named;
  const [, version] = /:(\d+)/.exec(named);
  console.log(
    `${named} cannot be pulled: the image begins with the packages of this system and Node ${version} of npm.`,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'golf-base-'));
  try {
    await engine.importFolder(folder, standIn, fillBaseFolder(folder, version));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return standIn;
}

async function build(engine, base) {
  const { version, commit } = appVersion();
  const values = { NODE_IMAGE: base, VERSION: version, COMMIT: commit };
  const args = Object.entries(values).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  const started = Date.now();
  await engine.build(['--file', dockerfile, ...args], image);
  const { Labels: labels = {}, User: user } = await engine.configuration(image);
  const seconds = Math.round((Date.now() - started) / 1000);
  check(`built in ${seconds} s by ${engine.name}`, true);
  check('has version and commit as labels', labels['org.opencontainers.image.revision'] === commit, labels);
  check('runs as an ordinary user', user === 'node', user);
}

async function tryOut(engine) {
  const port = await freePort();
  const env = {
    PORT: String(port),
    TOKEN_SECRET: 'q8Zt3vWm1xKc7rLp5dYh2bNs9fGj4aQe',
    ADMIN_EMAIL: 'admin@golf.example',
  };
  const container = await engine.start(image, env);
  let code;
  try {
    await waitUntilReady(engine, container);
    await tryServer(container, port);
    await tryCommands(container);
  } catch (error) {
    check('works', false, `${error.message}\n${await container.output()}`);
  } finally {
    code = await container.stop();
  }
  check('ends well on SIGTERM', code === 0, `exit code ${code}\n${await container.output()}`);
}

async function waitUntilReady(engine, container) {
  const { Healthcheck: health } = await engine.configuration(image);
  const limit = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const { code, output } = await container.exec(health.Test.slice(1));
    if (code === 0) return check('is healthy', true);
    if (Date.now() > limit) throw new Error(`not healthy after ${READY_WITHIN_MS / 1000} s: ${output}`);
  }
}

async function tryServer(container, port) {
  const read = async (address) => {
    const program = `fetch('http://127.0.0.1:${port}${address}').then(async (answer) => console.log(answer.status, await answer.text()))`;
    return (await container.exec(['node', '-e', program])).output;
  };
  const { version, commit } = appVersion();
  const health = await read('/health');
  check(
    'says which version it is',
    health.includes(JSON.stringify({ status: 'up', version, commit }).slice(1)),
    health,
  );
  const page = await read('/public/login');
  check('serves the page', page.startsWith('200 <!doctype html>'), page);
  const notices = await read('/third-party-notices.txt');
  check('serves the notices', notices.startsWith('200 ') && notices.includes('react-dom '), notices.slice(0, 200));
  const node = (await container.exec(['node', '--version'])).output.trim();
  const [, major] = /node:(\d+)/.exec(readFileSync(path.join(root, dockerfile), 'utf8'));
  check(`runs on Node ${major}`, node.startsWith(`v${major}.`), node);
  for (const name of ['typescript', 'webpack', 'react-dom']) {
    const { code, output } = await container.exec(['ls', `node_modules/${name}`]);
    check(`has no package ${name}`, code !== 0, output);
  }
}

async function tryCommands(container) {
  const bundle = (name) => ['node', `dist/server/${name}.js`];
  const other = { DATA_DIR: '/data/other' };
  const steps = [
    ['backup by node', [...bundle('backup'), '/data', '--keep', '2']],
    ['backup by npm', ['npm', 'run', '--silent', 'backup', '--', '/data/one.backup']],
    ['restore', [...bundle('restore'), '/data/one.backup'], other],
    ['migrate', bundle('migrate'), other],
  ];
  for (const [name, args, env] of steps) {
    const { code, output } = await container.exec(args, env);
    check(`runs ${name}`, code === 0, output);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const engine = await findEngine();
if (engine === null) {
  console.log('skipped image: neither docker with an engine nor buildah is here or can be installed.');
} else {
  try {
    await build(engine, await baseImage(engine));
    await tryOut(engine);
  } catch (error) {
    check('builds and runs', false, error.message);
  }
  await engine.remove([image, standIn]);
  console.log(`tests: ${passed} passed, ${failed} failed`);
}
process.exitCode = failed === 0 ? 0 : 1;
