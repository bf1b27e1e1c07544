import { toTenths } from '../../../contract/handicap';
import type { Refusal } from '../../../contract/refusals';
import type { SignUp } from '../../../contract/session';
import { makeApprovalCode } from '../../db/approvalCodes';
import { inTransaction, type Database } from '../../db/database';
import { recordChanges } from '../../db/recordChange';
import { countAttempt, refuseLimited, type Limited } from './countedAttempts';
import { inEvenTime } from './evenTime';
import { refuseCommonPassword } from './passwordRules';
import { hashPassword } from './passwords';
import { clubToJoin } from './joining';

const MOST_PER_ADDRESS = 100;

/**
 * Makes a player who waits for approval, with an approval code; nothing if e-mail or username are taken, which takes
 * just as long and looks the same. Throws `too-many-requests` after 100 sign-ups of an address within 15 minutes,
 * `bad-input` for a common password, and what `missing` returns when there is no such club.
 */
export async function signUp(
  db: Database,
  registration: SignUp,
  { golfclubId, address, missing }: { golfclubId: string; address: string; missing: () => Refusal },
): Promise<{ accepted: true }> {
  refuseCommonPassword(registration.password, registration, '/password');
  const limits: Limited[] = [{ subject: `sign-up ${address}`, most: MOST_PER_ADDRESS, beyond: 'window' }];
  return inEvenTime(async () => {
    const passwordHash = await hashPassword(registration.password, async () => {
      await refuseLimited(db, limits);
      await countAttempt(db, limits);
    });
    await inTransaction(db, async (tx) => {
      const golfclub = await clubToJoin(tx, golfclubId);
      if (golfclub === null) throw missing();
      const member = await tx
        .insertInto('members')
        .values({ ...columnsOf(registration), golfclub_id: golfclub.id, password_hash: passwordHash })
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

function columnsOf(registration: SignUp) {
  const { name, surname, username, email, dateOfBirth, gender, handicap, mobile, phone } = registration;
  return {
    name,
    surname,
    username,
    email,
    roles: ['PLAYER' as const, 'UNAPPROVED' as const],
    date_of_birth: dateOfBirth?.split('.').reverse().join('-') ?? null,
    gender: gender ?? null,
    handicap_tenths: toTenths(handicap ?? 0),
    mobile: mobile || null,
    phone: phone || null,
  };
}
