import { sql } from 'kysely';
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Refusal } from '@contract/problem';
import type { SignUp } from '@contract/session';
import { approve, CODE_LIFETIME, makeApprovalCode } from '@server/db/approval';
import { clubWithId } from '@server/db/clubs';
import { type Database, inTransaction } from '@server/db/database';
import type { QueueMails } from '@server/db/mailQueue';
import { memberColumns } from '@server/db/memberColumns';
import { notFound } from '@server/db/notFound';
import { recordChanges } from '@server/db/recordChange';
import { isUsername } from '@server/db/withoutCase';
import { normalEmail } from '@server/emailAddress';
import { hashPassword } from './passwords';
import { refuseCommonPassword } from './rules';
import { countAttempt, type Limited, takeBackAttempt } from './signInLimits';

const MOST_SIGN_UPS = 100;

interface SigningUp {
  golfclubId: string;
  address: string;
  mails: QueueMails;
  /** Makes the refusal of a club that is not there. */
  missing: () => Refusal;
}

/**
 * Makes a player who waits for approval, with an approval code; nothing if e-mail or username are taken, which takes
 * just as long and looks the same. A mail goes to the e-mail in both cases. Throws `too-many-requests` after 100 sign-ups from
 * a network address within 15 minutes, `bad-input` for a common password, and what `missing` returns for an unknown club.
 */
export async function signUp(
  db: Database,
  registration: SignUp,
  { golfclubId, address, mails, missing }: SigningUp,
): Promise<{ accepted: true }> {
  refuseCommonPassword(registration.password, registration, '/password');
  const limits: Limited[] = [{ subject: `sign-up ${address}`, most: MOST_SIGN_UPS, beyond: 'window' }];
  return inEvenTime(async () => {
    const passwordHash = await hashPassword(registration.password, () => countAttempt(db, limits));
    await inTransaction(db, async (tx) => {
      const golfclub = await clubWithId(tx, golfclubId, 'noDelete');
      if (golfclub === null) throw missing();
      await mails(tx, [{ kind: 'SIGN_UP', golfclubId, recipient: normalEmail(registration.email) }]);
      const member = await tx
        .insertInto('members')
        .values({
          ...memberColumns({ ...registration, handicap: registration.handicap ?? 0 }),
          username: registration.username,
          roles: ['PLAYER', 'UNAPPROVED'],
          golfclub_id: golfclub.id,
          password_hash: passwordHash,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (member === undefined) return;
      await makeApprovalCode(tx, member.id);
      await recordChanges(tx, [{ action: 'member.signedUp', actorId: null, golfclub, memberId: member.id }]);
    });
    return { accepted: true };
  });
}

/** Somebody with an approval code that is still good, approved or not. */
export interface Waiting {
  id: string;
  golfclub: { id: string; name: string };
  code: string;
}

/** Returns whoever has this username, without regard to case, and a code that is still good. */
export async function findPendingMember(db: Database, username: string): Promise<Waiting | null> {
  const found = await db
    .selectFrom('members as m')
    .innerJoin('approval_codes as c', 'c.member_id', 'm.id')
    .innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id')
    .select(['m.id', 'c.code', 'g.id as golfclubId', 'g.name as golfclubName'])
    .where(isUsername('m.username', username))
    .where('m.erased_at', 'is', null)
    .where('c.made_at', '>', sql<string>`now() - ${CODE_LIFETIME}`)
    .executeTakeFirst();
  if (found === undefined) return null;
  return { id: found.id, code: found.code, golfclub: { id: found.golfclubId, name: found.golfclubName } };
}

/** The parts of the link as they were opened, whatever they are. */
interface ApprovalLink {
  golfclubId: string;
  username: string;
  code: string;
}

const MOST_APPROVALS = 100;

/**
 * Approves whom the link speaks of; also the second time, which changes nothing. Throws the same `not-found` for
 * whatever is wrong with the link, `too-many-requests` after 100 wrong ones of an address within 15 minutes.
 */
export async function approveByCode(
  db: Database,
  link: ApprovalLink,
  { address, mails }: { address: string; mails: QueueMails },
): Promise<{ approved: true }> {
  const limits: Limited[] = [{ subject: `approval ${address}`, most: MOST_APPROVALS, beyond: 'window' }];
  await countAttempt(db, limits);
  await inTransaction(db, async (tx) => {
    const member = await findPendingMember(tx, link.username);
    if (!isTheirs(link, member)) throw notFound('This approval link is not valid.');
    if (!(await approve(tx, member.id))) return;
    await mails(tx, [{ kind: 'APPROVED', memberId: member.id }]);
    await recordChanges(tx, [
      { action: 'member.approved', actorId: null, golfclub: member.golfclub, memberId: member.id },
    ]);
  });
  await takeBackAttempt(db, limits);
  return { approved: true };
}

/** Both are compared whole, so that the time says nothing of how much was right. */
function isTheirs(link: ApprovalLink, member: Waiting | null): member is Waiting {
  const club = isSame(link.golfclubId, member?.golfclub.id ?? '');
  const code = isSame(link.code, member?.code ?? '');
  return member !== null && club && code;
}

function isSame(typed: string, known: string): boolean {
  return timingSafeEqual(digest(typed), digest(known));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const STEP_MS = 250;

/**
 * Returns what `work` returns, not before the next full quarter of a second since it began: what is written to the
 * database only in some cases cannot be measured from outside. Throws at once what `work` throws.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const spent = performance.now() - begun;
  await pause(STEP_MS - (spent % STEP_MS));
  return result;
}
