import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Locale, PlayerDataStatus, TrainingStatus } from '@contract/lists';
import type { InstantPrice } from '@contract/price';
import type { ScheduledTraining } from '@contract/training';
import { unique } from '@test/fixtures/names';
import type { PriceFixture } from '@test/fixtures/prices';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import type { TemplateOptions } from '@test/fixtures/templates';
import type { SessionOptions } from '@test/fixtures/trainings';
import { openApp } from './openApp';
import { gridTexts } from './openGrid';

interface MadeTraining {
  drill?: string;
  sessions?: readonly SessionOptions[];
  price?: PriceFixture;
  plannedDate?: string;
}

/** Makes a club with a pro, and returns what makes its trainings and opens the page with their tables. */
export async function sessionsOfClub() {
  const { fixtures, club, pro, token, client } = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
  const make = async (status: TrainingStatus, { drill = 'Putting gate', price, ...options }: MadeTraining = {}) => {
    const name = unique(drill);
    const template = await fixtures.template({ name: { en: name, de: name } });
    const training = await fixtures.training({ club, template, status, plannedBy: pro, ...options });
    if (price) {
      await client.post('/sessioninstantprice', { session_id: training.id, session_price_id: price.id });
    }
    return { id: training.id, name, label: `${name} · May 14th, 2026` };
  };
  return {
    fixtures,
    club,
    token,
    client,
    make,
    admin: async () => fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })),
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

type Options = TemplateOptions & {
  /** The points that Jana's session, or her team's, has already. */
  balls?: number[];
  status?: PlayerDataStatus;
};

/** Makes a running training of Jana Möller and Tom Weber, with 18.4 and 24.0; in team mode they are one team. */
export async function playersPlay({ balls = [], status = 'EDIT', ...options }: Options = {}) {
  const { fixtures, club, token, client } = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
  const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const tom = await fixtures.member({ club, name: 'Tom', surname: 'Weber', handicap: 24 });
  const template = await fixtures.template(options);
  const sessions = options.teamMode
    ? [{ players: [jana, tom], balls, status }]
    : [
        { players: [jana], balls, status },
        { players: [tom], status },
      ];
  const { id, sessionIds } = await fixtures.training({ club, template, status: 'STARTED', sessions });
  const one = `/api/scheduledtrainings/${id}`;
  const stored = async () =>
    (await client.get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`)).body.trainingSessions;
  return {
    token,
    path: `/private/sessionwizard/${id}?status=STARTED`,
    stored,
    /** The points that the server has, by session. */
    balls: async () => (await stored()).map((session) => session.balls.map(({ points }) => points)),
    /** Records a ball of the session at this position on another device. */
    elsewhere: (position: number, ball: object) =>
      client.put(`${one}/playerdata/${sessionIds[position]}/ball/add`, ball),
    finish: () => client.put(`${one}/finish`),
    /** Deletes all player sessions on another device. */
    deleteSessions: () =>
      Promise.all(sessionIds.map((session) => client.delete(`${one}/playerdata/delete/${session}`))),
    /** The start handicaps that the server has. */
    handicaps: async () => (await stored()).flatMap(({ players }) => players.map(({ handicap }) => handicap)),
    /** Corrects the start handicap of Jana on another device. */
    correctElsewhere: (corrected: { handicap: number; basedOn: number }) =>
      client.put(`${one}/playerdata/${sessionIds[0]}/handicap`, { playerId: jana.id, ...corrected }),
  };
}

/** Opens the first chain that this button leads to, and returns its dialog. */
export async function openChain(user: UserEvent, button: string | RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error(`there is no button ${String(button)}`);
  await user.click(first);
  return screen.findByRole('dialog');
}

/** Returns the five steps of the chain in a dialog: name, value and what it was made of. */
export async function stepsOf(dialog: HTMLElement): Promise<string[]> {
  return within(await within(dialog).findByRole('list', { name: /^(From the balls|Von den Bällen)/ }))
    .getAllByRole('listitem')
    .map((step) => [...step.querySelectorAll('p')].map(({ textContent }) => textContent).join(' | '));
}

/** Returns the row of each map that is marked as having decided. */
export function decidingRows(dialog: HTMLElement): string[][] {
  return within(dialog)
    .getAllByRole('row', { current: true })
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
}
