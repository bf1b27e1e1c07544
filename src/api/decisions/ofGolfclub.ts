import type { EditedGolfclub, Golfclub, NewGolfclub } from '../../../contract/golfclub';
import type { Decision } from '../../capsule/decision';
import { ofMember } from './ofMember';

/** A club is no person, but it, its street and its city may be called like one. */
const written = {
  name: 'text',
  streetname: 'text',
  streetnumber: 'keep',
  postalcode: 'keep',
  city: 'text',
  country: 'keep',
} as const;

export const ofGolfclub: Decision<Golfclub> = {
  fields: { ...written, id: 'keep', members: { each: ofMember }, memberCount: 'keep', version: 'keep' },
};

export const ofNewGolfclub: Decision<NewGolfclub> = {
  fields: { ...written, id: 'drop', members: 'drop', memberCount: 'drop', version: 'drop' },
};

export const ofEditedGolfclub: Decision<EditedGolfclub> = {
  fields: { ...written, id: 'keep', members: 'drop', memberCount: 'drop', version: 'keep' },
};
