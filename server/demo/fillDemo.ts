import { randomBytes } from 'node:crypto';
import { inTransaction, type Database } from '../db/database';
import { hashPassword } from '../modules/auth/passwords';
import { leagueResults } from '../modules/league/results';
import { bergblick, DEMO_PASSWORD, fancourtLinks } from './accounts';
import { demoTrainings } from './demoTrainings';
import { paintedImages, writeImages } from './images/writeImages';
import { insertAll } from './demoRows';
import { writeMembers } from './members';
import { writePrices } from './prices';
import { writeTemplates } from './templateRows';
import { writeTrainings } from './trainingRows';

/**
 * Fills an empty database with the demo: two clubs, their members, templates, trainings, prices and league. Does nothing
 * where there is a club already. Everything is the same each time but the dates, which are counted from `now`:
 * a demo whose planned trainings lie in the past would show nothing of what a pro does today.
 */
export async function fillDemo(db: Database, now: Date = new Date()): Promise<void> {
  const club = await db.selectFrom('golfclubs').select('id').limit(1).executeTakeFirst();
  if (club !== undefined) return;
  const [account, locked, images] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(randomBytes(32).toString('base64url')),
    paintedImages(),
  ]);
  const trainings = demoTrainings(now);
  await inTransaction(db, async (tx) => {
    await insertAll(tx, 'golfclubs', [bergblick, fancourtLinks]);
    await writeMembers(tx, { account, locked });
    await writeImages(tx, images);
    await writeTemplates(tx);
    await writePrices(tx);
    await writeTrainings(tx, trainings);
    for (const { id, status } of trainings.scheduled_trainings) {
      if (status === 'FINISHED') await leagueResults.record(tx, id);
    }
  });
}
