import type { OpenedAccessLink, PasswordByLink } from '@contract/access';
import { Refusal } from '@contract/problem';
import { clubScope, covers, mayGiveAccess } from '@contract/rights';
import { sql } from 'kysely';
import { LINK_LIFETIME } from '@server/db/accessLinks';
import { type Database, inTransaction, type Transaction } from '@server/db/database';
import { hashOfSecret } from '@server/db/linkSecrets';
import { notFound } from '@server/db/notFound';
import { recordChanges } from '@server/db/recordChange';
import { hashPassword } from './passwords';
import { type Account, accountWithId, setPassword } from './queries';
import { refuseCommonPassword } from './rules';
import { countAttempt, type Limited, takeBackAttempt } from './signInLimits';

const MOST_WRONG_LINKS = 100;

/**
 * Returns whose password the link sets; it changes nothing, because mail scanners open links. Throws `not-found` for what is
 * no link and for that of a deleted member, `link-expired`, `link-used` and `link-replaced` for one that works no longer, and
 * `too-many-requests` after 100 wrong ones of an address within 15 minutes.
 */
export async function openAccessLink(db: Database, secret: string | null, address: string): Promise<OpenedAccessLink> {
  const { name, surname, username, email, golfclubName: golfclub, goodUntil } = await usableLink(db, secret, address);
  return { name, surname, username, email, golfclub, goodUntil };
}

/**
 * Sets the password of the link's member, which ends all their sign-ins and the link. Throws what `openAccessLink` throws, and
 * `bad-input` for a common password.
 */
export async function setPasswordByLink(
  db: Database,
  { secret, newPassword }: PasswordByLink,
  address: string,
): Promise<Account> {
  const link = await usableLink(db, secret, address);
  refuseCommonPassword(newPassword, link, '/newPassword');
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(db, async (tx) => {
    // The member first, as whatever else changes a password does.
    await tx.selectFrom('members').select('id').where('id', '=', link.memberId).forUpdate().execute();
    const { memberId } = requireUsable(await linkWithHash(tx, link.hash));
    await tx.updateTable('access_links').set({ ended: 'USED' }).where('id', '=', link.id).execute();
    const { golfclub, ...account } = await accountWithId(tx, memberId);
    await setPassword(tx, account, passwordHash);
    await recordChanges(tx, [{ action: 'member.passwordSetByLink', actorId: null, golfclub, memberId }]);
    return { ...account, passwordHash, mustChangePassword: false };
  });
}

/** Only what is no link at all counts as an attempt at guessing one. */
async function usableLink(db: Database, secret: string | null, address: string) {
  const limits: Limited[] = [{ subject: `access link ${address}`, most: MOST_WRONG_LINKS, beyond: 'window' }];
  await countAttempt(db, limits);
  const hash = secret === null ? null : hashOfSecret(secret);
  const found = hash === null ? undefined : await linkWithHash(db, hash);
  if (hash === null || found === undefined) throw noSuchLink();
  await takeBackAttempt(db, limits);
  return { ...requireUsable(found), hash };
}

type FoundLink = NonNullable<Awaited<ReturnType<typeof linkWithHash>>>;

function linkWithHash(db: Database | Transaction, hash: Buffer) {
  return db
    .selectFrom('access_links as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id')
    .leftJoin('members as maker', 'maker.id', 'a.made_by')
    .select(['a.id', 'a.ended', 'a.made_by', 'm.id as memberId', 'm.name', 'm.surname', 'm.username', 'm.email'])
    .select(['m.roles', 'm.golfclub_id as golfclubId', 'g.name as golfclubName'])
    .select(['maker.roles as makerRoles', 'maker.golfclub_id as makerClubId'])
    .select(sql<string>`a.made_at + ${LINK_LIFETIME}`.as('goodUntil'))
    .select(sql<boolean>`a.made_at + ${LINK_LIFETIME} <= clock_timestamp()`.as('isOld'))
    .where('a.secret_hash', '=', hash)
    .where('m.erased_at', 'is', null)
    .executeTakeFirst();
}

function requireUsable(link: FoundLink | undefined): FoundLink {
  if (link === undefined) throw noSuchLink();
  if (link.ended === 'USED') throw new Refusal('link-used', 'This access link was used already.');
  if (link.ended === 'REPLACED' || !mayItsMaker(link)) {
    throw new Refusal(
      'link-replaced',
      'This access link was replaced by a newer one, or the account was changed since.',
    );
  }
  if (link.isOld) throw new Refusal('link-expired', 'This access link was good for 7 days, which are over.');
  return link;
}

/** Whoever made it may have lost the right since, and a player may have become staff, for whom a pro may make none. */
function mayItsMaker({ made_by, makerRoles, makerClubId, roles, golfclubId }: FoundLink): boolean {
  if (made_by === null) return true;
  if (makerRoles === null || makerClubId === null) return false;
  return mayGiveAccess(makerRoles, roles) && covers(clubScope(makerRoles, makerClubId), golfclubId);
}

function noSuchLink(): Refusal {
  return notFound('This access link is not valid.');
}
