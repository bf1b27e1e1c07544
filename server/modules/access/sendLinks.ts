import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AccessMailsFor, MailsOfBatch, QueuedMails } from '@contract/access';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import type { CodeHashes } from '@server/db/codeHashes';
import type { Database, Transaction } from '@server/db/database';
import { MAIL_TRIED_FOR, type QueueMails } from '@server/db/mailQueue';
import { requireFound } from '@server/db/notFound';
import { bySurname } from '@server/db/sorting';
import { linksFor } from './makeLinks';
import type { LinkMaker } from './rules';

/** How this server sends mails. */
export interface LinkMails {
  queue: QueueMails;
  secretsOfAccessLink: CodeHashes['secretsOfAccessLink'];
}

/**
 * Makes a link for each of the members, to be sent to them by mail, or says why there is none. Nobody is told the secrets, so
 * that the answer can be kept for a repetition.
 */
export async function sendLinksTo(
  db: Database,
  change: KeyedChange & { caller: LinkMaker },
  mails: LinkMails,
  request: AccessMailsFor,
): Promise<QueuedMails> {
  return changeOnce(
    db,
    change,
    (tx) => queueLinks(tx, change.caller, mails, request),
    (_tx, done) => Promise.resolve(done),
  );
}

async function queueLinks(
  tx: Transaction,
  maker: LinkMaker,
  { queue, secretsOfAccessLink }: LinkMails,
  { ids, locale, batchId = randomUUID() }: AccessMailsFor,
): Promise<QueuedMails> {
  const made = await linksFor(tx, maker, ids, (linkId) => secretsOfAccessLink(linkId)[0]);
  await queue(
    tx,
    made.flatMap(({ id: memberId, linkId }) =>
      linkId === undefined
        ? []
        : [{ kind: 'ACCESS_LINK' as const, memberId, accessLinkId: linkId, locale, batchId, requestedBy: maker.id }],
    ),
  );
  return { batchId, results: made.map(({ id, code }) => ({ id, ...(code && { code }) })) };
}

/** Returns what has become of the mails that the caller had sent at once. Throws `not-found` for those of anybody else. */
export async function mailsOfBatch(db: Database, callerId: string, batchId: string): Promise<MailsOfBatch> {
  const counts = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('sent_at', 'is not', null).as('sent'),
      fn.countAll<number>().filterWhere('next_attempt_at', 'is not', null).as('waiting'),
    ])
    .where('batch_id', '=', batchId)
    .where('requested_by', '=', callerId)
    .executeTakeFirstOrThrow();
  requireFound(counts.all === 0 ? undefined : counts);
  const failed = await db
    .selectFrom('mails as q')
    .innerJoin('members as m', 'm.id', 'q.member_id')
    .select(['m.id', 'm.email', 'q.failure', 'q.next_attempt_at as nextAttemptAt'])
    .select(sql<string>`q.made_at + ${MAIL_TRIED_FOR}`.as('triedUntil'))
    .where('q.batch_id', '=', batchId)
    .where('q.requested_by', '=', callerId)
    .where('q.failure', 'is not', null)
    .orderBy(sql.join(bySurname('m')))
    .orderBy('m.id')
    .execute();
  return {
    waiting: counts.waiting,
    sent: counts.sent,
    failed: failed.flatMap(({ id, email, failure, nextAttemptAt, triedUntil }) =>
      failure === null ? [] : [{ id, email, failure, ...(nextAttemptAt === null ? {} : { triedUntil }) }],
    ),
  };
}
