import type { MadeDisplayLink } from '@contract/display';
import type { SignedIn } from '@contract/session';
import { listRoutes } from '@server/app';
import { startBareServer } from './bareServer';
import { atOnce, signInDevice, type Throughput } from './device';
import { printLimited } from './limited';
import { type AnsweredRead, answeredReads, exampleIn, makeReader, type Read, type Reader, readsOf } from './reader';
import { type SeededApp, serveSeeded } from './seededApp';
import { quantile, shownMs } from './start';

const SIZE = { clubs: 50, members: 5_000, trainings: 1_200 };
const ROUNDS = 7;
/** Of each server, for each read and round: as many as fit, between these two. */
const ROUND_MS = 150;
const COUNT = { least: 3, most: 30 };
const WARM_UP = 20;
const AT_ONCE = 50;
const PACE = { warmUp: 20, counted: 150 };
/** The share of what the bare server does that has to be left. */
const LEAST_SHARE = 0.75;
const MIXED_P99_MS = 60;

interface Measured {
  read: AnsweredRead;
  ours: number[];
  bare: number[];
}

/**
 * Measures every read of the API beside a bare server that asks the same database the same statements, and prints both.
 * The process fails when a route that answers to GET is not measured, or does less than its share.
 */
export async function measureReads(): Promise<void> {
  const app = await serveSeeded(SIZE, process.env['BENCH_DATABASE_URL'] || null);
  try {
    const { example, balls } = await exampleIn(app.connection);
    const { reads, missing } = readsOf(listRoutes(), example);
    const { answered, refused } = await answeredReads(app, reads, await authorizations(app, example));
    const bare = await startBareServer({
      connection: app.connection,
      reads: answered.map(({ statements }) => statements),
    });
    try {
      const words = `${SIZE.clubs} clubs, ${SIZE.members} members, ${balls} balls in finished trainings`;
      printReads(words, await measureAlternately(app.url, bare.url, answered));
      const usual = answered.flatMap((read, index) =>
        read.isUsual ? [{ ...read, bare: `${bare.url}/${index}` }] : [],
      );
      const ours = await mixed(usual.map(({ path, authorization }) => ({ url: app.url + path, authorization })));
      printMixed(ours, await mixed(usual.map((read) => ({ url: read.bare, authorization: '' }))));
    } finally {
      await bare.stop();
    }
    for (const what of [...missing, ...refused]) console.log(`not measured: ${what}`);
    if (missing.length + refused.length > 0) process.exitCode = 1;
  } finally {
    await app.stop();
  }
}

/** Everything is read by an admin, but the display. */
async function authorizations(app: SeededApp, example: Readonly<Record<string, string>>) {
  const device = await signInDevice(app.url, app.admin);
  const { email, password } = app.admin;
  const { accessToken } = await device.call<SignedIn>('POST', '/api/auth/signin', { usernameOrEmail: email, password });
  const links = `/api/golfclub/${example['golfclubId'] ?? ''}/displaylinks`;
  const { secret } = await device.call<MadeDisplayLink>('POST', links, { name: 'Clubhouse', shortNames: false });
  device.close();
  return ({ path }: Read) => (path.startsWith('/api/display') ? `Display ${secret}` : `Bearer ${accessToken}`);
}

/** Asks both servers alternately, so that whatever else the machine does slows both. */
async function measureAlternately(ours: string, bare: string, reads: readonly AnsweredRead[]): Promise<Measured[]> {
  const [ourReader, bareReader] = [makeReader(), makeReader()];
  const measured = reads.map((read): Measured => ({ read, ours: [], bare: [] }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, one] of measured.entries()) {
      const sides = [
        { reader: ourReader, url: ours + one.read.path, times: one.ours },
        { reader: bareReader, url: `${bare}/${index}`, times: one.bare },
      ];
      // The first round fills the caches and has the code compiled.
      const most = round === 0 ? WARM_UP : COUNT.most;
      const end = performance.now() + 2 * ROUND_MS;
      for (let count = 0; count < most && (count < COUNT.least || performance.now() < end); count += 1) {
        sides.reverse();
        for (const { reader, url, times } of sides) {
          const time = await reader.read(url, one.read.authorization);
          if (round > 0) times.push(time);
        }
      }
    }
  }
  ourReader.close();
  bareReader.close();
  return measured;
}

/** Many connections at once, each with all the reads in an order of its own. */
async function mixed(reads: readonly { url: string; authorization: string }[]): Promise<Throughput> {
  const readers = Array.from({ length: AT_ONCE }, makeReader);
  try {
    return await atOnce(PACE, readers, (reader: Reader, position) => async (step) => {
      const read = reads[(step * 7 + position * 5) % reads.length];
      if (read) await reader.read(read.url, read.authorization);
    });
  } finally {
    for (const reader of readers) reader.close();
  }
}

function printReads(words: string, measured: readonly Measured[]): void {
  console.log(`\nreads, ${words}`);
  const titles = ['median', 'p99', 'bare median', 'bare / ours', 'fastest tenth'];
  const heading = titles.map((title) => title.padStart(15)).join('');
  console.log(`${''.padEnd(88)}${heading}`);
  const shares: { name: string; share: number }[] = [];
  for (const { read, ours, bare } of measured) {
    const [median, p99, bareMedian] = [quantile(ours, 0.5) ?? 0, quantile(ours, 0.99), quantile(bare, 0.5) ?? 0];
    const share = bareMedian / median;
    shares.push({ name: read.name, share });
    // What else the machine does moves it less than the median.
    const fastestTenth = (quantile(bare, 0.1) ?? 0) / (quantile(ours, 0.1) ?? 0);
    const cells = [
      shownMs(median, 2),
      shownMs(p99, 2),
      shownMs(bareMedian, 2),
      share.toFixed(2),
      fastestTenth.toFixed(2),
    ];
    const result = share < LEAST_SHARE ? `below ${LEAST_SHARE}` : 'ok';
    console.log(`${read.name.padEnd(88)}${cells.map((cell) => cell.padStart(15)).join('')}  ${result}`);
  }
  const [lowest] = shares.sort((one, other) => one.share - other.share);
  if (!lowest) return;
  console.log('');
  const remark = `${lowest.name}; ${shares.filter(({ share }) => share < LEAST_SHARE).length} of ${shares.length} below`;
  const what = 'lowest share of a bare server';
  printLimited([{ what, value: lowest.share, limit: LEAST_SHARE, unit: '×', isLeast: true, remark }]);
}

function printMixed(ours: Throughput, bare: Throughput): void {
  console.log(
    `\n${`all as screens ask, ${AT_ONCE} connections at once`.padEnd(44)}${'ours'.padStart(12)}${'bare'.padStart(12)}`,
  );
  const rows = [
    ['per second', ours.perSecond.toFixed(0), bare.perSecond.toFixed(0)],
    ['median', shownMs(ours.median, 1), shownMs(bare.median, 1)],
    ['p99', shownMs(ours.p99, 1), shownMs(bare.p99, 1)],
  ] as const;
  for (const [what, our, other] of rows) console.log(`${what.padEnd(44)}${our.padStart(12)}${other.padStart(12)}`);
  console.log('');
  printLimited([
    {
      what: `reads of ${AT_ONCE} at once, p99`,
      value: ours.p99,
      limit: MIXED_P99_MS,
      unit: 'ms',
      remark: `bare ${shownMs(bare.p99, 1)}`,
    },
  ]);
}
