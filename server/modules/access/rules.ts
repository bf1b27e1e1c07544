import type { Role } from '@contract/lists';
import { Refusal } from '@contract/problem';
import { covers, mayGiveAccess, type ClubScope, type may } from '@contract/rights';

/** Who makes access links. */
export interface LinkMaker {
  id: string;
  roles: Parameters<typeof may>[0];
  scope: ClubScope;
}

/** Throws `no-mail` where this server sends none. */
export function requireMail<Mails>(mails: Mails | null): Mails {
  if (mails === null) throw new Refusal('no-mail', 'This server sends no mail: SMTP_URL is not set.');
  return mails;
}

interface Person {
  golfclubId: string;
  roles: readonly Role[];
}

/**
 * Returns why no access link can be made for this person, null where one can: `not-found` for nobody and for whoever is not
 * in the scope, `not-permitted` for staff when the maker is no admin.
 */
export function accessRefusal(maker: LinkMaker, person: Person | undefined): Refusal | null {
  if (person === undefined || !covers(maker.scope, person.golfclubId)) {
    return new Refusal('not-found', 'The golf club has no such member.');
  }
  if (mayGiveAccess(maker.roles, person.roles)) return null;
  return new Refusal('not-permitted', 'A pro makes access links for players alone.');
}
