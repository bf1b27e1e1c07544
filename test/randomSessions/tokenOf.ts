import type { Person, RandomClub } from './makeClub';

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Returns a token for the person, as the server would make it, whose signature is a secret of the club. */
export function tokenOf({ id, email, name, surname }: Person, club: RandomClub): string {
  const golfclubId = club.pick(club.ids);
  const roles = JSON.stringify(club.pick([['ADMIN'], ['PRO'], ['PLAYER']]));
  const claims = { sub: id, golfclubId, email, firstName: name, lastName: surname, roles, exp: 4_000_000_000 };
  return `${encoded({ alg: 'HS256' })}.${encoded(claims)}.${club.secret(43)}`;
}
