import { screen } from '@testing-library/react';
import { makeWorld } from '../world/makeWorld';
import { unique } from '../world/names';

/** Returns a club with someone of every kind; all of them have the same surname, which nobody else has. */
export async function clubWithMembers() {
  const world = await makeWorld();
  const club = await world.club();
  const surname = unique('Müller');
  const pro = await world.member({ club, name: 'Petra', surname, roles: ['PRO', 'PLAYER', 'APPROVED'] });
  const player = await world.member({ club, name: 'Jörg', surname });
  const waiting = await world.member({ club, name: 'Nora', surname, roles: ['PLAYER', 'UNAPPROVED'] });
  const admin = await world.member({ club, name: 'Ada', surname, roles: ['ADMIN', 'APPROVED'] });
  return { world, club, surname, pro, player, waiting, admin, search: `q=${encodeURIComponent(surname)}` };
}

/** Returns the row of the grid in which this e-mail stands, as soon as it does. */
export async function rowOf(email: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name: email })).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${email} stands in no row`);
  return row;
}
