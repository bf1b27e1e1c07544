import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../../contract/refusals';
import { inTransaction, type Database } from '../../db/database';
import { recordChanges } from '../../db/recordChange';
import { countAttempt, refuseLimited, takeBackAttempt, type Limited } from './countedAttempts';
import { approveMember, whoWaits, type Waiting } from './joining';

/** The parts of the link as they were opened, whatever they are. */
interface ApprovalLink {
  golfclubId: string;
  username: string;
  code: string;
}

const MOST_PER_ADDRESS = 100;

/**
 * Approves whom the link speaks of; also the second time, which changes nothing. Throws the same `not-found` for
 * whatever is wrong with the link, `too-many-requests` after 100 wrong ones of an address within 15 minutes.
 */
export async function approveByCode(db: Database, link: ApprovalLink, address: string): Promise<{ approved: true }> {
  const limits: Limited[] = [{ subject: `approval ${address}`, most: MOST_PER_ADDRESS, beyond: 'window' }];
  await refuseLimited(db, limits);
  await countAttempt(db, limits);
  await inTransaction(db, async (tx) => {
    const member = await whoWaits(tx, link.username);
    if (!isTheirs(link, member)) throw new Refusal('not-found', 'This approval link is not valid.');
    if (!(await approveMember(tx, member.id))) return;
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
