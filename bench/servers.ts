import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Member } from '@contract/member';
import type { PlayedBall } from '@contract/training';
import { startOwnCluster } from '@test/crashes/ownCluster';
import { makeDataDirectory } from '@test/dataDirectory';
import { atOnce, type Device, makeTemplate, pointsOf, runTraining, signInDevice, type Throughput } from './device';
import { printLimited } from './limited';
import { type SeededApp, serveSeeded } from './seededApp';
import { type StartedApp, shownMs, startApp } from './start';

const SERVERS = [1, 2, 4] as const;
const CLUBS = 5;
const DEVICES = 50;
const PLAYERS = DEVICES / CLUBS;
const SIZE = { clubs: CLUBS, members: 2_000, trainings: 200 };
/** How much more two servers have to do than one. */
const LEAST_OF_TWO = 1.6;
const BALLS = { warmUp: 5, counted: 25 };
const READS = { warmUp: 3, counted: 20 };

interface Work extends Throughput {
  /** Milliseconds of computing for one of them. */
  serverMs: number;
  databaseMs: number;
}

/** Measures what one, two and four servers over one PostgreSQL do on this machine, and what each step computes where. */
export async function measureServers(): Promise<void> {
  const cluster = await startOwnCluster();
  try {
    const app = await serveSeeded(SIZE, cluster.url);
    try {
      await measureOver(app, await postmasterPid(cluster.connection.host));
    } finally {
      await app.stop();
    }
  } finally {
    await cluster.remove();
  }
}

async function measureOver(app: SeededApp, database: number): Promise<void> {
  const measured: { servers: number; balls: Work; reads: Work }[] = [];
  const servers: Pick<StartedApp, 'url' | 'pid'>[] = [app];
  const started: { app: StartedApp; remove: () => Promise<void> }[] = [];
  try {
    for (const count of SERVERS) {
      while (servers.length < count) {
        const directory = await makeDataDirectory();
        const { host = '', port = 0, user = '', database: name = '' } = app.connection;
        const DATABASE_URL = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
        const env = { TOKEN_SECRET: app.tokenSecret, LOG_LEVEL: 'error', DATABASE_URL };
        const another = await startApp(directory.dataDir, { args: ['--serve'], env });
        started.push({ app: another, remove: directory.remove });
        servers.push(another);
      }
      const cpu = { servers: servers.map(({ pid }) => pid), database };
      measured.push({
        servers: count,
        balls: await counted(cpu, DEVICES * (BALLS.warmUp + BALLS.counted), await recording(app, servers)),
        reads: await counted(cpu, DEVICES * (READS.warmUp + READS.counted), await reading(app, servers)),
      });
    }
  } finally {
    for (const one of started) {
      await one.app.stop();
      await one.remove();
    }
  }
  const [first, second] = measured;
  for (const what of ['balls', 'reads'] as const) {
    console.log(
      `\n${`${what}, ${DEVICES} devices at once`.padEnd(28)}${['per second', 'to one', 'median', 'p99', 'server CPU', 'PostgreSQL CPU'].map((title) => title.padStart(16)).join('')}`,
    );
    for (const one of measured) {
      const { perSecond, median, p99, serverMs, databaseMs } = one[what];
      const cells = [
        perSecond.toFixed(0),
        (perSecond / (first?.[what].perSecond ?? 1)).toFixed(2),
        ...[median, p99].map((value) => shownMs(value, 1)),
        ...[serverMs, databaseMs].map((value) => shownMs(value, 2)),
      ];
      const name = one.servers === 1 ? '1 server' : `${one.servers} servers`;
      console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(16)).join('')}`);
    }
  }
  if (!first || !second) return;
  const value = second.balls.perSecond / first.balls.perSecond;
  console.log('');
  printLimited([
    { what: 'balls of two servers to those of one', value, limit: LEAST_OF_TWO, unit: '×', isLeast: true },
  ]);
}

type Task = { run: () => Promise<Throughput>; close: () => void };

async function counted(cpu: { servers: number[]; database: number }, steps: number, task: Task): Promise<Work> {
  const now = async () => {
    const each = await Promise.all(cpu.servers.map(cpuSecondsOf));
    return { servers: each.reduce((sum, one) => sum + one, 0), database: await cpuSecondsOf(cpu.database) };
  };
  try {
    const before = await now();
    const done = await task.run();
    const after = await now();
    const each = (seconds: number) => (1000 * seconds) / steps;
    return {
      ...done,
      serverMs: each(after.servers - before.servers),
      databaseMs: each(after.database - before.database),
    };
  } finally {
    task.close();
  }
}

/** Each device records the balls of one player at one of the servers. */
async function recording(app: SeededApp, servers: readonly { url: string }[]): Promise<Task> {
  const admin = await signInDevice(app.url, app.admin);
  const template = await makeTemplate(admin, BALLS.warmUp + BALLS.counted);
  const devices: { device: Device; path: string }[] = [];
  for (let club = 0; club < CLUBS; club += 1) {
    const pro = await signInDevice(app.url, app.proOf(club));
    const { id, trainingSessions } = await runTraining({ pro, template, players: PLAYERS, recorded: () => 0 });
    pro.close();
    for (const session of trainingSessions) {
      const { url = app.url } = servers[devices.length % servers.length] ?? {};
      const to = `/api/scheduledtrainings/${id}/playerdata/${session.id}/ball/add`;
      devices.push({ device: await signInDevice(url, app.proOf(club)), path: to });
    }
  }
  admin.close();
  const run = () =>
    atOnce(BALLS, devices, ({ device, path: to }) => async (index) => {
      const ball: PlayedBall = { index, points: pointsOf(index), basedOn: 0, recordedAt: new Date().toISOString() };
      await device.put(to, ball, randomUUID());
    });
  return { run, close: () => devices.forEach(({ device }) => device.close()) };
}

/** Each device reads at one of the servers: the league table, the members and the running trainings of its club. */
async function reading(app: SeededApp, servers: readonly { url: string }[]): Promise<Task> {
  const devices: { device: Device; golfclubId: string }[] = [];
  for (let position = 0; position < DEVICES; position += 1) {
    const { url = app.url } = servers[position % servers.length] ?? {};
    const device = await signInDevice(url, app.proOf(position % CLUBS));
    const { golfclubId } = await device.call<Member>('GET', '/api/golfclub/whoami');
    devices.push({ device, golfclubId });
  }
  const run = () =>
    atOnce(READS, devices, ({ device, golfclubId }, position) => async (step) => {
      const reads = [
        `/api/leaguetable/golfclub/${golfclubId}?events=none`,
        `/api/golfclub/${golfclubId}/members?page=0&pageSize=100`,
        `/api/scheduledtrainings/${golfclubId}/notfinished`,
      ];
      await device.call('GET', reads[(position + step) % reads.length] ?? '');
    });
  return { run, close: () => devices.forEach(({ device }) => device.close()) };
}

async function postmasterPid(folder: string): Promise<number> {
  return Number((await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** How the kernel counts: in hundredths of a second. */
const TICKS = 100;

/** Returns the seconds that a process and all it has started have computed, those that have ended included. */
async function cpuSecondsOf(pid: number): Promise<number> {
  const known = new Map<number, { parent: number; ticks: number }>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null) : null;
    if (stat === null) continue;
    // The name before them stands in brackets and may itself hold brackets and spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    known.set(Number(name), { parent, ticks: fields.slice(11, 15).reduce((sum, one) => sum + one, 0) });
  }
  const tree = [pid];
  for (const one of tree) for (const [child, { parent }] of known) if (parent === one) tree.push(child);
  return tree.reduce((sum, one) => sum + (known.get(one)?.ticks ?? 0), 0) / TICKS;
}
