import { hash } from '@node-rs/argon2';
import type { ChangedField } from '@contract/change';
import type { Golfclub } from '@contract/golfclub';
import { toTenths } from '@contract/handicap';
import type { Gender, Role } from '@contract/lists';
import type { DeletedMember, EditedMember, ImportAnswer, ImportedRow, NewMember } from '@contract/member';
import { type OptionalText, optionalTexts, fromKeys } from '@contract/memberFields';
import type { api } from './api';
import type { WorldClub } from './clubs';
import { insert, sql } from './database';
import { unique } from './names';

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

export interface MemberOptions extends Partial<Record<OptionalText, string>> {
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
}

export const worldPassword = 'birdie on the ninth';

/** Makes a member who can sign in with `password`. */
export async function makeMember(options: MemberOptions): Promise<WorldMember> {
  const username = options.username ?? unique('jana.moeller');
  const member: WorldMember = {
    id: '',
    golfclubId: options.club.id,
    name: options.name ?? 'Jana',
    surname: options.surname ?? 'Möller',
    username,
    email: options.email ?? `${username}@example.org`,
    roles: [...(options.roles ?? (['APPROVED', 'PLAYER'] as const))].sort(),
    handicap: options.handicap ?? 18.4,
    password: options.password ?? worldPassword,
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
    gender: options.gender ?? null,
    date_of_birth: options.dateOfBirth ?? null,
    ...fromKeys(optionalTexts, (field) => options[field] ?? null),
  });
  return { ...member, id };
}

type Headers = Readonly<Record<string, string>>;

/** Returns the calls that change the members of a club, as this client makes them. */
export function memberCalls(client: ReturnType<typeof api>, golfclubId: string) {
  const club = `/api/golfclub/${golfclubId}`;
  const named = (username: string) => `${club}/member/${encodeURIComponent(username)}`;
  return {
    create: <Body = Golfclub>(body: object, headers?: Headers) => client.post<Body>(`${club}/member`, body, headers),
    edit: <Body = Golfclub>(username: string, body: object) => client.put<Body>(named(username), body),
    remove: ({ name, surname, username, email }: DeletedMember) =>
      client.delete<Golfclub>(`${club}/member`, { name, surname, username, email }),
    approve: (username: string) => client.post<Golfclub>(`${club}/member/approve`, { username }),
    approvalCode: (username: string) =>
      client.get<{ code: string }>(`${club}/approvalcode/${encodeURIComponent(username)}`),
    import: (rows: readonly ImportedRow[], write: boolean, headers?: Headers) =>
      client.post<ImportAnswer>(`${club}/members/import`, { rows, write }, headers),
  };
}

/** Returns what creates a member whom nobody has made before. */
export function newMember(golfclubId: string, options: Partial<NewMember> = {}): NewMember {
  const username = unique('lena.vogt');
  return {
    name: 'Lena',
    surname: 'Vogt',
    username,
    email: `${username}@example.org`,
    password: 'seven herons on the dune',
    roles: [],
    handicap: 18.4,
    golfclubId,
    ...options,
  };
}

/** Returns an edit of the member that changes nothing but what is wished. */
export function edited(
  member: { name: string; surname: string; email: string; roles: EditedMember['roles']; handicap: number },
  options: Partial<EditedMember> = {},
): EditedMember {
  const { name, surname, email, roles, handicap } = member;
  return { name, surname, email, roles, handicap, ...options };
}

/** Returns a row of a members file; what is not wished is empty. */
export function importedRow(options: Partial<ImportedRow> = {}): ImportedRow {
  return {
    name: '',
    surname: '',
    username: '',
    email: '',
    dateOfBirth: '',
    gender: '',
    handicap: '',
    mobile: '',
    phone: '',
    ...options,
  };
}

const known = new Map<string, Promise<string>>();

/** Returns a hash as the server's sign-in accepts it; each password is hashed once per process, for hashing is slow. */
function hashOf(password: string): Promise<string> {
  let hashed = known.get(password);
  if (hashed === undefined) {
    hashed = hash(password);
    known.set(password, hashed);
  }
  return hashed;
}

interface Entry {
  action: string;
  actor_id: string | null;
  golfclub_id: string;
  fields: ChangedField[];
}

/** Returns what is on record of a member, from the first change on. */
export function recordOf(memberId: string): Promise<Entry[]> {
  return sql<Entry>('select action, actor_id, golfclub_id, fields from changes where member_id = $1 order by at, id', [
    memberId,
  ]);
}
