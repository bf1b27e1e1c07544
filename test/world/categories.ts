import type { LocalizedString } from '../../contract/shapes';
import { insert } from './database';
import { unique } from './names';

export interface WorldCategory {
  id: string;
  name: LocalizedString;
}

export interface CategoryWishes {
  name?: LocalizedString;
}

/** Makes a training category named in both languages. */
export async function makeCategory(wishes: CategoryWishes = {}): Promise<WorldCategory> {
  const name = wishes.name ?? { en: unique('Short game'), de: unique('Kurzes Spiel') };
  const id = await insert('training_categories', {
    name: JSON.stringify(name),
    description: JSON.stringify({ en: 'Around the green', de: 'Rund ums Grün' }),
  });
  return { id, name };
}
