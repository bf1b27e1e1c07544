import { sql } from 'kysely';
import type { Locale } from '@contract/lists';
import type { Transaction } from './database';

/** Announced by the database when mails were queued. */
export const MAIL_CHANNEL = 'mail_queued';

/** How long a mail is tried again, after a minute at first and then after twice as long each time, an hour at most. */
export const MAIL_TRIED_FOR = sql`interval '24 hours'`;

/** A mail to be sent; its words are made when it is. Without a locale it is in the language of the club's country. */
export type NewMail =
  | { kind: 'APPROVED'; memberId: string }
  | { kind: 'SIGN_UP'; golfclubId: string; recipient: string }
  | {
      kind: 'ACCESS_LINK';
      memberId: string;
      accessLinkId: string;
      locale?: Locale | undefined;
      batchId: string;
      requestedBy: string;
    };

/** Queues mails, in the transaction that makes them needed. */
export type QueueMails = (tx: Transaction, mails: readonly NewMail[]) => Promise<void>;

/** Does nothing: this server sends no mail. */
export const sendNoMails: QueueMails = () => Promise.resolve();

/** Queues mails. Somebody's address is written to once a day at most because of sign-ups, whoever makes them. */
export const queueMails: QueueMails = async (tx, mails) => {
  for (const mail of mails) {
    if (mail.kind === 'SIGN_UP') await queueAcknowledgement(tx, mail);
    else await queueForMember(tx, mail);
  }
};

const localeOfClub = sql`case g.country when 'germany' then 'de' else 'en' end`;

async function queueForMember(tx: Transaction, mail: Exclude<NewMail, { kind: 'SIGN_UP' }>): Promise<void> {
  const ofLink = mail.kind === 'ACCESS_LINK' ? mail : null;
  await sql`
    insert into mails (kind, golfclub_id, member_id, access_link_id, locale, batch_id, requested_by)
    select ${mail.kind}, g.id, m.id, ${ofLink?.accessLinkId ?? null}::uuid,
      coalesce(${ofLink?.locale ?? null}::text, ${localeOfClub}), ${ofLink?.batchId ?? null}::uuid,
      ${ofLink?.requestedBy ?? null}::uuid
    from members m join golfclubs g on g.id = m.golfclub_id
    where m.id = ${mail.memberId} and m.erased_at is null`.execute(tx);
}

async function queueAcknowledgement(
  tx: Transaction,
  { golfclubId, recipient }: Extract<NewMail, { kind: 'SIGN_UP' }>,
): Promise<void> {
  await sql`
    insert into mails (kind, golfclub_id, recipient, locale)
    select 'SIGN_UP', g.id, ${recipient}, ${localeOfClub} from golfclubs g
    where g.id = ${golfclubId} and not exists (
      select from mails q
      where lower(q.recipient) = lower(${recipient}::text) and q.made_at > now() - interval '1 day')`.execute(tx);
}
