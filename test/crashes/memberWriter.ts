import { below } from '../faults/seededRandom';
import { edited, newMember } from '../world/memberCalls';
import { unique } from '../world/names';
import type { Writer } from './journal';

interface StoredMembers {
  members: { username: string; tenths: number }[];
  /** How many changes by this admin are on record. */
  changes: number;
}

interface Admin {
  id: string;
  token: string;
  golfclubId: string;
  random: () => number;
}

const MOST_MEMBERS = 8;
const named = { name: 'Lena', surname: 'Vogt' };

/** Returns a writer who makes, edits and deletes members of a club; each change goes on record. */
export function memberWriter({ id, token, golfclubId, random }: Admin): Writer<StoredMembers> {
  const path = `/api/golfclub/${golfclubId}/member`;
  const prefix = unique('written');
  return {
    name: 'members',
    token,
    next({ members, changes }) {
      const chosen = members[below(random, members.length)];
      const drawn = random();
      if (chosen === undefined || (drawn < 0.3 && members.length < MOST_MEMBERS)) {
        const username = unique(prefix);
        const body = newMember(golfclubId, { ...named, username, email: `${username}@example.org`, handicap: 18.4 });
        const after = { members: inOrder([...members, { username, tenths: 184 }]), changes: changes + 1 };
        return { method: 'post', path, body, status: 201, after };
      }
      const { username, tenths } = chosen;
      const others = members.filter((member) => member !== chosen);
      if (drawn < 0.5) {
        const body = { ...named, username, email: `${username}@example.org` };
        return { method: 'delete', path, body, status: 200, after: { members: others, changes: changes + 1 } };
      }
      const handicap = ((tenths + 1) % 540) / 10;
      const person = { ...named, email: `${username}@example.org`, roles: [], handicap };
      const after = { members: inOrder([...others, { username, tenths: (tenths + 1) % 540 }]), changes: changes + 1 };
      return { method: 'put', path: `${path}/${username}`, body: edited(person), status: 200, after };
    },
    async read(query) {
      const members = await query(
        `select username, handicap_tenths as tenths from members where username like '${prefix}%' order by username collate "C"`,
      );
      const [changes] = await query(`select count(*)::integer as changes from changes where actor_id = '${id}'`);
      return { members, ...changes } as StoredMembers;
    },
  };
}

function inOrder(members: StoredMembers['members']): StoredMembers['members'] {
  return members.sort((a, b) => (a.username < b.username ? -1 : 1));
}
