import { randomUUID } from 'node:crypto';
import type { PlayedBall } from '@contract/training';
import {
  atOnce,
  type Device,
  makeTemplate,
  measureBareInserts,
  type Pace,
  pointsOf,
  runTraining,
  signInDevice,
  type Throughput,
} from './device';
import { type Limited, printLimited } from './limited';
import { type SeededApp, serveSeeded } from './seededApp';
import { shownMs } from './start';

const TRAININGS = 5;
const DEVICES = 50;
const PACE: Pace = { warmUp: 5, counted: 45 };

/** As people hit balls: how many devices, and the most milliseconds that the slowest hundredth may take. */
const PACED = [
  { devices: 50, mostMs: 100 },
  { devices: 200, mostMs: 250 },
] as const;
const PACED_PACE: Pace = { warmUp: 2, counted: 20, everyMs: 1_000 };

/** The share of bare inserts that balls have to reach. */
const LEAST_SHARE = 0.2;

const MEMBERS = 2 * 200;

/**
 * Measures how quickly the server takes balls from many devices, beside bare inserts into the same database, and prints
 * both: over the embedded database, and over a PostgreSQL where BENCH_DATABASE_URL names one.
 */
export async function measureRecording(): Promise<void> {
  await measureOver('the embedded database', null);
  const server = process.env['BENCH_DATABASE_URL'] ?? '';
  if (server !== '') await measureOver('PostgreSQL', server);
  else {
    console.log(
      'Only the embedded database was measured. BENCH_DATABASE_URL=postgres://… measures a PostgreSQL too, in a database\n' +
        'of its own that is removed again; its role must be allowed to create one.',
    );
  }
}

async function measureOver(what: string, server: string | null): Promise<void> {
  const app = await serveSeeded({ clubs: TRAININGS, members: MEMBERS }, server);
  try {
    const recorded = await measureDevices(app, DEVICES, PACE);
    const bare = await measureBareInserts(app.connection, DEVICES, PACE);
    print(what, recorded, bare);
    const rows: Limited[] = [
      {
        what: 'balls to bare inserts',
        value: recorded.perSecond / bare.perSecond,
        limit: LEAST_SHARE,
        unit: '×',
        isLeast: true,
      },
    ];
    for (const { devices, mostMs } of PACED) {
      const { p99, median } = await measureDevices(app, devices, PACED_PACE);
      const remark = `median ${shownMs(median, 1)}, ${what}`;
      rows.push({ what: `p99 of ${devices} devices, 1 ball/s each`, value: p99, limit: mostMs, unit: 'ms', remark });
    }
    console.log('');
    printLimited(rows);
  } finally {
    await app.stop();
  }
}

/** Each device records the balls of one player, one after the other, as the outbox sends them. */
async function measureDevices(app: SeededApp, count: number, pace: Pace): Promise<Throughput> {
  const admin = await signInDevice(app.url, app.admin);
  const template = await makeTemplate(admin, pace.warmUp + pace.counted);
  const devices: { device: Device; path: string }[] = [];
  for (let club = 0; club < TRAININGS; club += 1) {
    const pro = await signInDevice(app.url, app.proOf(club));
    const players = count / TRAININGS;
    const { id, trainingSessions } = await runTraining({ pro, template, players, recorded: () => 0 });
    pro.close();
    for (const session of trainingSessions) {
      const path = `/api/scheduledtrainings/${id}/playerdata/${session.id}/ball/add`;
      devices.push({ device: await signInDevice(app.url, app.proOf(club)), path });
    }
  }
  try {
    return await atOnce(pace, devices, ({ device, path }) => async (index) => {
      const recordedAt = new Date().toISOString();
      const ball: PlayedBall = { index, points: pointsOf(index), basedOn: 0, recordedAt };
      await device.put(path, ball, randomUUID());
    });
  } finally {
    for (const { device } of devices) device.close();
    admin.close();
  }
}

function print(what: string, recorded: Throughput, bare: Throughput): void {
  const heading = `${DEVICES} devices, ${what}`.padEnd(40);
  console.log(`\n${heading}${'balls'.padStart(12)}${'bare inserts'.padStart(16)}${'ratio'.padStart(8)}`);
  row('per second', recorded.perSecond, bare.perSecond, (value) => value.toFixed(0));
  row('median', recorded.median, bare.median, (value) => shownMs(value, 1));
  row('p99', recorded.p99, bare.p99, (value) => shownMs(value, 1));
}

function row(what: string, balls: number, bare: number, format: (value: number) => string): void {
  const ratio = (balls / bare).toFixed(2);
  console.log(`${what.padEnd(40)}${format(balls).padStart(12)}${format(bare).padStart(16)}${ratio.padStart(8)}`);
}
