import { fillClubs, fillContent, moreClubs } from '@test/growth/clubRows';
import { type PathReader, readTargetNow, type Readers, withClub } from './growthClub';
import { listAddress, type MeasuredList, measuredLists, type ReadTarget } from './growthLists';
import { printLimited } from './limited';
import { quantile, shownMs } from './start';

/** Trainings; there are ten times as many members, changes and results. */
const OWN = [10, 100, 1_000] as const;

const OTHER_CLUBS = [1, 10, 100] as const;

/** Of the club that is read, and of each other club. */
const EACH = 100;

const WARM_UP = 2;

const READS = 15;

const MOST_READS_MS = 2_000;

const FEWEST_READS = 7;

type Times = Map<MeasuredList, number[][]>;

/** Measures how every list grows with its own data, and with what other clubs have, and prints it with pass or fail. */
export async function measureGrowth(): Promise<void> {
  await withClub(async ({ app, target, copied, readers }) => {
    const times: Times = new Map();
    for (const trainings of OWN) {
      await fillContent(app.connection, trainings, target.templateId);
      await fillClubs(app.connection, [target.golfclubId], { trainings, copied });
      await readAll(await readTargetNow(app, target), readers, measuredLists, times);
    }
    print(`own data: ${OWN.join(', ')} trainings, templates, clubs …; ten times as many members`, times, growthOfOwn);
  });
  await withClub(async ({ app, target, copied, readers }) => {
    const times: Times = new Map();
    await fillContent(app.connection, EACH, target.templateId);
    await fillClubs(app.connection, [target.golfclubId], { trainings: EACH, copied });
    const lists = measuredLists.filter(({ isOfClub }) => isOfClub);
    let clubs = 0;
    for (const wanted of OTHER_CLUBS) {
      const others = await moreClubs(app.connection, wanted - clubs);
      clubs = wanted;
      await fillClubs(app.connection, others, { trainings: EACH, copied });
      await readAll(await readTargetNow(app, target), readers, lists, times);
    }
    print(`other clubs' data: ${OTHER_CLUBS.join(', ')} clubs of the same size`, times, growthOfOthers);
  });
}

async function readAll(
  target: ReadTarget,
  readers: Readers,
  lists: readonly MeasuredList[],
  times: Times,
): Promise<void> {
  for (const list of lists) {
    const known = times.get(list) ?? [];
    known.push(await reads(readers[list.reader], listAddress(list, target)));
    times.set(list, known);
  }
}

async function reads(from: PathReader, path: string): Promise<number[]> {
  // The first fill the caches; they are not counted.
  for (let read = 0; read < WARM_UP; read += 1) await from.read(path);
  const times: number[] = [];
  const end = performance.now() + MOST_READS_MS;
  while (times.length < FEWEST_READS || (times.length < READS && performance.now() < end)) {
    times.push(await from.read(path));
  }
  return times;
}

function print(heading: string, times: Times, growthOf: (times: readonly (readonly number[])[]) => Growth): void {
  console.log(`\n${heading}`);
  const grown: string[] = [];
  for (const [{ name }, measured] of times) {
    const growth = growthOf(measured);
    console.log(shownLine(name, measured, growth));
    if (growth === 'GROWS' || growth === 'WORSE than n log n') grown.push(name);
  }
  console.log('');
  printLimited([
    {
      what: `lists that grow too much with ${heading.slice(0, heading.indexOf(':'))}`,
      value: grown.length,
      limit: 0,
      unit: '',
      remark: grown.join(', '),
    },
  ]);
}

/** Sizes stand in a ratio of ten to each other. */
const RATIO = 10;

/** What ten times as much may cost and still count as nothing. */
const FLAT = 1.5;

/** Of n log n from 100 to 1,000, the steepest step that is measured. */
const N_LOG_N = RATIO * (Math.log(1_000) / Math.log(100));

/** As good as no time at all: what a request costs that asks the database for nothing. */
const NOTHING_MS = 1;

type Growth = 'flat' | 'up to n log n' | 'WORSE than n log n' | 'GROWS';

/** Returns what the growth with the data of the list itself is called. */
function growthOfOwn(times: readonly (readonly number[])[]): Growth {
  const grown = Math.max(...factors(times));
  if (grown <= FLAT) return 'flat';
  return grown <= N_LOG_N ? 'up to n log n' : 'WORSE than n log n';
}

/** Returns what the growth with other clubs' data is called, from the smallest size to the largest. */
function growthOfOthers(times: readonly (readonly number[])[]): Growth {
  return Math.max(...factors([times[0] ?? [], times.at(-1) ?? []])) <= FLAT ? 'flat' : 'GROWS';
}

/** Returns a line of the table: the name, the median at each size, how the quickest reads grow, and pass or fail. */
function shownLine(name: string, times: readonly (readonly number[])[], growth: Growth): string {
  const values = times.map((some) => shownMs(quantile(some, 0.5), 1).padStart(12));
  const ratios = factors(times).map((factor) => `×${factor.toFixed(1)}`.padStart(8));
  return `${name.padEnd(34)}${values.join('')}${ratios.join('')}  ${growth}`;
}

/** From one size to the next. Whatever else the machine does only slows reads down: the quickest are the least disturbed. */
function factors(times: readonly (readonly number[])[]): number[] {
  const quickest = times.map((some) => Math.max(Math.min(...some), NOTHING_MS));
  return quickest.slice(1).map((grown, before) => grown / (quickest[before] ?? grown));
}
