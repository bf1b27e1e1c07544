import type { Country } from '@contract/lists';
import { insert } from './database';
import { unique } from './names';

export interface WorldClub {
  id: string;
  name: string;
}

export interface ClubWishes {
  name?: string;
  country?: Country;
  city?: string;
}

/** Makes a club that no other test knows. */
export async function makeClub(wishes: ClubWishes = {}): Promise<WorldClub> {
  const name = wishes.name ?? unique('Golfclub Waldsee');
  const id = await insert('golfclubs', {
    name,
    streetname: 'Am Fairway',
    streetnumber: '18',
    postalcode: '82064',
    city: wishes.city ?? 'Straßlach',
    country: wishes.country ?? 'germany',
  });
  return { id, name };
}
