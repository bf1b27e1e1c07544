import type { Readable } from 'node:stream';
import {
  Display,
  DisplayCode,
  DisplayLinkParams,
  DisplayLinks,
  DisplayQuery,
  MadeDisplayLink,
  NewDisplayLink,
  OpenDisplay,
  OpenedDisplay,
} from '@contract/display';
import { Deleted, GolfclubIdParams } from '@contract/shapes';
import type { CodeHashes } from '@server/db/codeHashes';
import type { Database } from '@server/db/database';
import { hashOfSecret, secretIn } from '@server/db/linkSecrets';
import { notFound } from '@server/db/notFound';
import type { Read } from '@server/db/hosts/standbyReads';
import { EVENT_STREAM, EventStream } from '@server/http/eventStream';
import { route, type Route } from '@server/http/route';
import { makeDisplayCode, makeDisplayLink, openDisplay, revokeDisplayLink } from './changeLinks';
import { clubDisplay, type TableOfClub } from './clubDisplay';
import { type UsedLink, displayLinksOf, linkWithHash, noteUse } from './queries';

const LINKS = '/api/golfclub/:golfclubId/displaylinks';

interface OtherModules {
  tableOfClub: TableOfClub;
  /** Returns what is found by a code that somebody typed, and limits how many wrong ones are tried. */
  findByCode: <Found>(
    db: Database,
    address: string,
    find: (codes: { onlyRecent: boolean }) => Promise<Found | null>,
  ) => Promise<Found>;
  /** Returns a stream of what happens in the club, which ends with the sign-in of this id; null when that has ended. */
  follow: (following: {
    golfclubId: string;
    signInId: string;
    memberId: string;
    hearsOfTrainings: boolean;
  }) => Promise<Readable | null>;
}

/** Returns how display links and their codes are made and revoked, and what a screen with such a link is shown. */
export function displayRoutes(
  db: Database,
  read: Read,
  hashes: CodeHashes,
  { tableOfClub, findByCode, follow }: OtherModules,
): Route[] {
  const linkIn = (authorization: string): Promise<UsedLink> => {
    const secret = secretIn(authorization, 'Display');
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
        "Make a display link, which ends with its maker's right to make it; each call makes one, and its secret and code are told this once",
      params: GolfclubIdParams,
      body: NewDisplayLink,
      answer: MadeDisplayLink,
      status: 201,
      handle: ({ caller, params, body }) => makeDisplayLink(db, caller, params.golfclubId, body, hashes),
    }),
    route({
      method: 'POST',
      path: `${LINKS}/:displayLinkId/code`,
      right: 'display.create',
      summary:
        'Make a code of six signs that opens a display link for 24 hours; it replaces the one before, ends with the link, and is told this once',
      params: DisplayLinkParams,
      answer: DisplayCode,
      status: 201,
      handle: ({ caller, params }) => makeDisplayCode(db, caller, params, hashes),
    }),
    route({
      method: 'POST',
      path: '/api/display/open',
      right: 'display.open',
      summary:
        'Exchange a code for a secret that reads the same display as the link does, until that is revoked; several screens can do so',
      body: OpenDisplay,
      answer: OpenedDisplay,
      refuses: ['code-not-valid', 'too-many-requests'],
      handle: async ({ body, address }) => ({
        secret: await findByCode(db, address, (codes) => openDisplay(db, body.code, hashes, codes)),
      }),
    }),
    route({
      method: 'DELETE',
      path: `${LINKS}/:displayLinkId`,
      right: 'display.revoke',
      summary: 'Revoke a display link and its code, at once also for the screens that are showing something by them',
      params: DisplayLinkParams,
      answer: Deleted,
      handle: ({ params, ...change }) => revokeDisplayLink(db, change, params),
    }),
    route({
      method: 'GET',
      path: '/api/display',
      right: 'display.show',
      summary: "This year's league table and the running trainings of the club of `Authorization: Display <secret>`",
      query: DisplayQuery,
      answer: Display,
      handle: async ({ authorization, query }) => {
        const link = await linkIn(authorization);
        await noteUse(db, link.id);
        return read((tx) => clubDisplay(tx, tableOfClub, link, query));
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
