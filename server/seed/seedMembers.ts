import { toTenths } from '../../contract/handicap';
import { chance } from '../demo/chance';
import { demoId } from '../demo/demoIds';
import type { Rows } from '../demo/insertAll';
import { membersOfBergblick } from '../demo/membersOfBergblick';
import { membersOfFancourtLinks } from '../demo/membersOfFancourtLinks';

const people = [...membersOfBergblick, ...membersOfFancourtLinks];

/** Returns the club of the n-th member or training, both counted from 0: they go round the clubs in turn. */
export function clubOf(n: number, clubs: number): string {
  return demoId('club', (n % clubs) + 1);
}

/** Returns the handicap of the n-th member, so that trainings need not ask the database for it. */
export function handicapOf(n: number): number {
  return chance(n + 1).between(-20, 540) / 10;
}

/** Returns the rows of the members from `first` to before `end`; the first of each club is its pro. */
export function memberRows(first: number, end: number, clubs: number, passwordHash: string): Rows<'members'> {
  return Array.from({ length: end - first }, (_, offset) => memberRow(first + offset, clubs, passwordHash));
}

function memberRow(n: number, clubs: number, passwordHash: string): Rows<'members'>[number] {
  const by = chance(n + 1);
  const isPro = n < clubs;
  const { name, gender } = people[by.between(0, people.length - 1)] ?? { name: 'Robin', gender: 'man' as const };
  const { surname } = people[by.between(0, people.length - 1)] ?? { surname: 'Grün' };
  const username = `${isPro ? 'pro' : 'player'}-${n + 1}`;
  return {
    id: demoId('member', n + 1),
    golfclub_id: clubOf(n, clubs),
    name,
    surname,
    username,
    email: `${username}@example.org`,
    password_hash: passwordHash,
    roles: isPro ? ['APPROVED', 'PLAYER', 'PRO'] : ['APPROVED', 'PLAYER'],
    date_of_birth: null,
    gender,
    handicap_tenths: toTenths(handicapOf(n)),
    mobile: isPro ? '+49 171 5550100' : null,
    phone: isPro ? '+49 8041 555010' : null,
  };
}
