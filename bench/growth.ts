import { fillClubs, fillContent, moreClubs } from '../test/growth/fillClubs';
import { placeNow, withClub, type Readers } from './growthClub';
import { addressOf, measuredLists, type MeasuredList, type Place } from './growthLists';
import type { Reader } from './growthReader';
import { shownLine, verdictOfOthers, verdictOfOwn, type Verdict } from './growthVerdict';

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

/** Measures how every list grows with its own data, and with what other clubs have, and prints it with a verdict. */
export async function measureGrowth(): Promise<void> {
  await withClub(async ({ app, place, copied, readers }) => {
    const times: Times = new Map();
    for (const trainings of OWN) {
      await fillContent(app.connection, trainings, place.templateId);
      await fillClubs(app.connection, [place.golfclubId], { trainings, copied });
      await readAll(await placeNow(app, place), readers, measuredLists, times);
    }
    print(`own data: ${OWN.join(', ')} trainings, templates, clubs …; ten times as many members`, times, verdictOfOwn);
  });
  await withClub(async ({ app, place, copied, readers }) => {
    const times: Times = new Map();
    await fillContent(app.connection, EACH, place.templateId);
    await fillClubs(app.connection, [place.golfclubId], { trainings: EACH, copied });
    const lists = measuredLists.filter(({ isOfClub }) => isOfClub);
    let clubs = 0;
    for (const wanted of OTHER_CLUBS) {
      const others = await moreClubs(app.connection, wanted - clubs);
      clubs = wanted;
      await fillClubs(app.connection, others, { trainings: EACH, copied });
      await readAll(await placeNow(app, place), readers, lists, times);
    }
    print(`other clubs' data: ${OTHER_CLUBS.join(', ')} clubs of the same size`, times, verdictOfOthers);
  });
}

async function readAll(place: Place, readers: Readers, lists: readonly MeasuredList[], times: Times): Promise<void> {
  for (const list of lists) {
    const known = times.get(list) ?? [];
    known.push(await reads(readers[list.reader], addressOf(list, place)));
    times.set(list, known);
  }
}

async function reads(from: Reader, path: string): Promise<number[]> {
  // The first fill the caches; they are not counted.
  for (let read = 0; read < WARM_UP; read += 1) await from.read(path);
  const times: number[] = [];
  const end = performance.now() + MOST_READS_MS;
  while (times.length < FEWEST_READS || (times.length < READS && performance.now() < end)) {
    times.push(await from.read(path));
  }
  return times;
}

function print(heading: string, times: Times, verdictOf: (times: readonly (readonly number[])[]) => Verdict): void {
  console.log(`\n${heading}`);
  for (const [{ name }, measured] of times) console.log(shownLine(name, measured, verdictOf(measured)));
}
