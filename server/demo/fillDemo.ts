import { randomBytes } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@server/db/database';
import { hashPassword } from '@server/modules/auth/passwords';
import { leagueResults } from '@server/modules/league/results';
import { bergblick, DEMO_PASSWORD, fancourtLinks } from './accounts';
import { demoId, insertAll, type Rows } from './demoRows';
import { demoTrainings } from './demoTrainings';
import { paintedImages, writeImages } from './images/writeImages';
import { writeMembers } from './members';
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

const price = (
  n: number,
  name: string,
  description: string,
  image: string,
  prize: Rows<'session_prices'>[number]['league_table_prize'] = null,
) => ({ id: demoId('price', n), name, description, image, league_table_prize: prize });

/** As the office of a club with guests from abroad would write them: one text for everybody. */
export const demoPrices = [
  price(
    1,
    'Trainerstunde zu zweit / Pro lesson for two',
    '50 Minuten mit dem Pro, mit Videoanalyse. Einzulösen bis Saisonende. / 50 minutes with the pro, with video analysis.',
    'lesson-for-two',
    'FIRST_PRIZE',
  ),
  price(
    2,
    'Greenfee für zwei mit Cart / Round for two with a buggy',
    'Eine Runde für zwei an einem Wochentag, Cart inklusive. / One round for two on a weekday, buggy included.',
    'round-for-two',
    'SECOND_PRIZE',
  ),
  price(
    3,
    'Eine Kiste Bälle / A box of balls',
    'Zwei Dutzend Bälle mit dem Logo des Clubs. / Two dozen balls with the logo of the club.',
    'box-of-balls',
    'THIRD_PRIZE',
  ),
  price(
    4,
    'Kaffee und Kuchen / Coffee and cake',
    'Sofortpreis: gleich nach dem Training im Clubhaus. / Instant prize: in the clubhouse right after the training.',
    'coffee-and-cake',
  ),
  price(
    5,
    'Wanderpokal des Monats / Cup of the month',
    'Steht einen Monat lang bei Ihnen zu Hause. / Stands in your home for a month.',
    'golden-cup',
  ),
];

/** Writes the prizes of the league table and those handed over right after a training. */
async function writePrices(tx: Transaction): Promise<void> {
  await insertAll(tx, 'session_prices', demoPrices);
}
