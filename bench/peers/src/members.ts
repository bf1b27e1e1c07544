/** What both apps ask the API for, in the same words as ours. */
export interface Member {
  id: string;
  name: string;
  surname: string;
  username: string;
  email: string;
  roles: string[];
  handicap: number;
  dateOfBirth: string | null;
  gender: string | null;
  phone: string | null;
  mobile: string | null;
  golfclubId: string;
  golfclub: { id: string; name: string };
  version: number;
}

export interface Golfclub {
  id: string;
  name: string;
  postalcode: string;
  city: string;
  country: string;
}

export interface Listing {
  /** Counted from 0. */
  page: number;
  pageSize: number;
  /** `-` in front of the field: last first. */
  sort: string;
  q: string;
}

/** Members by their id, for the form, which the API has no call of its own for. */
const known = new Map<string, Member>();

/** Returns a page of the members of all clubs, and how many there are in all. */
export async function membersOf({ page, pageSize, sort, q }: Listing): Promise<{ data: Member[]; total: number }> {
  const query = new URLSearchParams({ page: `${page}`, pageSize: `${pageSize}`, sort, ...(q === '' ? {} : { q }) });
  const { body, total } = await call<Member[]>('GET', `/api/golfclub/members?${query}`);
  for (const member of body) known.set(member.id, member);
  return { data: body, total };
}

/** Returns the member as the server knows them now. Throws for whoever was in no list. */
export async function memberWithId(id: string): Promise<Member> {
  const { golfclubId, email } = knownMember(id);
  const query = new URLSearchParams({ page: '0', pageSize: '25', q: email });
  const { body } = await call<Member[]>('GET', `/api/golfclub/${golfclubId}/members?${query}`);
  return body.find((member) => member.id === id) ?? knownMember(id);
}

/** Saves the member and returns them as they are then. */
export async function saveMember(id: string, changes: Partial<Member>): Promise<Member> {
  const { golfclubId, username, golfclub: _golfclub, ...before } = knownMember(id);
  const path = `/api/golfclub/${golfclubId}/member/${encodeURIComponent(username)}?members=none`;
  await call('PUT', path, { ...before, ...changes });
  return memberWithId(id);
}

/** Returns all clubs without their members. */
export async function golfclubs(): Promise<{ data: Golfclub[]; total: number }> {
  const { body } = await call<Golfclub[]>('GET', '/api/golfclub?members=none');
  return { data: body, total: body.length };
}

function knownMember(id: string): Member {
  const member = known.get(id);
  if (member === undefined) throw new Error(`No list had the member ${id}`);
  return member;
}

async function call<Body>(method: string, path: string, sent?: object): Promise<{ body: Body; total: number }> {
  const answer = await fetch(path, {
    method,
    headers: {
      Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`,
      ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
  return { body: (await answer.json()) as Body, total: Number(answer.headers.get('X-Total-Count') ?? 0) };
}
