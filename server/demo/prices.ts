import type { Transaction } from '../db/database';
import { demoId, insertAll, type Rows } from './demoRows';

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
export async function writePrices(tx: Transaction): Promise<void> {
  await insertAll(tx, 'session_prices', demoPrices);
}
