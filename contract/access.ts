import { Type, type Static } from '@sinclair/typebox';
import { locales, mailFailures, MOST_CHANGED_AT_ONCE } from './lists';
import { refusalCodes } from './refusals';
import { closed, Id, Instant, Maybe, NewPassword, OneOf } from './shapes';

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

/** A link with what a mail to its member needs. */
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

export const AccessMailsFor = Type.Object(
  {
    ...AccessLinksFor.properties,
    locale: Type.Optional(OneOf(locales, { description: "The language of the club's country if not given" })),
    batchId: Type.Optional(Id),
  },
  { ...closed, description: '`batchId`: of mails that the caller queued before, to be counted together with these' },
);
export type AccessMailsFor = Static<typeof AccessMailsFor>;

export const QueuedMails = Type.Object(
  {
    batchId: Id,
    results: Type.Array(
      Type.Object(
        { id: Id, code: Type.Optional(OneOf(refusalCodes, { description: 'Why there is no mail' })) },
        closed,
      ),
      { description: 'One for each id, in order' },
    ),
  },
  closed,
);
export type QueuedMails = Static<typeof QueuedMails>;

/** What has become of mails that were queued at once. */
export const MailsOfBatch = Type.Object(
  {
    waiting: Type.Integer({ description: 'Not sent yet, those included that failed so far' }),
    sent: Type.Integer(),
    failed: Type.Array(
      Type.Object(
        {
          id: Id,
          email: Type.String(),
          failure: OneOf(mailFailures),
          triedUntil: Maybe(Type.String({ format: 'date-time', description: 'Absent: it was given up' })),
        },
        closed,
      ),
      { description: 'Members whose mail could not be sent, or not yet' },
    ),
  },
  closed,
);
export type MailsOfBatch = Static<typeof MailsOfBatch>;

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
