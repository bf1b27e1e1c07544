import type { Template } from '@contract/template';
import { below } from '@test/chance';
import { edited, newMember } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import type { Writer } from './journal';

const PATH = '/api/challenges/trainingcategory';

const MOST_CATEGORIES = 5;

/** Returns a writer who makes training categories and deletes them again. */
export function categoryWriter(token: string, random: () => number): Writer<string[]> {
  const prefix = unique('written');
  const ids = new Map<string, string>();
  return {
    name: 'categories',
    token,
    next(names) {
      const chosen = names[below(random, names.length)];
      if (chosen !== undefined && (random() < 0.5 || names.length >= MOST_CATEGORIES)) {
        const path = `${PATH}/${ids.get(chosen) ?? ''}`;
        return { method: 'delete', path, status: 200, after: names.filter((name) => name !== chosen) };
      }
      const name = unique(prefix);
      const body = { name: { en: name, de: name }, description: { en: '', de: '' } };
      const learn = (answer: unknown) => void ids.set(name, (answer as { id: string }).id);
      return { method: 'post', path: PATH, body, status: 201, after: [...names, name].sort(), learn };
    },
    async read(query) {
      const rows = await query(
        `select name ->> 'en' as name from training_categories
         where name ->> 'en' like '${prefix}%' order by (name ->> 'en') collate "C"`,
      );
      return rows.map(({ name }) => String(name));
    },
  };
}

interface StoredTemplate {
  version: number;
  /** How often it was edited, as its name and its map say. */
  name: string;
  score: number;
}

/** Returns a writer who edits one template again and again, its name and its map together. */
export function templateWriter(token: string, template: Template): Writer<StoredTemplate> {
  const { version: _version, ...content } = template;
  return {
    name: 'template',
    token,
    next(stored) {
      const count = stored.version;
      const after = { version: count + 1, name: `Gate ${count}`, score: count };
      const body = {
        ...content,
        name: { en: after.name, de: `Tor ${count}` },
        scoreHandicapMap: [{ score: after.score, handicap: 18.4 }],
      };
      return { method: 'put', path: '/api/challenges/trainingsessiontemplate', body, status: 200, after };
    },
    async read(query) {
      const [found] = await query(
        `select version, name ->> 'en' as name, (score_handicap_map -> 0 ->> 'score')::integer as score
         from templates where id = '${template.id}'`,
      );
      return found as unknown as StoredTemplate;
    },
  };
}

interface StoredMembers {
  members: { username: string; tenths: number }[];
  /** How many changes of members by this admin are on record. */
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
      const [changes] = await query(
        `select count(*)::integer as changes from changes where actor_id = '${id}' and action like 'member.%'`,
      );
      return { members, ...changes } as StoredMembers;
    },
  };
}

function inOrder(members: StoredMembers['members']): StoredMembers['members'] {
  return members.sort((a, b) => (a.username < b.username ? -1 : 1));
}
