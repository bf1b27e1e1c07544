import { screen } from '@testing-library/react';
import type { TrainingCategory } from '@contract/category';
import type { Member } from '@contract/member';
import type { SessionPrices } from '@contract/price';
import type { ConflictingBall, ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import type { PriceOptions } from '@test/fixtures/prices';
import { thisYear } from '@test/fixtures/today';

/** Returns a club with someone of every kind; all of them have the same surname, which nobody else has. */
export async function clubWithMembers() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const surname = unique('Müller');
  const pro = await fixtures.member({ club, name: 'Petra', surname, roles: ['PRO', 'PLAYER', 'APPROVED'] });
  const player = await fixtures.member({ club, name: 'Jörg', surname });
  const waiting = await fixtures.member({ club, name: 'Nora', surname, roles: ['PLAYER', 'UNAPPROVED'] });
  const admin = await fixtures.member({ club, name: 'Ada', surname, roles: ['ADMIN', 'APPROVED'] });
  return { fixtures, club, surname, pro, player, waiting, admin, search: `q=${encodeURIComponent(surname)}` };
}

/** Returns the row of the grid in which this e-mail stands, as soon as it does. */
export async function rowOf(email: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name: email })).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${email} stands in no row`);
  return row;
}

/**
 * Makes a club with a pro and two finished tournaments of this year, in which each score is the points it gives: first
 * Anna got 5, Berta 3 and Clara 1, then Clara got 7, Berta 3 and Dora 1.
 */
export async function clubWithLeague() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const member = (name: string, surname: string) => fixtures.member({ club, name, surname });
  const anna = await member('Anna', 'Zander');
  const berta = await member('Berta', 'Ärmel');
  const clara = await member('Clara', 'Möller');
  const dora = await member('Dora', '=Kern');
  const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
  const template = await fixtures.template({
    type: 'TOURNAMENT',
    name: { en: 'Putting cup', de: 'Putt-Pokal' },
    scoreHandicapMap: Array.from({ length: 41 }, (_, index) => ({ score: index - 20, handicap: index - 20 })),
  });
  /** Finishes a tournament on this day (`MM-DD`, of this year unless given). */
  const play = (day: string, results: readonly [player: typeof anna, score: number][], year = thisYear) =>
    fixtures.training({
      club,
      template,
      plannedDate: `${year}-${day}`,
      status: 'FINISHED',
      sessions: results.map(([player, score]) => ({ players: [player], balls: [score] })),
    });
  await play('01-02', [
    [anna, 5],
    [berta, 3],
    [clara, 1],
  ]);
  await play('01-09', [
    [clara, 7],
    [berta, 3],
    [dora, 1],
  ]);
  return { fixtures, club, pro, anna, berta, clara, dora, template, play };
}

export const club = { id: 'c1', name: 'Golf on the Hill' };

export const anna: Member = {
  id: 'm1',
  name: 'Ännchen',
  surname: 'Kowalczyk',
  username: 'aennchen.k',
  email: 'ae.kowalczyk@example.org',
  roles: ['PLAYER'],
  dateOfBirth: '03.04.1987',
  gender: 'woman',
  handicap: 18.4,
  mobile: '+49 171 5550123',
  phone: null,
  golfclubId: club.id,
  golfclub: club,
  version: 1,
};

export const bert: Member = {
  ...anna,
  id: 'm2',
  name: 'Bertram',
  surname: 'Zwiebler',
  username: 'bertram',
  email: 'bz@example.org',
};

/** Returns a training of the club that both are named in, with a part of it changed. */
export const training = (id: string, changed: Partial<ScheduledTraining> = {}): ScheduledTraining => ({
  id,
  golfclubId: club.id,
  name: { en: `Putting with ${anna.surname}`, de: '' },
  type: 'REGULAR',
  teamMode: false,
  status: 'PLANNED',
  plannedDate: '2026-11-22',
  version: 1,
  updated_at: '2026-11-22T10:00:00.000Z',
  session_template_name: { en: 'Putting' },
  session_price: null,
  user: { name: bert.name, surname: bert.surname },
  template: {
    id: 'p1',
    type: 'REGULAR',
    name: { en: 'Putting' },
    description: {},
    moreInformationLink: {},
    teamMode: false,
    instructions: [{ en: `Ask ${bert.name} ${bert.surname}` }],
    hints: [],
    balls: [],
    scoreHandicapMap: [],
    numberofballs: 0,
    mapping: [],
  },
  trainingSessions: [{ id: 's1', players: [anna], balls: [], totalPoints: 0, playerDataStatus: 'ADDED' }],
  ...changed,
});

const conflictingBall: ConflictingBall = {
  index: 1,
  points: 3,
  version: 2,
  recordedBy: { name: bert.name, surname: bert.surname },
  recordedAt: '2026-11-22T10:00:00.000Z',
};

/** Returns a refusal that names both. */
export const refusal = (code: 'ball-conflict' | 'stale') => ({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: `${anna.email} is taken by ${anna.name} ${anna.surname}`,
  code,
  errors: [{ path: '/email', reason: 'taken', message: `${anna.email} is taken` }],
  current: code === 'stale' ? anna : conflictingBall,
});

const PATH = '/api/challenges/trainingcategory';

/** Makes an admin, and a category named in both languages. */
export async function adminAndCategory() {
  const fixtures = await makeFixtures();
  const token = await fixtures.signedIn(
    await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] }),
  );
  const word = unique('wedge');
  const name = { en: `Short game ${word}`, de: `Kurzes Spiel ${word}` };
  const { id } = await fixtures.category({ name });
  /** Returns the category as the server knows it now; undefined once it is deleted. */
  const categoryNow = async () => {
    const { body } = await api(token).get<TrainingCategory[]>(PATH);
    return body.find((category) => category.id === id);
  };
  return { fixtures, token, id, name, path: `/private/sessioncategories?q=${word}`, categoryNow };
}

/** Makes an admin and a price. */
export async function adminAndPrice(options: PriceOptions = {}) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const token = await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] }));
  const price = await fixtures.price(options);
  /** Returns a price as the server knows it now; undefined once it is deleted. */
  const priceNow = async (id = price.id) => {
    const { body } = await api(token).get<SessionPrices>('/sessionprices');
    return body.data.find((found) => found.id === id);
  };
  return { fixtures, club, token, price, priceNow };
}

/** Returns a pro of a club of its own who can plan trainings, and a template to plan them from. */
export async function proWithTemplate() {
  const fixtures = await makeFixtures();
  const own = await fixtures.club();
  const pro = await fixtures.member({ club: own, roles: ['PRO', 'APPROVED'] });
  const name = { en: unique('Chipping ladder'), de: unique('Chip-Leiter') };
  const template = await fixtures.template({ name });
  return { fixtures, club: own, pro, name, template, token: await fixtures.signedIn(pro) };
}
