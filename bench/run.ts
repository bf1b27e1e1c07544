import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { exportsOf } from './capsuleExport';
import { measureColdStart } from './coldStart';
import { measureFederation } from './federation';
import { measureFlood } from './flood';
import { measureGrowth } from './growth';
import { measureImport } from './importing';
import { measureInteraction } from './interaction';
import { measureLeague } from './league';
import { limitedAsMarkdown, printLimited } from './limited';
import { measureMemory } from './memory';
import { measureReads } from './reads';
import { measureRecording } from './recording';
import { measureServers } from './servers';
import { measureStart, quantile } from './start';
import { measureTaps } from './tapToShown';
import { measureUsers } from './users';

const MEMBERS = 2_000;

const RUNS = 7;

const SLOWDOWN = 4;

const MOST_MS = 300;

const MOST_PERCENT = 2;

const benchmarks = {
  start: measureStart,
  cold: measureColdStart,
  tap: measureTaps,
  reads: measureReads,
  recording: measureRecording,
  users: measureUsers,
  import: measureImport,
  interaction: measureInteraction,
  league: measureLeague,
  growth: measureGrowth,
  federation: measureFederation,
  servers: measureServers,
  flood: measureFlood,
  memory: measureMemory,
  capsule: measureCapsule,
};

type Name = keyof typeof benchmarks;

const isName = (name: string): name is Name => Object.hasOwn(benchmarks, name);

/**
 * Runs the benchmarks that are named, or all of them; each prints what it has measured, and in the end everything with a limit
 * is printed as one table, which `--to=FILE` writes into a file as well.
 */
async function run(args: readonly string[]): Promise<void> {
  const named = args.filter((one) => !one.startsWith(TO));
  const file = args.find((one) => one.startsWith(TO))?.slice(TO.length);
  const unknown = named.filter((name) => !isName(name));
  const all = Object.keys(benchmarks);
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}, only ${all.join(', ')}`);
  for (const name of (named.length > 0 ? named : all).filter(isName)) {
    await benchmarks[name]().catch((error: unknown) => {
      // What others measure must not be lost.
      console.error(`${name}:`, error);
      process.exitCode = 1;
    });
  }
  const table = limitedAsMarkdown(commit());
  console.log(`\n${table}`);
  if (file !== undefined)
    await writeFile(file, `# Measured\n\nMade by \`npm run bench -- --to=docs/measured.md\`.\n\n${table}`);
}

const TO = '--to=';

const commit = () => execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

/** Measures what recording for a capsule costs all the time, and what exporting one takes; prints both with their limits. */
async function measureCapsule(): Promise<void> {
  // Stores are made with the checks of development otherwise.
  process.env.NODE_ENV = 'production';
  const { recorderCost } = await import('./recorderCost');
  const { percent, bare } = await recorderCost();
  const exported = await exportsOf({ members: MEMBERS, runs: RUNS, slowdown: SLOWDOWN });
  const painted = exported.map((one) => one.painted);
  const text = exported.at(-1)?.text ?? '';
  console.log('');
  printLimited([
    {
      what: 'recorder, of dispatch time, Node',
      value: percent,
      limit: MOST_PERCENT,
      unit: '%',
      remark: `a dispatch takes ${bare.toFixed(1)} µs without it`,
    },
    {
      what: `export of ${MEMBERS} members, ${SLOWDOWN}× slower`,
      value:
        quantile(
          exported.map(({ made }) => made),
          0.5,
        ) ?? 0,
      limit: MOST_MS,
      unit: 'ms',
      remark: `from the key to its text, median of ${exported.length}; painted after ${quantile(painted, 0.5)?.toFixed(1)} ms`,
    },
  ]);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  console.log(`its file: ${kilobytes(Buffer.byteLength(text))}, gzipped ${kilobytes(gzipSync(text).length)}`);
}
