import { Type, type Static } from '@sinclair/typebox';
import { MOST_CHANGED_AT_ONCE } from './lists';
import { refusalCodes } from './refusals';
import { closed, Id, Instant, NewPassword, OneOf } from './shapes';

/** A new link by which a member sets a password; the page that takes it is `/public/access#<secret>`. */
export const MadeAccessLink = Type.Object(
  { secret: Type.String({ description: 'Told this once; only its hash is kept' }), goodUntil: Instant },
  closed,
);
export type MadeAccessLink = Static<typeof MadeAccessLink>;

export const AccessLinksFor = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHANGED_AT_ONCE, uniqueItems: true }) },
  closed,
);
export type AccessLinksFor = Static<typeof AccessLinksFor>;

/** A link with what a letter to its member needs. */
export const AccessLinkOf = Type.Object(
  {
    name: Type.String(),
    surname: Type.String(),
    username: Type.String(),
    email: Type.String(),
    golfclubId: Id,
    ...MadeAccessLink.properties,
  },
  closed,
);
export type AccessLinkOf = Static<typeof AccessLinkOf>;

export const MadeAccessLinks = Type.Object(
  {
    results: Type.Array(
      Type.Object(
        {
          id: Id,
          link: Type.Optional(AccessLinkOf),
          code: Type.Optional(OneOf(refusalCodes, { description: 'Why there is no link' })),
        },
        closed,
      ),
      { description: 'One for each id, in order' },
    ),
  },
  closed,
);
export type MadeAccessLinks = Static<typeof MadeAccessLinks>;

/** Whose password the link sets. */
export const OpenedAccessLink = Type.Object(
  {
    name: Type.String(),
    surname: Type.String(),
    username: Type.String(),
    email: Type.String(),
    golfclub: Type.String(),
    goodUntil: Instant,
  },
  closed,
);
export type OpenedAccessLink = Static<typeof OpenedAccessLink>;

export const PasswordByLink = Type.Object(
  {
    secret: Type.String({ maxLength: 200, description: 'Whatever is wrong with it is the same 404' }),
    newPassword: NewPassword,
  },
  closed,
);
export type PasswordByLink = Static<typeof PasswordByLink>;

export const PasswordSet = Type.Object(
  {
    username: Type.String(),
    email: Type.String(),
    approved: Type.Boolean({ description: 'False: the account still waits for its approval by the club' }),
  },
  closed,
);
export type PasswordSet = Static<typeof PasswordSet>;
