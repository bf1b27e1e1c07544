import { screen, within } from '@testing-library/react';
import type { Locale, TrainingStatus } from '../../contract/lists';
import type { InstantPrice } from '../../contract/price';
import type { ScheduledTraining } from '../../contract/training';
import { api } from '../world/api';
import { makeWorld } from '../world/makeWorld';
import { unique } from '../world/names';
import type { WorldPrice } from '../world/prices';
import type { SessionWishes } from '../world/trainings';
import { gridTexts } from './gridRows';
import { openApp } from './openApp';

interface MadeTraining {
  drill?: string;
  sessions?: readonly SessionWishes[];
  price?: WorldPrice;
  plannedDate?: string;
}

/** Makes a club with a pro, and returns what makes its trainings and opens the page with their tables. */
export async function sessionsOfClub() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
  const token = await world.signedIn(pro);
  const client = api(token);
  const make = async (status: TrainingStatus, { drill = 'Putting gate', price, ...wishes }: MadeTraining = {}) => {
    const name = unique(drill);
    const template = await world.template({ name: { en: name, de: name } });
    const training = await world.training({ club, template, status, plannedBy: pro, ...wishes });
    if (price) {
      await client.post('/sessioninstantprice', { session_id: training.id, session_price_id: price.id });
    }
    return { id: training.id, name, label: `${name} · May 14th, 2026` };
  };
  return {
    world,
    club,
    token,
    client,
    make,
    admin: async () => world.signedIn(await world.member({ club, roles: ['ADMIN', 'APPROVED'] })),
    trainingNow: async (id: string) => (await client.get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`)).body,
    recordOf: async (id: string) =>
      (await client.get<InstantPrice | null>(`/sessioninstantprice/sessionid/${id}`)).body,
    open: (search = '', locale?: Locale, as = token) =>
      openApp({ path: `/private/activetrainingsessions${search}`, as, ...(locale ? { locale } : {}) }),
  };
}

/** Returns the texts of the rows of one of the tables, once they are there. */
export async function trainingsIn(table: string): Promise<string[][]> {
  const region = await screen.findByRole('region', { name: table });
  return gridTexts(await within(region).findByRole('grid', { name: table }));
}

/** Returns the texts of the cells of the row that tells of this training. */
export async function trainingIn(table: string, name: string): Promise<string[]> {
  const row = (await trainingsIn(table)).find(([text]) => text?.includes(name));
  if (!row) throw new Error(`${table} does not show ${name}`);
  return row;
}
