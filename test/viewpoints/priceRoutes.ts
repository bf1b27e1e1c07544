import { sql } from '../world/database';
import { ofTraining, type Ask } from './askedFor';
import { admin, answers, plainly, staff, staffOfTheClub, type Expectation } from './expectation';
import type { Surroundings } from './viewpoint';

const prices = '/sessionprices';
const instant = '/sessioninstantprice';
const price = { name: 'Dozen range balls', description: '' };

const making: Ask = () => ({ path: prices, body: price });
const editing: Ask = async ({ world }) => ({ path: prices, body: { id: (await world.price()).id, ...price } });
const deleting: Ask = async ({ world }) => ({ path: prices, body: { id: (await world.price()).id } });

const awarding: Ask = async ({ world, club, template }) => ({
  path: instant,
  body: {
    session_id: (await world.training({ club, template, status: 'STARTED' })).id,
    session_price_id: (await world.price()).id,
  },
});
const awardingAnother: Ask = async (surroundings) => ({ path: instant, body: await awarded(surroundings) });
const takingAway: Ask = async (surroundings) => ({ path: instant, body: { id: (await awarded(surroundings)).id } });

async function awarded({ world, club, template }: Surroundings) {
  const training = await world.training({ club, template, status: 'STARTED' });
  const { id: session_price_id } = await world.price({ awardedTo: training });
  const [row] = await sql<{ id: string }>('select id from instant_prices where training_id = $1', [training.id]);
  return { id: row?.id ?? '', session_id: training.id, session_price_id };
}

export const priceRoutes: Expectation[] = [
  plainly(`GET ${prices}`, staff),
  answers(`POST ${prices}`, making, [201, 403, 403, 403, 401, 403]),
  answers(`PUT ${prices}`, editing, admin),
  answers(`DELETE ${prices}`, deleting, admin),
  answers(
    `GET ${instant}/sessionid/:id`,
    ofTraining('FINISHED', (id) => `${instant}/sessionid/${id}`),
    staffOfTheClub,
  ),
  answers(`POST ${instant}`, awarding, [201, 201, 403, 403, 401, 404]),
  answers(`PUT ${instant}`, awardingAnother, staffOfTheClub),
  answers(`DELETE ${instant}`, takingAway, staffOfTheClub),
];
