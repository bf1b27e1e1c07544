import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { toTenths } from '@contract/handicap';
import type { Role, TrainingStatus } from '@contract/lists';
import { CannotStart } from '@server/cannotStart';
import { type Database, inTransaction } from '@server/db/database';
import { bergblick } from '@server/demo/accounts';
import { chance, type Chance } from '@server/demo/chance';
import { demoId, insertAll, type Rows } from '@server/demo/demoRows';
import { paintedImages, writeImages } from '@server/demo/images/writeImages';
import { membersOfBergblick, membersOfFancourtLinks } from '@server/demo/members';
import { demoTemplates, writeTemplates } from '@server/demo/templateRows';
import {
  noTrainings,
  type Participant,
  type TrainingRows,
  trainingsInto,
  writeTrainings,
} from '@server/demo/trainingRows';
import { hashPassword } from '@server/modules/auth/passwords';
import { leagueResults } from '@server/modules/league/results';

const MEMBERS_AT_ONCE = 4_000;
const TRAININGS_AT_ONCE = 50;

/**
 * Writes a data set of this size, the same each time, in batches of a transaction each. `log` hears of each batch. Everybody
 * has this password; one that nobody knows if not given. Throws `CannotStart` when the database is not empty: it never mixes
 * with anybody's data.
 */
export async function seed(
  db: Database,
  size: SeedSize,
  log: (sentence: string) => void,
  password = randomBytes(32).toString('base64url'),
): Promise<void> {
  const club = await db.selectFrom('golfclubs').select('name').limit(1).executeTakeFirst();
  if (club !== undefined) {
    throw new CannotStart(
      `The database is not empty (it has the golf club ${club.name}); choose an empty one by DATA_DIR or DATABASE_URL`,
    );
  }
  const passwordHash = await hashPassword(password);
  const images = await paintedImages();
  await inTransaction(db, async (tx) => {
    await insertAll(tx, 'golfclubs', clubRows(size.clubs));
    await writeImages(tx, images);
    await writeTemplates(tx);
  });
  for (let first = 0; first < size.members; first += MEMBERS_AT_ONCE) {
    const end = Math.min(first + MEMBERS_AT_ONCE, size.members);
    await inTransaction(db, (tx) => insertAll(tx, 'members', memberRows(first, end, size.clubs, passwordHash)));
    log(`${end} of ${size.members} members`);
  }
  const rows = noTrainings();
  const add = seedTrainingsInto(rows, size);
  for (let first = 0; first < size.trainings; first += TRAININGS_AT_ONCE) {
    const end = Math.min(first + TRAININGS_AT_ONCE, size.trainings);
    for (let n = first; n < end; n += 1) add(n);
    await writeBatch(db, rows);
    log(`${end} of ${size.trainings} trainings`);
  }
  // What PostgreSQL does by itself a minute later; a benchmark must not begin before.
  await sql`vacuum (analyze)`.execute(db);
}

async function writeBatch(db: Database, rows: TrainingRows): Promise<void> {
  await inTransaction(db, async (tx) => {
    await writeTrainings(tx, rows);
    for (const { id, status } of rows.scheduled_trainings) {
      if (status === 'FINISHED') await leagueResults.record(tx, id);
    }
  });
  Object.assign(rows, noTrainings());
}

/** Makes an admin of the first club with this password, who belongs to no data set: without one nobody could do everything. */
export async function addAdmin(db: Database, password: string): Promise<void> {
  const admin = { name: 'First', surname: 'Admin', username: 'admin', email: 'admin@example.org' };
  const roles: Role[] = ['ADMIN', 'APPROVED', 'PLAYER'];
  const row = { ...admin, roles, golfclub_id: clubOf(0, 1), password_hash: await hashPassword(password) };
  await db.insertInto('members').values(row).execute();
}

function clubRows(clubs: number) {
  return Array.from({ length: clubs }, (_, n) => ({
    ...bergblick,
    id: demoId('club', n + 1),
    name: `Golfclub Bergblick ${n + 1}`,
  }));
}

const people = [...membersOfBergblick, ...membersOfFancourtLinks];

/** Returns the club of the n-th member or training, both counted from 0: they go round the clubs in turn. */
export function clubOf(n: number, clubs: number): string {
  return demoId('club', (n % clubs) + 1);
}

/** Returns the handicap of the n-th member, so that trainings need not ask the database for it. */
export function handicapOf(n: number): number {
  return chance(n + 1).between(-20, 540) / 10;
}

/** Returns the rows of the members from `first` to before `end`; the first of each club is its pro. */
export function memberRows(first: number, end: number, clubs: number, passwordHash: string): Rows<'members'> {
  return Array.from({ length: end - first }, (_, offset) => memberRow(first + offset, clubs, passwordHash));
}

function memberRow(n: number, clubs: number, passwordHash: string): Rows<'members'>[number] {
  const by = chance(n + 1);
  const isPro = n < clubs;
  const { name, gender } = people[by.between(0, people.length - 1)] ?? { name: 'Robin', gender: 'man' as const };
  const { surname } = people[by.between(0, people.length - 1)] ?? { surname: 'Grün' };
  const username = `${isPro ? 'pro' : 'player'}-${n + 1}`;
  return {
    id: demoId('member', n + 1),
    golfclub_id: clubOf(n, clubs),
    name,
    surname,
    username,
    email: `${username}@example.org`,
    password_hash: passwordHash,
    roles: isPro ? ['APPROVED', 'PLAYER', 'PRO'] : ['APPROVED', 'PLAYER'],
    date_of_birth: null,
    gender,
    handicap_tenths: toTenths(handicapOf(n)),
    mobile: isPro ? '+49 171 5550100' : null,
    phone: isPro ? '+49 8041 555010' : null,
  };
}

const DAYS = 1_000;
const MOST_PLAYERS = 12;
const usable = demoTemplates.filter(({ content }) => content.state === 'ACTIVE' && content.category !== null);

/** A fixed day: benchmarks are compared with each other, so the same command must always write the same rows. */
const now = new Date('2026-10-01T12:00:00.000Z');

/** Returns a function that adds the n-th training, counted from 0, to the rows. */
export function seedTrainingsInto(rows: TrainingRows, size: SeedSize): (n: number) => void {
  const by = chance(72);
  const add = trainingsInto(rows, by, now);
  return (n) => {
    const template = usable[by.between(0, usable.length - 1)];
    if (template === undefined) return;
    const status = statusOf(by);
    const players = status === 'PLANNED' ? [] : playersOf(by, n, size);
    const sessions = template.content.teamMode ? [players] : players.map((player) => [player]);
    const day = status === 'PLANNED' ? by.between(1, 60) : -by.between(1, DAYS);
    add({
      template,
      status,
      day: status === 'STARTED' ? 0 : day,
      players: players.length,
      golfclubId: clubOf(n, size.clubs),
      proId: demoId('member', (n % size.clubs) + 1),
      sessions: players.length < 2 && template.content.teamMode ? [] : sessions,
    });
  };
}

/** Nine of ten are history. */
function statusOf(by: Chance): TrainingStatus {
  const drawn = by.next();
  if (drawn < 0.9) return 'FINISHED';
  return drawn < 0.92 ? 'STARTED' : 'PLANNED';
}

/** Returns different members of the club of the n-th training; its members stand `clubs` apart. */
function playersOf(by: Chance, n: number, { clubs, members }: SeedSize): Participant[] {
  const club = n % clubs;
  const inClub = Math.floor((members - 1 - club) / clubs) + 1;
  const count = Math.min(inClub, MOST_PLAYERS);
  const start = by.between(0, inClub - 1);
  return Array.from({ length: count }, (_, step) => {
    const member = club + ((start + step) % inClub) * clubs;
    return { id: demoId('member', member + 1), handicap: handicapOf(member) };
  });
}

/** How much is written in all; members and trainings are spread evenly over the clubs. */
export interface SeedSize {
  clubs: number;
  members: number;
  trainings: number;
}

const words = 'npm run seed -- --clubs N --members M --trainings T';

/** Returns the size that the arguments ask for. Throws `CannotStart` naming every missing or wrong one. */
export function readSeedSize(args: readonly string[]): SeedSize {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { clubs: text, members: text, trainings: text },
    strict: false,
  });
  const size: SeedSize = {
    clubs: whole(values['clubs'], 1),
    members: whole(values['members'], 0),
    trainings: whole(values['trainings'], 0),
  };
  const wrong = Object.entries(size).flatMap(([name, number]) => (Number.isNaN(number) ? [`--${name}`] : []));
  if (wrong.length > 0) throw new CannotStart(`A whole number is needed for ${wrong.join(', ')}: ${words}`);
  if (size.members < size.clubs)
    throw new CannotStart('Each club needs a member at least: a pro who plans its trainings');
  return size;
}

function whole(given: string | boolean | undefined, least: number): number {
  const number = typeof given === 'string' && /^\d{1,8}$/.test(given) ? Number(given) : Number.NaN;
  return number >= least ? number : Number.NaN;
}
