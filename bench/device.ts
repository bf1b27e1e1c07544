import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TrainingCategory } from '@contract/category';
import type { Mapping } from '@contract/mapping';
import type { Member } from '@contract/member';
import type { SignedIn } from '@contract/session';
import type { NewTemplate, ScoringItem, Template } from '@contract/template';
import type { AddedPlayer, PlanTraining, ScheduledTraining } from '@contract/training';
import { quantile } from './start';

export interface Credentials {
  email: string;
  password: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A signed-in client with one connection, which it keeps. */
export interface Device {
  /** Returns the answered JSON. Throws when the call is refused. */
  call<Body>(method: Method, path: string, body?: unknown): Promise<Body>;
  /** Sends a change under its key and reads the answer without looking into it. Throws when it is refused. */
  put(path: string, body: unknown, idempotencyKey: string): Promise<void>;
  close(): void;
}

/** Returns a device that has signed in. Throws when it cannot. */
export async function signInDevice(url: string, { email, password }: Credentials): Promise<Device> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers: Record<string, string> = {};

  function send(method: Method, path: string, body: unknown, extra: Readonly<Record<string, string>>): Promise<Buffer> {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const type = payload === '' ? {} : { 'content-type': 'application/json' };
    const length = { 'content-length': Buffer.byteLength(payload) };
    return new Promise((resolve, reject) => {
      const options = { agent, method, headers: { ...headers, ...type, ...length, ...extra } };
      const call = request(`${url}${path}`, options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const read = Buffer.concat(chunks);
          const { statusCode = 0 } = answer;
          if (statusCode < 300) resolve(read);
          else reject(new Error(`${method} ${path} was answered with ${statusCode}: ${read.toString()}`));
        });
      });
      call.on('error', reject);
      call.end(payload);
    });
  }

  async function call<Body>(method: Method, path: string, body?: unknown): Promise<Body> {
    return JSON.parse((await send(method, path, body, {})).toString()) as Body;
  }

  const { accessToken } = await call<SignedIn>('POST', '/api/auth/signin', { usernameOrEmail: email, password });
  headers['authorization'] = `Bearer ${accessToken}`;
  return {
    call,
    put: async (path, body, idempotencyKey) => {
      await send('PUT', path, body, { 'idempotency-key': idempotencyKey });
    },
    close: () => agent.destroy(),
  };
}

export interface Pace {
  /** How many steps of each are not counted, and how many are. */
  warmUp: number;
  counted: number;
  /** Milliseconds from the beginning of one step to the next; absent: a step follows the other at once. */
  everyMs?: number;
}

export interface Throughput {
  perSecond: number;
  /** Milliseconds of one step. */
  median: number;
  p99: number;
}

/** Has all take their steps one after the other, each its own, all at the same time. Returns how quickly it went. */
export async function atOnce<One>(
  { warmUp, counted, everyMs = 0 }: Pace,
  all: readonly One[],
  stepsOf: (one: One, position: number) => (step: number) => Promise<void>,
): Promise<Throughput> {
  const steps = all.map(stepsOf);
  const times: number[] = [];
  // They do not begin in the same moment, as no people do.
  const spread = (position: number) => pause((everyMs * position) / steps.length);
  await Promise.all(steps.map((step) => walk(step, { from: 0, to: warmUp, everyMs: 0 }, [])));
  const begun = performance.now();
  await Promise.all(
    steps.map(async (step, position) => {
      await spread(position);
      await walk(step, { from: warmUp, to: warmUp + counted, everyMs }, times);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  return {
    perSecond: times.length / seconds,
    median: quantile(times, 0.5) ?? 0,
    p99: quantile(times, 0.99) ?? 0,
  };
}

async function walk(
  step: (number: number) => Promise<void>,
  { from, to, everyMs }: { from: number; to: number; everyMs: number },
  times: number[],
): Promise<void> {
  for (let number = from; number < to; number += 1) {
    const begun = performance.now();
    await step(number);
    const took = performance.now() - begun;
    times.push(took);
    if (took < everyMs) await pause(everyMs - took);
  }
}

export const scoring: ScoringItem[] = [
  { name: { en: 'Holed', de: 'Eingelocht' }, points: 3 },
  { name: { en: 'Within one club length', de: 'Innerhalb einer Schlägerlänge' }, points: 1 },
  { name: { en: 'Missed', de: 'Verfehlt' }, points: 0 },
  { name: { en: 'Off the green', de: 'Vom Grün gerollt' }, points: -1 },
];

/** Makes a regular template of so many balls, which a training can be planned from, as an admin would. */
export async function makeTemplate(admin: Device, numberofballs: number): Promise<Template> {
  const [category] = await admin.call<TrainingCategory[]>('GET', '/api/challenges/trainingcategory');
  const [mapping] = await admin.call<Mapping[]>('GET', '/api/trainingsessionhandicapdifferencetopointsmapping');
  if (!category || !mapping) throw new Error('the seed has written no category or no points mapping');
  const template: NewTemplate = {
    type: 'REGULAR',
    name: { en: 'Putting gate', de: 'Putt-Tor' },
    description: { en: 'From two metres', de: 'Aus zwei Metern' },
    moreInformationLink: {},
    category: { id: category.id },
    trainingHandicapDifferenceToPointsMapping: { id: mapping.id },
    teamMode: false,
    instructions: [],
    hints: [],
    balls: Array.from({ length: numberofballs }, (_none, index) => ({ scoring: index === 0 ? scoring : [] })),
    scoreHandicapMap: Array.from({ length: 20 }, (_none, row) => ({ score: 5 * row, handicap: 54 - 3 * row })),
  };
  return admin.call<Template>('POST', '/api/challenges/trainingsessiontemplate', template);
}

interface RunningOptions {
  /** In whose club it runs. */
  pro: Device;
  template: Template;
  players: number;
  /** How many balls of this player, counted from 0, are recorded already. */
  recorded: (player: number) => number;
}

/** Plans and starts a training and adds its players, whose sessions can all be recorded. Returns it as it is then. */
export async function runTraining({ pro, template, players, recorded }: RunningOptions): Promise<ScheduledTraining> {
  const { golfclubId } = await pro.call<Member>('GET', '/api/golfclub/whoami');
  const plan: PlanTraining = { trainingTemplateId: template.id, golfclubId, plannedDate: '2026-10-01' };
  const { id } = await pro.call<ScheduledTraining>('POST', '/api/scheduledtrainings/fromtrainingtemplate', plan);
  const path = `/api/scheduledtrainings/${id}`;
  await pro.call('PUT', `${path}/start`);
  const members = await pro.call<Member[]>('GET', `/api/golfclub/${golfclubId}/members?page=0&pageSize=${players}`);
  const added = members.map(({ name, surname, username, handicap }): AddedPlayer => {
    return { name, surname, username, handicap, golfclubId };
  });
  const { trainingSessions } = await pro.call<ScheduledTraining>('PUT', `${path}/playerdata/add`, { players: added });
  for (const [player, session] of trainingSessions.entries()) {
    await pro.call('PUT', `${path}/playerdata/edit/${session.id}`);
    const balls = Array.from({ length: recorded(player) }, (_none, index) => ({ index, points: pointsOf(index) }));
    if (balls.length > 0) await pro.call('PUT', `${path}/playerdata/${session.id}/balls/add`, { balls });
  }
  return pro.call<ScheduledTraining>('GET', `/api/scheduledtrainings/one/${id}`);
}

/** Returns what a ball of this index is recorded with. */
export function pointsOf(index: number): number {
  return scoring[index % scoring.length]?.points ?? 0;
}

/**
 * Inserts as many rows into a bare table that equals the one of the balls, over so many connections at once, each row in
 * a transaction of its own: what the database alone could do. Leaves no table behind.
 */
export async function measureBareInserts(connection: pg.ClientConfig, connections: number, pace: Pace) {
  const clients = Array.from({ length: connections }, () => new pg.Client(connection));
  try {
    for (const client of clients) await client.connect();
    await clients[0]?.query('create table bare_balls (like balls including all)');
    return await atOnce(pace, clients, (client) => {
      const playerSessionId = randomUUID();
      return async (index) => {
        await client.query({
          name: 'insert',
          text: 'insert into bare_balls (player_session_id, index, points) values ($1, $2, $3)',
          values: [playerSessionId, index, pointsOf(index)],
        });
      };
    });
  } finally {
    await clients[0]?.query('drop table if exists bare_balls');
    for (const client of clients) await client.end();
  }
}
