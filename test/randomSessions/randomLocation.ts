import type { RandomClub } from './makeClub';

/** Returns a page of the app, as the router would tell it, be it one that does not exist. */
export function randomLocation({ pick, ids, person, chance }: RandomClub): { path: string; search: string } {
  const { username, surname, name, email } = person();
  const path = pick([
    `/private/playerstatistics/${encodeURIComponent(username)}`,
    `/private/playerstatistics/${encodeURIComponent(surname || 'x')}`,
    `/private/users/${encodeURIComponent(username)}`,
    `/private/sessionwizard/${pick(ids)}`,
    `/private/winners/${encodeURIComponent(name)}`,
    `/private/golfclub/${encodeURIComponent(surname || 'x')}/${pick(ids)}`,
    '/private/users',
    '/public/login',
    '/private/nothing%E0here',
  ]);
  const query = new URLSearchParams({ status: pick(['STARTED', name]), page: '2', club: pick([pick(ids), surname]) });
  if (chance(0.6)) query.set('q', pick([`${name} ${surname}`, email, 'par']));
  if (chance(0.3)) query.set('edit', pick([username, pick(ids), 'user']));
  if (chance(0.3)) query.set(pick(['unknown', name]), pick(['1', email]));
  return { path, search: chance(0.3) ? '' : `?${query.toString()}` };
}
