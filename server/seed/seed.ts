import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { CannotStart } from '../cannotStart';
import { inTransaction, type Database } from '../db/database';
import { bergblick } from '../demo/clubs';
import { demoId } from '../demo/demoIds';
import { paintedImages, writeImages } from '../demo/images/writeImages';
import { insertAll } from '../demo/insertAll';
import { writeTemplates } from '../demo/templateRows';
import { noTrainings, type TrainingRows } from '../demo/trainingRows';
import { writeTrainings } from '../demo/writeTrainings';
import { hashPassword } from '../modules/auth/passwords';
import { leagueResults } from '../modules/league/results';
import { memberRows } from './seedMembers';
import type { SeedSize } from './seedSize';
import { seedTrainingsInto } from './seedTrainings';

const MEMBERS_AT_ONCE = 4_000;
const TRAININGS_AT_ONCE = 50;

/**
 * Writes a data set of this size, the same each time, in batches of a transaction each. `told` hears of each batch.
 * Throws `CannotStart` when the database is not empty: it never mixes with anybody's data.
 */
export async function seed(db: Database, size: SeedSize, told: (sentence: string) => void): Promise<void> {
  const club = await db.selectFrom('golfclubs').select('name').limit(1).executeTakeFirst();
  if (club !== undefined) {
    throw new CannotStart(
      `The database is not empty (it has the golf club ${club.name}); choose an empty one by DATA_DIR or DATABASE_URL`,
    );
  }
  const locked = await hashPassword(randomBytes(32).toString('base64url'));
  const images = await paintedImages();
  await inTransaction(db, async (tx) => {
    await insertAll(tx, 'golfclubs', clubRows(size.clubs));
    await writeImages(tx, images);
    await writeTemplates(tx);
  });
  for (let first = 0; first < size.members; first += MEMBERS_AT_ONCE) {
    const end = Math.min(first + MEMBERS_AT_ONCE, size.members);
    await inTransaction(db, (tx) => insertAll(tx, 'members', memberRows(first, end, size.clubs, locked)));
    told(`${end} of ${size.members} members`);
  }
  const rows = noTrainings();
  const add = seedTrainingsInto(rows, size);
  for (let first = 0; first < size.trainings; first += TRAININGS_AT_ONCE) {
    const end = Math.min(first + TRAININGS_AT_ONCE, size.trainings);
    for (let n = first; n < end; n += 1) add(n);
    await writeBatch(db, rows);
    told(`${end} of ${size.trainings} trainings`);
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

function clubRows(clubs: number) {
  return Array.from({ length: clubs }, (_, n) => ({
    ...bergblick,
    id: demoId('club', n + 1),
    name: `Golfclub Bergblick ${n + 1}`,
  }));
}
