import { Type } from '@sinclair/typebox';
import { AccessLinksFor, MadeAccessLink, MadeAccessLinks } from '@contract/access';
import { closed, Id } from '@contract/shapes';
import type { Database } from '@server/db/database';
import { route, type Route } from '@server/http/route';
import { makeLinkFor, makeLinksFor } from './makeLinks';

const OfMember = Type.Object({ golfclubId: Id, username: Type.String({ maxLength: 200 }) }, closed);

/** Returns how staff make the links by which people set a password of their own. */
export function accessRoutes(db: Database): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/golfclub/:golfclubId/member/:username/accesslink',
      right: 'member.makeAccessLink',
      summary:
        'Make an access link for a member: good for 7 days and once; an earlier one ends. A pro for players alone',
      params: OfMember,
      answer: MadeAccessLink,
      status: 201,
      handle: ({ caller, params }) => makeLinkFor(db, caller, params),
    }),
    route({
      method: 'POST',
      path: '/api/golfclub/members/accesslinks',
      right: 'member.makeAccessLink',
      summary: 'Make an access link for each of these members; each is made or refused by itself',
      body: AccessLinksFor,
      answer: MadeAccessLinks,
      status: 201,
      handle: ({ caller, body }) => makeLinksFor(db, caller, body.ids),
    }),
  ];
}
