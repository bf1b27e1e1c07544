import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { leagueTablePrizes } from './lists';
import { closed, Id, Maybe, OneOf, EmptyOrVisibleText, SentBack, Text, Version } from './shapes';

const CloudinaryImage = Type.String({
  maxLength: 4000,
  description: 'JSON text of an object with `public_id`, the public id at the image host',
});

/** What can be won; called price as in the specification, meant is a prize. */
export const SessionPrice = Type.Object(
  {
    id: Id,
    name: Type.String(),
    description: Type.String(),
    cloudinary_image: Maybe(CloudinaryImage),
    used_as_league_table_prize: Maybe(OneOf(leagueTablePrizes)),
    version: Version,
  },
  closed,
);
export type SessionPrice = Static<typeof SessionPrice>;

export const SessionPrices = Type.Object({ data: Type.Array(SessionPrice) }, closed);
export type SessionPrices = Static<typeof SessionPrices>;

const written = {
  name: Text(limits.price.name),
  description: EmptyOrVisibleText(limits.price.description),
  cloudinary_image: Maybe(CloudinaryImage),
  used_as_league_table_prize: Maybe(OneOf(leagueTablePrizes)),
  swap: Type.Optional(
    Type.Boolean({ description: 'The price that holds this league table prize takes the one this price had, or none' }),
  ),
};

export const NewSessionPrice = Type.Object({ id: SentBack, ...written, version: SentBack }, closed);
export type NewSessionPrice = Static<typeof NewSessionPrice>;

export const EditedSessionPrice = Type.Object({ id: Id, ...written, version: Type.Optional(Version) }, closed);
export type EditedSessionPrice = Static<typeof EditedSessionPrice>;

export const DeletedSessionPrice = Type.Object({ id: Id }, closed);
export type DeletedSessionPrice = Static<typeof DeletedSessionPrice>;

/** What `in-use` of a price carries as `current`: the trainings whose instant prize it is. */
export interface PriceUse {
  trainings: number;
}

/** The prize that is handed over right after a training. */
export const InstantPrice = Type.Object({ id: Id, session_id: Id, session_price_id: Id }, closed);
export type InstantPrice = Static<typeof InstantPrice>;

/** Null where the training has no instant price. */
export const InstantPriceOfTraining = Type.Union([InstantPrice, Type.Null()]);

export const NewInstantPrice = Type.Object({ id: SentBack, session_id: Id, session_price_id: Id }, closed);
export type NewInstantPrice = Static<typeof NewInstantPrice>;

export const DeletedInstantPrice = Type.Object({ id: Id, session_id: SentBack, session_price_id: SentBack }, closed);
export type DeletedInstantPrice = Static<typeof DeletedInstantPrice>;
