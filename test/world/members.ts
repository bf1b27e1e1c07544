import { toTenths } from '../../contract/handicap';
import type { Gender, Role } from '../../contract/lists';
import type { WorldClub } from './clubs';
import { insert } from './database';
import { unique } from './names';
import { hashOf } from './passwords';

export interface WorldMember {
  id: string;
  golfclubId: string;
  name: string;
  surname: string;
  username: string;
  email: string;
  roles: Role[];
  handicap: number;
  password: string;
}

export interface MemberWishes {
  club: WorldClub;
  /** Exactly these; an approved player if not given. */
  roles?: readonly Role[];
  name?: string;
  surname?: string;
  username?: string;
  email?: string;
  password?: string;
  /** Decimal; a plus handicap is negative. */
  handicap?: number;
  gender?: Gender;
  /** `YYYY-MM-DD` */
  dateOfBirth?: string;
  phone?: string;
  mobile?: string;
}

export const worldPassword = 'birdie on the ninth';

/** Makes a member who can sign in with `password`. */
export async function makeMember(wishes: MemberWishes): Promise<WorldMember> {
  const username = wishes.username ?? unique('jana.moeller');
  const member: WorldMember = {
    id: '',
    golfclubId: wishes.club.id,
    name: wishes.name ?? 'Jana',
    surname: wishes.surname ?? 'Möller',
    username,
    email: wishes.email ?? `${username}@example.org`,
    roles: [...(wishes.roles ?? (['APPROVED', 'PLAYER'] as const))].sort(),
    handicap: wishes.handicap ?? 18.4,
    password: wishes.password ?? worldPassword,
  };
  const id = await insert('members', {
    golfclub_id: member.golfclubId,
    name: member.name,
    surname: member.surname,
    username: member.username,
    email: member.email,
    password_hash: await hashOf(member.password),
    roles: member.roles,
    handicap_tenths: toTenths(member.handicap),
    gender: wishes.gender ?? null,
    date_of_birth: wishes.dateOfBirth ?? null,
    phone: wishes.phone ?? null,
    mobile: wishes.mobile ?? null,
  });
  return { ...member, id };
}
