import { measureCapsule } from './capsule';
import { measureColdStart } from './coldStart';
import { measureFlood } from './flood';
import { measureGrowth } from './growth';
import { measureInteraction } from './interaction';
import { measureLeague } from './league';
import { measureMemory } from './memory';
import { measureReads } from './reads';
import { measureRecording } from './recording';
import { measureStart } from './start';
import { measureTaps } from './tapToShown';
import { measureUsers } from './users';

const benchmarks = {
  start: measureStart,
  cold: measureColdStart,
  tap: measureTaps,
  reads: measureReads,
  recording: measureRecording,
  users: measureUsers,
  interaction: measureInteraction,
  league: measureLeague,
  growth: measureGrowth,
  flood: measureFlood,
  memory: measureMemory,
  capsule: measureCapsule,
};
type Name = keyof typeof benchmarks;

const isName = (name: string): name is Name => Object.hasOwn(benchmarks, name);

/** Runs the benchmarks that are named, or all of them; each prints what it has measured. */
async function run(named: readonly string[]): Promise<void> {
  const unknown = named.filter((name) => !isName(name));
  const all = Object.keys(benchmarks);
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}, only ${all.join(', ')}`);
  for (const name of (named.length > 0 ? named : all).filter(isName)) await benchmarks[name]();
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
