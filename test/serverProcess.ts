import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import path from 'node:path';
import { fromSetup } from './fixtures/environment';
import { refuseUndescribed } from './undescribed';

export interface ServerOptions {
  /** On top of this process's own; undefined takes a variable away. */
  env: Record<string, string | undefined>;
  args?: readonly string[];
  /** The open file for its standard error; a pipe to this process if not given. */
  standardError?: number;
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Sends the signal and returns the exit code once the process has ended; null when the signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** The exit code, once it has ended by itself or was ended. */
  ended: Promise<number | null>;
  /** Ends it in order. Throws when it does not end well, or has answered what the API description does not name. */
  stop(): Promise<void>;
  /** All it has written so far, both streams. */
  output(): string;
  /** Closes this end of both streams. */
  stopReading(): void;
}

/** What a server prints when it refuses to start, with its exit code. */
export class ServerEnded extends Error {
  constructor(
    readonly code: number | null,
    readonly output: string,
  ) {
    super(`the server ended with ${String(code)} before it listened:\n${output}`);
  }
}

const root = path.resolve(__dirname, '..');

/**
 * Returns the file of a program that the global setup has bundled from the sources as they are: see
 * scripts/testPrograms.mjs.
 */
export const programFile = (name: string): string => path.join(fromSetup('TEST_PROGRAMS'), 'server', `${name}.js`);

/** Runs a command of the operator as npm does, and returns its exit code and what it wrote, both streams. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: ServerOptions['env'],
): Promise<{ code: number; output: string }> {
  const options = { cwd: root, env: { ...process.env, DATABASE_URL: '', ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [programFile(name), ...args], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

/** Starts the real server on a free port, and neither waits for it nor hears what it says. */
export function spawnServer(env: ServerOptions['env']): ChildProcess {
  return spawn(process.execPath, [programFile('main')], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...env },
    stdio: 'ignore',
  });
}

/** Starts the real server on a free port. Throws `ServerEnded` when it refuses to start. */
export async function startServerProcess({ env, args = [], standardError }: ServerOptions): Promise<ServerProcess> {
  const loaded = ['--enable-source-maps', '--require', programFile('undescribedAnswers')];
  const child = spawn(process.execPath, [...loaded, programFile('main'), ...args], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', standardError ?? 'pipe'],
  });
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  let output = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  const url = await new Promise<string>((resolve, reject) => {
    function hear(chunk: Buffer): void {
      output += chunk.toString();
      const listening = /^Listening on (\S+)$/m.exec(output);
      if (listening?.[1] !== undefined) resolve(listening[1]);
    }
    for (const stream of streams) stream.on('data', hear);
    child.once('error', reject);
    void ended.then((code) => reject(new ServerEnded(code, output)));
  });

  // A test that fails before it stops its server must not keep the whole run from ending.
  child.unref();
  for (const stream of streams) if (stream instanceof Socket) stream.unref();

  async function kill(signal: NodeJS.Signals): Promise<number | null> {
    child.ref();
    child.kill(signal);
    return ended;
  }

  return {
    url,
    pid: child.pid ?? 0,
    kill,
    ended,
    async stop() {
      const code = await kill('SIGTERM');
      if (code !== 0) throw new Error(`the server ended with ${String(code)}:\n${output}`);
      refuseUndescribed(output);
    },
    output: () => output,
    stopReading() {
      for (const stream of streams) stream.destroy();
    },
  };
}
