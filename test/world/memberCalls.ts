import type { Golfclub } from '../../contract/golfclub';
import type { DeletedMember, EditedMember, ImportAnswer, ImportedRow, NewMember } from '../../contract/member';
import type { api } from './api';
import { unique } from './names';

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
export function newMember(golfclubId: string, wishes: Partial<NewMember> = {}): NewMember {
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
    ...wishes,
  };
}

/** Returns an edit of the member that changes nothing but what is wished. */
export function edited(
  member: { name: string; surname: string; email: string; roles: EditedMember['roles']; handicap: number },
  wishes: Partial<EditedMember> = {},
): EditedMember {
  const { name, surname, email, roles, handicap } = member;
  return { name, surname, email, roles, handicap, ...wishes };
}

/** Returns a row of a members file; what is not wished is empty. */
export function importedRow(wishes: Partial<ImportedRow> = {}): ImportedRow {
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
    ...wishes,
  };
}
