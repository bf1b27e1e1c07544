import type { Country } from '@contract/lists';
import { insert } from './database';
import { unique } from './names';

export interface WorldClub {
  id: string;
  name: string;
}

export interface ClubOptions {
  name?: string;
  country?: Country;
  city?: string;
}

/** Makes a club that no other test knows. */
export async function makeClub(options: ClubOptions = {}): Promise<WorldClub> {
  const name = options.name ?? unique('Golfclub Waldsee');
  const id = await insert('golfclubs', {
    name,
    streetname: 'Am Fairway',
    streetnumber: '18',
    postalcode: '82064',
    city: options.city ?? 'Straßlach',
    country: options.country ?? 'germany',
  });
  return { id, name };
}
