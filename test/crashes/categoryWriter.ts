import { below } from '../faults/seededRandom';
import { unique } from '../world/names';
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
