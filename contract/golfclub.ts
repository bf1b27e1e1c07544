import { Type, type Static } from '@sinclair/typebox';
import { countries } from './lists';
import { Member } from './member';
import { closed, Id, OneOf, Version } from './shapes';

export const Golfclub = Type.Object(
  {
    id: Id,
    name: Type.String(),
    streetname: Type.String(),
    streetnumber: Type.String(),
    postalcode: Type.String(),
    city: Type.String(),
    country: OneOf(countries),
    members: Type.Array(Member, { description: 'Empty for players and with ?members=none' }),
    memberCount: Type.Integer(),
    version: Version,
  },
  closed,
);
export type Golfclub = Static<typeof Golfclub>;

export const GolfclubQuery = Type.Object({ members: Type.Optional(OneOf(['none'])) }, closed);
export type GolfclubQuery = Static<typeof GolfclubQuery>;
