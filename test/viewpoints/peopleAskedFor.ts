import { randomUUID } from 'node:crypto';
import { sql } from '../world/database';
import { worldPassword, type WorldMember } from '../world/members';
import { unique } from '../world/names';
import type { Ask } from './askedFor';
import type { Surroundings } from './viewpoint';

const clubBody = () => ({
  name: unique('Golfclub Waldsee'),
  streetname: 'Am Fairway',
  streetnumber: '18',
  postalcode: '82064',
  city: 'Straßlach',
  country: 'germany',
});

const personBody = () => {
  const username = unique('robin');
  return { name: 'Robin', surname: 'Grün', username, email: `${username}@example.org`, password: worldPassword };
};

export const makingClub: Ask = () => ({ path: '/api/golfclub', body: clubBody() });
export const editingClub: Ask = ({ club }) => ({ path: '/api/golfclub', body: { ...clubBody(), id: club.id } });
/** A club of its own, because the other one is in use. */
export const deletingClub: Ask = async ({ world }) => ({ path: `/api/golfclub/${(await world.club()).id}` });

export const makingMember: Ask = ({ club }) => ({
  path: `/api/golfclub/${club.id}/member`,
  body: { ...personBody(), roles: [], handicap: 18.4, golfclubId: club.id },
});

export const editingMember: Ask = async ({ world, club }) => {
  const { name, surname, username, email } = await world.member({ club });
  return {
    path: `/api/golfclub/${club.id}/member/${username}`,
    body: { name, surname: `${surname} Grün`, email, roles: [], handicap: 18.4 },
  };
};

export const deletingMember: Ask = async ({ world, club }) => {
  const { name, surname, username, email } = await world.member({ club });
  return { path: `/api/golfclub/${club.id}/member`, body: { name, surname, username, email } };
};

export const approving: Ask = async (surroundings) => ({
  path: `/api/golfclub/${surroundings.club.id}/member/approve`,
  body: { username: (await waiting(surroundings)).username },
});

export const approvingMany: Ask = async (surroundings) => ({
  path: '/api/golfclub/members/bulk',
  body: { action: 'approve', ids: [(await waiting(surroundings)).id] },
});

export const readingCode: Ask = async (surroundings) => ({
  path: `/api/golfclub/${surroundings.club.id}/approvalcode/${(await waiting(surroundings)).username}`,
});

export const importing: Ask = ({ club }) => {
  const { name, surname, username, email } = personBody();
  const row = { name, surname, username, email, dateOfBirth: '', gender: '', handicap: '18.4', mobile: '', phone: '' };
  return { path: `/api/golfclub/${club.id}/members/import`, body: { rows: [row], write: true } };
};

export const signingUp: Ask = ({ club }) => ({
  path: '/api/auth/signup',
  body: { ...personBody(), golfclubId: club.id },
});
export const signingUpForClub: Ask = ({ club }) => ({ path: `/api/golfclub/signup/${club.id}`, body: personBody() });

export const openingLink: Ask = async (surroundings) => {
  const { id, username } = await waiting(surroundings);
  const code = randomUUID();
  await sql('insert into approval_codes (member_id, code) values ($1, $2)', [id, code]);
  return { path: `/api/golfclub/signup/member/approve/${surroundings.club.id}/${username}/${code}` };
};

/** To the same one: everybody here goes on signing in with it. */
export const changingPassword: Ask = () => ({
  path: '/api/auth/password',
  body: { currentPassword: worldPassword, newPassword: worldPassword },
});

function waiting({ world, club }: Surroundings): Promise<WorldMember> {
  return world.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
}
