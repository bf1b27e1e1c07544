import { sql } from '../world/database';
import { makeWorld } from '../world/makeWorld';
import type { WorldTraining } from '../world/trainings';
import { dealPayloads, type Dealt } from './dealing';
import { plantContent } from './plantContent';
import { plantPeople, type PlantedPeople } from './plantPeople';

export interface Planted extends PlantedPeople {
  dealt: Dealt;
  trainings: Record<'planned' | 'started' | 'finished', WorldTraining[]>;
}

/**
 * Fills the database, which nobody else may use, with the payloads of one round, and with nothing else. By SQL, because
 * old data may hold what the API refuses today.
 */
export async function plantPayloads(round: number): Promise<Planted> {
  await sql(`truncate golfclubs, members, training_categories, mappings, templates, scheduled_trainings, session_prices,
    images, changes, display_links, failed_sign_ins cascade`);
  const dealt = dealPayloads(round);
  const people = await plantPeople(dealt);
  const { templates, prices } = await plantContent(dealt, people.admin);
  const { club, admin, members } = people;
  const world = await makeWorld();
  const trainings: Planted['trainings'] = { planned: [], started: [], finished: [] };
  const year = new Date().getFullYear();
  for (const [place, template] of templates.entries()) {
    const of = { club, template, plannedBy: members[place] ?? admin };
    const player = members[place] ?? admin;
    // In a month that everybody has in view, and on days that are past.
    trainings.planned.push(await world.training({ ...of, plannedDate: new Date().toISOString().slice(0, 10) }));
    const running = [{ players: [player], balls: [1], status: 'EDIT' as const }];
    trainings.started.push(await world.training({ ...of, status: 'STARTED', sessions: running }));
    const held = await world.training({
      ...of,
      status: 'FINISHED',
      plannedDate: `${year}-01-01`,
      sessions: [{ players: [player], balls: [2, 1] }],
    });
    trainings.finished.push(held);
    await sql('insert into instant_prices (training_id, golfclub_id, session_price_id) values ($1, $2, $3)', [
      held.id,
      club.id,
      prices[place]?.id,
    ]);
  }
  return { ...people, dealt, trainings };
}
