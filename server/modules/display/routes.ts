import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Display, DisplayLinkParams, DisplayLinks, MadeDisplayLink, NewDisplayLink } from '@contract/display';
import { type ClubScope, covers } from '@contract/rights';
import { Deleted, GolfclubIdParams } from '@contract/shapes';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import { type Database, inTransaction } from '@server/db/database';
import { notFound, requireFound } from '@server/db/notFound';
import type { Read } from '@server/db/standbyReads';
import { EVENT_STREAM, EventStream } from '@server/http/eventStream';
import { route, type Route } from '@server/http/route';
import { clubDisplay, type TableOfClub } from './clubDisplay';
import {
  type CarriedLink,
  displayLinksOf,
  displayLinkWithId,
  linkWithHash,
  lockedCountOfLinks,
  noteUse,
  requireMaker,
} from './queries';
import { requireRoom } from './rules';

const LINKS = '/api/golfclub/:golfclubId/displaylinks';

interface FromElsewhere {
  tableOfClub: TableOfClub;
  /** Returns a stream of what happens in the club, which ends with the sign-in of this id; null when that has ended. */
  follow: (following: {
    golfclubId: string;
    signInId: string;
    memberId: string;
    hearsOfTrainings: boolean;
  }) => Promise<Readable | null>;
}

/** Returns how display links are made and revoked, and what a screen with such a link is shown. */
export function displayRoutes(db: Database, read: Read, { tableOfClub, follow }: FromElsewhere): Route[] {
  const linkIn = (authorization: string): Promise<CarriedLink> => {
    const secret = secretIn(authorization);
    if (secret === null) throw notFound();
    return linkWithHash(db, hashOfSecret(secret));
  };
  return [
    route({
      method: 'GET',
      path: LINKS,
      right: 'display.list',
      summary: 'The display links of a golf club, the oldest first; their secrets are told to nobody again',
      params: GolfclubIdParams,
      answer: DisplayLinks,
      handle: ({ caller, params }) => displayLinksOf(db, caller.scope, params.golfclubId),
    }),
    route({
      method: 'POST',
      path: LINKS,
      right: 'display.create',
      summary:
        "Make a display link, which ends with its maker's right to make it; each call makes one, and its secret is told this once",
      params: GolfclubIdParams,
      body: NewDisplayLink,
      answer: MadeDisplayLink,
      status: 201,
      handle: ({ caller, params, body }) => makeDisplayLink(db, { caller }, params.golfclubId, body),
    }),
    route({
      method: 'DELETE',
      path: `${LINKS}/:displayLinkId`,
      right: 'display.revoke',
      summary: 'Revoke a display link, at once also for the screens that are showing something by it',
      params: DisplayLinkParams,
      answer: Deleted,
      handle: ({ params, ...change }) => revokeDisplayLink(db, change, params),
    }),
    route({
      method: 'GET',
      path: '/api/display',
      right: 'display.show',
      summary: "This year's league table and the running trainings of the club of `Authorization: Display <secret>`",
      answer: Display,
      handle: async ({ authorization }) => {
        const link = await linkIn(authorization);
        await noteUse(db, link.id);
        return read((tx) => clubDisplay(tx, tableOfClub, link));
      },
    }),
    route({
      method: 'GET',
      path: '/api/display/live',
      right: 'display.show',
      summary: 'What happens in the club of `Authorization: Display <secret>`, as server-sent events',
      answerMedia: [EVENT_STREAM],
      answer: EventStream,
      handle: async ({ authorization }) => {
        const { id, golfclub_id: golfclubId } = await linkIn(authorization);
        const stream = await follow({ golfclubId, signInId: id, memberId: id, hearsOfTrainings: true });
        if (stream === null) throw notFound();
        return stream;
      },
    }),
  ];
}

interface Change extends KeyedChange {
  caller: { id: string; scope: ClubScope };
}

/**
 * Returns the new link with its secret, which is told this once: an `Idempotency-Key` is not looked at, because the
 * answer would have to be kept. Throws `not-found` for a club that is not in the scope, `wrong-state` when it has as
 * many links as it may.
 */
async function makeDisplayLink(
  db: Database,
  { caller }: Pick<Change, 'caller'>,
  golfclubId: string,
  { name, shortNames }: NewDisplayLink,
): Promise<MadeDisplayLink> {
  const secret = newSecret();
  const link = await inTransaction(db, async (tx) => {
    requireRoom(await lockedCountOfLinks(tx, caller.scope, golfclubId));
    await requireMaker(tx, caller.id, golfclubId);
    const { id } = await tx
      .insertInto('display_links')
      .values({
        golfclub_id: golfclubId,
        name,
        short_names: shortNames,
        secret_hash: hashOfSecret(secret),
        created_by: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return displayLinkWithId(tx, id);
  });
  return { link, secret };
}

/** Returns the id of the link that works no longer. Throws `not-found` when the club in the scope has no such link. */
async function revokeDisplayLink(
  db: Database,
  change: Change,
  { golfclubId, displayLinkId }: { golfclubId: string; displayLinkId: string },
): Promise<Deleted> {
  if (!covers(change.caller.scope, golfclubId)) throw notFound();
  return changeOnce(db, change, async (tx) => {
    const revoked = await tx
      .deleteFrom('display_links')
      .where('id', '=', displayLinkId)
      .where('golfclub_id', '=', golfclubId)
      .returning('id')
      .executeTakeFirst();
    return requireFound(revoked);
  });
}

const SECRET_BYTES = 32;

const carried = /^Display +([\w-]{43})$/i;

/** Returns a secret that nobody has: 256 bits as text that can stand in an address. */
function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns what is kept of a secret. It is random and long, so that nobody finds it by trying: no slow hash is needed. */
function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns the secret in an `Authorization` header, null if it carries none of the form that links have. */
function secretIn(authorization: string): string | null {
  return carried.exec(authorization)?.[1] ?? null;
}
