import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Country, Locale, MailFailure, MailKind } from '@contract/lists';
import { LINK_LIFETIME } from '@server/db/accessLinks';
import { type Database, inTransaction } from '@server/db/database';
import { pruneRows } from '@server/db/pruneRows';
import { MAIL_TRIED_FOR } from '@server/db/mailQueue';
import { recordChanges } from '@server/db/recordChange';

/** A mail that this server alone sends for some minutes, with what its words are made of as the database knows it now. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  locale: Locale;
  golfclubId: string;
  golfclub: string;
  country: Country;
  email: string;
  /** Null: known by the address alone. */
  member: { id: string; name: string; surname: string; username: string } | null;
  link: { id: string; secretHash: Buffer; goodUntil: string; isOver: boolean } | null;
  /** Why the last attempt failed; null: there was none. */
  failure: MailFailure | null;
  /** Some server ended without a word of an attempt before this one. */
  mayBeSent: boolean;
}

/** Longer than an attempt can take; whoever claims a mail and ends leaves it to the others after that. */
const LEASE = sql`interval '5 minutes'`;

/** Returns some of the mails whose time has come, none of which any other server sends meanwhile, nor is any a day old. */
export function claimMails(db: Database, most: number): Promise<ClaimedMail[]> {
  return claimDue(db, most, sql<SqlBool>`made_at >= clock_timestamp() - ${MAIL_TRIED_FOR}`);
}

async function claimDue(db: Database, most: number, condition: RawBuilder<SqlBool>): Promise<ClaimedMail[]> {
  const { rows: claimed } = await sql<{ id: string }>`
    update mails set attempts = attempts + 1, next_attempt_at = clock_timestamp() + ${LEASE}
    where id in (
      select id from mails where next_attempt_at <= clock_timestamp() and ${condition}
      order by next_attempt_at limit ${most} for update skip locked)
    returning id`.execute(db);
  if (claimed.length === 0) return [];
  const rows = await db
    .selectFrom('mails as q')
    .innerJoin('golfclubs as g', 'g.id', 'q.golfclub_id')
    .leftJoin('members as m', 'm.id', 'q.member_id')
    .leftJoin('access_links as a', 'a.id', 'q.access_link_id')
    .select(['q.id', 'q.kind', 'q.locale', 'q.recipient', 'q.failure'])
    .select(sql<boolean>`q.attempts - 1 > q.failed_attempts`.as('mayBeSent'))
    .select(['g.id as golfclubId', 'g.name as golfclub', 'g.country'])
    .select(['m.id as memberId', 'm.name', 'm.surname', 'm.username', 'm.email'])
    .select(['a.id as linkId', 'a.secret_hash as secretHash'])
    .select(sql<string>`a.made_at + ${LINK_LIFETIME}`.as('goodUntil'))
    .select(sql<boolean>`a.ended is not null or a.made_at + ${LINK_LIFETIME} <= clock_timestamp()`.as('isOver'))
    .where(
      'q.id',
      'in',
      claimed.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ id, kind, locale, golfclubId, golfclub, country, recipient, failure, mayBeSent, ...row }) => ({
    ...{ id, kind, locale, golfclubId, golfclub, country, failure, mayBeSent },
    email: row.email ?? recipient ?? '',
    member:
      row.memberId === null
        ? null
        : { id: row.memberId, name: row.name ?? '', surname: row.surname ?? '', username: row.username ?? '' },
    link:
      row.linkId === null || row.secretHash === null
        ? null
        : { id: row.linkId, secretHash: row.secretHash, goodUntil: row.goodUntil, isOver: row.isOver },
  }));
}

/** Says that the mail was sent, and puts it on record where it is a member's. */
export async function noteSent(db: Database, mail: ClaimedMail): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('mails')
      .set({ next_attempt_at: null, sent_at: sql<string>`clock_timestamp()`, failure: null })
      .where('id', '=', mail.id)
      .execute();
    if (mail.member === null) return;
    await recordChanges(tx, [
      {
        action: 'member.mailSent',
        actorId: null,
        golfclub: { id: mail.golfclubId, name: mail.golfclub },
        memberId: mail.member.id,
        fields: [{ field: 'mail', before: null, after: mail.kind }],
      },
    ]);
  });
}

/**
 * Says that an attempt failed, and when the next one is due. Returns whether there is none: the failure is final or the mail a
 * day old. That is put on record.
 */
export async function noteFailure(
  db: Database,
  mail: ClaimedMail,
  { failure, isFinal }: { failure: MailFailure; isFinal: boolean },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ isGivenUp: boolean }>`
      update mails set failure = ${failure}, failed_attempts = failed_attempts + 1, next_attempt_at = case
        when ${isFinal} or made_at < clock_timestamp() - ${MAIL_TRIED_FOR} then null
        else clock_timestamp() + least(interval '1 minute' * 2 ^ least(attempts - 1, 6), interval '1 hour') end
      where id = ${mail.id} and next_attempt_at is not null
      returning next_attempt_at is null as "isGivenUp"`.execute(tx);
    const isGivenUp = rows[0]?.isGivenUp === true;
    if (!isGivenUp) return false;
    // Nobody has it, unless it was sent by a server that ended without a word.
    if (mail.link !== null && !mail.mayBeSent) {
      const open = tx.updateTable('access_links').set({ ended: 'REPLACED' }).where('ended', 'is', null);
      await open.where('id', '=', mail.link.id).execute();
    }
    await recordChanges(tx, [
      {
        action: 'member.mailGivenUp',
        actorId: null,
        golfclub: { id: mail.golfclubId, name: mail.golfclub },
        ...(mail.member ? { memberId: mail.member.id } : {}),
        fields: [
          { field: 'mail', before: null, after: mail.kind },
          { field: 'mailFailure', before: null, after: failure },
        ],
      },
    ]);
    return true;
  });
}

const MOST_GIVEN_UP = 100;

/**
 * Gives up some of the mails that are a day old: where nothing was sent meanwhile, they would come too late. Returns whether
 * there may be more.
 */
export async function giveUpOldMails(db: Database): Promise<boolean> {
  const old = await claimDue(db, MOST_GIVEN_UP, sql<SqlBool>`made_at < clock_timestamp() - ${MAIL_TRIED_FOR}`);
  for (const mail of old) {
    const failure = mail.failure ?? (mail.link?.isOver ? 'link-ended' : 'not-in-time');
    await noteFailure(db, mail, { failure, isFinal: true });
  }
  return old.length === MOST_GIVEN_UP;
}

/**
 * Deletes some of the mails that were sent or given up a week ago, and addresses of sign-ups after the day for which they
 * count. Returns whether there may be more.
 */
export function pruneMails(db: Database): Promise<boolean> {
  return pruneRows(db, {
    table: 'mails',
    key: ['id'],
    where: sql`next_attempt_at is null
      and made_at < now() - case when recipient is null then interval '7 days' else interval '1 day' end`,
  });
}
