import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { patientApt, root } from '../run.mjs';

/** Returns exit code and output of a program; null as code where it could not be started or took too long. */
export function outcome(program, args, { env = {}, timeout = 600_000, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      // Unlike the option `timeout`, it keeps nothing waiting where the program is not there.
      signal: AbortSignal.timeout(timeout),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output: Buffer.concat(printed).toString() }));
  });
}

/** Building installs packages and compiles the app, beside whatever else the machine does. */
const BUILD = { timeout: 3_600_000 };

/** Returns what the program has printed. Throws with it when it does not end well. */
async function printedBy(program, args, options) {
  const { code, output } = await outcome(program, args, options);
  if (code !== 0) throw new Error(`${output.trim()}\n${program} ${args[0]} ended with ${code}`);
  return output.trim();
}

/**
 * Returns what builds and runs images here: docker where its engine answers, else buildah, which root on a Debian installs.
 * Null where there is neither.
 */
export async function findEngine() {
  if ((await outcome('docker', ['info', '--format', '{{.ServerVersion}}'])).code === 0) return docker;
  if (process.platform !== 'linux' || process.getuid() !== 0) return null;
  if ((await outcome('buildah', ['--version'])).code === 0) return buildah;
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 120_000 };
  await outcome('apt-get', [...patientApt, 'update', '-qq'], quietly);
  await outcome('apt-get', [...patientApt, 'install', '-y', '-qq', '--no-install-recommends', 'buildah'], quietly);
  return (await outcome('buildah', ['--version'])).code === 0 ? buildah : null;
}

const settings = (env) => Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

const docker = {
  name: 'docker',
  pull: async (image) => (await outcome('docker', ['pull', '--quiet', image], { timeout: 120_000 })).code === 0,
  async importFolder(folder, image, env) {
    const changes = Object.entries(env).flatMap(([name, value]) => ['--change', `ENV ${name}=${value}`]);
    const pipe = 'tar --directory "$0" --create . | docker import "$@"';
    await printedBy('bash', ['-o', 'pipefail', '-c', pipe, folder, ...changes, '-', image]);
  },
  build: (args, image) => printedBy('docker', ['build', '--quiet', ...args, '--tag', image, '.'], BUILD),
  configuration: async (image) =>
    JSON.parse(await printedBy('docker', ['image', 'inspect', '--format', '{{json .Config}}', image])),
  /** Returns a running container: `exec` runs a program beside its own, `stop` returns the exit code of its own. */
  async start(image, env) {
    const container = await printedBy('docker', ['run', '--detach', ...settings(env), image]);
    return {
      exec: (args, more = {}) => outcome('docker', ['exec', ...settings(more), container, ...args]),
      output: async () => (await outcome('docker', ['logs', container])).output,
      async stop() {
        await outcome('docker', ['stop', '--time', '20', container]);
        const code = Number(await printedBy('docker', ['inspect', '--format', '{{.State.ExitCode}}', container]));
        await outcome('docker', ['rm', '--force', '--volumes', container]);
        return code;
      },
    };
  },
  remove: (images) => outcome('docker', ['image', 'rm', '--force', ...images]),
};

/** Each step in a root of its own (chroot) over the network of this machine: containers of CI allow no more. */
const isolated = ['--isolation', 'chroot', '--network', 'host'];

const buildah = {
  name: 'buildah',
  pull: async (image) => (await outcome('buildah', ['pull', '--quiet', image], { timeout: 120_000 })).code === 0,
  async importFolder(folder, image, env) {
    const container = await printedBy('buildah', ['from', 'scratch']);
    await printedBy('buildah', ['add', '--quiet', container, folder, '/']);
    await printedBy('buildah', ['config', ...settings(env), container]);
    await printedBy('buildah', ['commit', '--quiet', '--rm', container, image]);
  },
  build: (args, image) =>
    printedBy('buildah', ['build', '--quiet', '--format', 'docker', ...isolated, ...args, '--tag', image, '.'], BUILD),
  configuration: async (image) =>
    JSON.parse(await printedBy('buildah', ['inspect', '--type', 'image', image])).Docker.config,
  async start(image, env) {
    const container = await printedBy('buildah', ['from', '--pull-never', image]);
    const { Cmd } = await this.configuration(image);
    const args = [
      'run',
      ...isolated,
      ...settings(env),
      container,
      '--',
      'sh',
      '-c',
      'echo "pid $$"; exec "$@"',
      'sh',
      ...Cmd,
    ];
    const child = spawn('buildah', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const ended = new Promise((resolve) => child.once('close', resolve));
    // Neither signals nor a second program reach what buildah runs, so it says its number.
    const pid = await new Promise((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk;
          const match = /^pid (\d+)$/m.exec(output);
          if (match !== null) resolve(Number(match[1]));
        });
      }
      void ended.then(() => resolve(null));
    });
    if (pid === null) throw new Error(output);
    return {
      exec: (command, more = {}) =>
        outcome('nsenter', [...inside(pid), ...command], { env: { ...environmentOf(pid), ...more } }),
      output: async () => output,
      async stop() {
        if (child.exitCode === null) process.kill(pid, 'SIGTERM');
        const code = await ended;
        await outcome('buildah', ['rm', container]);
        return code;
      },
    };
  },
  remove: (images) => outcome('buildah', ['rmi', '--force', ...images]),
};

/** As its user, in its folder, with its view of files. */
function inside(pid) {
  const [, user] = /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return ['--target', pid, '--mount', '--root', '--wd', '--setuid', user, '--setgid', user, '--'];
}

function environmentOf(pid) {
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .filter((line) => line.includes('='));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
