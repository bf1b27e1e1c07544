import { Type } from '@sinclair/typebox';
import {
  AccessLinksFor,
  AccessMailsFor,
  MadeAccessLink,
  MadeAccessLinks,
  MailsOfBatch,
  QueuedMails,
} from '@contract/access';
import { MemberParams } from '@contract/member';
import { closed, Id } from '@contract/shapes';
import type { Database } from '@server/db/database';
import { route, type Route } from '@server/http/route';
import { makeLinkFor, makeLinksFor } from './makeLinks';
import { requireMail } from './rules';
import { type LinkMails, mailsOfBatch, sendLinksTo } from './sendLinks';

const Batch = Type.Object({ batchId: Id }, closed);

/** Returns how staff make the links by which people set a password of their own; `mails` is null where none are sent. */
export function accessRoutes(db: Database, mails: LinkMails | null): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/golfclub/:golfclubId/member/:username/accesslink',
      right: 'member.makeAccessLink',
      summary:
        'Make an access link for a member: good for 7 days and once; an earlier one ends. A pro for players alone',
      params: MemberParams,
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
    route({
      method: 'POST',
      path: '/api/golfclub/members/accesslinks/mail',
      right: 'member.makeAccessLink',
      summary: 'Make an access link for each of these members and send it by mail; each is made or refused by itself',
      body: AccessMailsFor,
      answer: QueuedMails,
      status: 202,
      refuses: ['no-mail'],
      handle: async ({ body, ...change }) => sendLinksTo(db, change, requireMail(mails), body),
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/members/accesslinks/mail/:batchId',
      right: 'member.makeAccessLink',
      summary: 'What has become of mails with access links that the caller had sent at once',
      params: Batch,
      answer: MailsOfBatch,
      handle: ({ caller, params }) => mailsOfBatch(db, caller.id, params.batchId),
    }),
  ];
}
