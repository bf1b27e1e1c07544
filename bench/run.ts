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
import { measurePeers } from './peers';
import { measureReads } from './reads';
import { measureRecording } from './recording';
import { measureServers } from './servers';
import { measureStart, quantile } from './start';
import { measureTaps } from './tapToShown';
import { measureUsers } from './users';

const MEMBERS = 2_000;

const RUNS = 5;

const SLOWDOWN = 4;

const MOST_MS = 300;

/** On a machine where the piece takes 107 ms, and SLOWDOWN times slower, this is MOST_MS. */
const MOST_FIXED_PIECES = 0.7;

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
  peers: measurePeers,
};

/** Run only by their names, because they install packages of their own. */
const onlyNamed: readonly string[] = ['peers'];

type Name = keyof typeof benchmarks;

const isName = (name: string): name is Name => Object.hasOwn(benchmarks, name);

/**
 * Runs the benchmarks that are named, or all of them but the peers; `all` is all of these. Each prints what it has
 * measured, and in the end everything with a limit is printed as one table, which `--to=FILE` writes into a file as
 * well.
 */
async function run(args: readonly string[]): Promise<void> {
  const named = args.filter((one) => !one.startsWith(TO));
  const file = args.find((one) => one.startsWith(TO))?.slice(TO.length);
  const unknown = named.filter((name) => !isName(name) && name !== ALL);
  const names = Object.keys(benchmarks);
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}, only ${names.join(', ')}`);
  const usual = named.length === 0 || named.includes(ALL) ? names.filter((name) => !onlyNamed.includes(name)) : [];
  for (const name of [...new Set([...usual, ...named])].filter(isName)) {
    const begun = performance.now();
    await benchmarks[name]().catch((error: unknown) => {
      // What others measure must not be lost.
      console.error(`${name}:`, error);
      failed.push(name);
      process.exitCode = 1;
    });
    const seconds = (performance.now() - begun) / 1000;
    printLimited([{ what: `benchmark ${name} took`, value: seconds, limit: LONGEST_SECONDS, unit: 's' }]);
  }
  if (failed.length > 0) console.log(`\nBroke off: ${failed.join(', ')}`);
  const table = limitedAsMarkdown(commit());
  console.log(`\n${table}`);
  if (file !== undefined)
    await writeFile(file, `# Measured\n\nMade by \`npm run bench -- all peers --to=docs/measured.md\`.\n\n${table}`);
}

const ALL = 'all';

const LONGEST_SECONDS = 240;

/** Those that could not measure everything. */
const failed: string[] = [];

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
  const least = (of: (one: (typeof exported)[number]) => number) => Math.min(...exported.map(of));
  const median = (of: (one: (typeof exported)[number]) => number) => quantile(exported.map(of), 0.5) ?? 0;
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
      value: median(({ made }) => made),
      limit: MOST_MS,
      unit: 'ms',
      remark: `from the key to its text, median of ${exported.length}; painted after ${median(({ painted }) => painted).toFixed(1)} ms`,
    },
    {
      what: 'to a fixed piece of JavaScript',
      // The quickest of each are least disturbed by whatever else the machine does.
      value: least(({ made }) => made) / least(({ fixedPiece }) => fixedPiece),
      limit: MOST_FIXED_PIECES,
      unit: '',
      remark: `in the same page, just before: ${least(({ fixedPiece }) => fixedPiece).toFixed(0)} ms, the quickest of each`,
    },
  ]);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  console.log(`its file: ${kilobytes(Buffer.byteLength(text))}, gzipped ${kilobytes(gzipSync(text).length)}`);
}
