import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { countries } from './lists';
import { Member } from './member';
import { closed, Id, OneOf, SentBack, Text, Version } from './shapes';

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

const editable = {
  name: Text(limits.golfclub.name),
  streetname: Text(limits.golfclub.streetname),
  streetnumber: Text(limits.golfclub.streetnumber),
  postalcode: Text(limits.golfclub.postalcode),
  city: Text(limits.golfclub.city),
  country: OneOf(countries),
};

export const NewGolfclub = Type.Object(
  { ...editable, id: SentBack, members: SentBack, memberCount: SentBack, version: SentBack },
  closed,
);
export type NewGolfclub = Static<typeof NewGolfclub>;

export const EditedGolfclub = Type.Object(
  { id: Id, ...editable, members: SentBack, memberCount: SentBack, version: Type.Optional(Version) },
  closed,
);
export type EditedGolfclub = Static<typeof EditedGolfclub>;

/** What `in-use` of a club carries as `current`. */
export interface GolfclubUse {
  members: number;
  trainings: number;
}

/** What everybody may know of a club: that it is there to sign up for. */
export const GolfclubToJoin = Type.Object({ id: Id, name: Type.String() }, closed);
export type GolfclubToJoin = Static<typeof GolfclubToJoin>;

export const GolfclubQuery = Type.Object({ members: Type.Optional(OneOf(['none'])) }, closed);
export type GolfclubQuery = Static<typeof GolfclubQuery>;
