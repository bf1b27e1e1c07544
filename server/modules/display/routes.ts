import type { Readable } from 'node:stream';
import { Display, DisplayLinkParams, DisplayLinks, MadeDisplayLink, NewDisplayLink } from '../../../contract/display';
import { Deleted, GolfclubIdParams } from '../../../contract/shapes';
import type { Database } from '../../db/database';
import { EVENT_STREAM, EventStream } from '../../http/eventStream';
import { route, type Route } from '../../http/route';
import { hashOfSecret, makeDisplayLink, revokeDisplayLink, secretIn } from './displayLinks';
import { clubDisplay, type TableOfClub } from './clubDisplay';
import { displayLinksOf, linkWithHash, noteUse, type CarriedLink } from './queries';
import { notFound } from '../../db/notFound';

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
export function displayRoutes(db: Database, { tableOfClub, follow }: FromElsewhere): Route[] {
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
        return clubDisplay(db, tableOfClub, link);
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
