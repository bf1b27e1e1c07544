import type { CallerRole, MemberAction, Role } from '@contract/lists';
import type { DeletedMember, Member } from '@contract/member';
import { Refusal } from '@contract/problem';
import { covers, isApproved, isPro, mayGrantRole, type ClubScope } from '@contract/rights';
import { givenText } from '@contract/visibleText';
import { fieldError } from '@contract/fieldError';

/** What is done with passwords, by the module they belong to. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Throws `bad-input` at the path for a password that many people use or that says who has it. */
  refuseCommon(
    password: string,
    person: { name: string; surname: string; username: string; email: string },
    path: string,
  ): void;
}

export const NO_SUCH_MEMBER = 'The golf club has no such member.';

/** Throws `bad-input` when someone becomes a pro without phone and mobile. */
export function requireNumbersOfPro(requested: {
  roles: readonly CallerRole[];
  phone?: string | null;
  mobile?: string | null;
}): void {
  if (!isPro(requested.roles)) return;
  const missing = (['phone', 'mobile'] as const).filter((field) => givenText(requested[field]) === null);
  if (missing.length === 0) return;
  const errors = missing.map((field) => fieldError(`/${field}`, 'required', 'is required of a pro; send it.'));
  throw new Refusal('bad-input', 'A pro can be reached by phone and mobile.', { errors });
}

/**
 * Throws when the club in the body is another than the one in the path: `foreign-club` for one that is not the
 * caller's, `bad-input` for a caller who may see both.
 */
export function requireSameClub(scope: ClubScope, golfclubId: string, ofBody: string): void {
  if (ofBody === golfclubId) return;
  if (!covers(scope, ofBody)) throw new Refusal('foreign-club', 'Members can be created only in your own club.');
  const error = fieldError('/golfclubId', 'not-listed', 'is another golf club than the one of the address.');
  throw new Refusal('bad-input', 'A member belongs to the golf club of the address.', { errors: [error] });
}

/** Throws `not-permitted` when the caller ticks a role that is not theirs to grant. */
export function requireGrantable(callerRoles: readonly CallerRole[], ticked: readonly Role[]): void {
  if (ticked.every((role) => mayGrantRole(callerRoles, role))) return;
  throw new Refusal('not-permitted', 'Only an admin can make somebody an admin.');
}

/** Returns the roles of a member whom staff creates: an approved player and what is ticked. */
export function rolesOfNewMember(ticked: readonly Role[]): Role[] {
  return rolesAfterEdit(['APPROVED', 'PLAYER'], ticked);
}

/** Returns the roles after an edit: what is ticked, and the others as they were. */
export function rolesAfterEdit(ownRoles: readonly Role[], ticked: readonly Role[]): Role[] {
  const isTicked = (role: Role) => role === 'PRO' || role === 'ADMIN';
  return [...new Set([...ownRoles.filter((role) => !isTicked(role)), ...ticked.filter(isTicked)])].sort();
}

/** Throws `stale` with the member as it is now when it is not the one that the caller was shown. */
export function requireSameMember(current: Member, shown: DeletedMember): void {
  const isSame = (['name', 'surname', 'username', 'email'] as const).every((field) => shown[field] === current[field]);
  if (!isSame) throw new Refusal('stale', 'The member is not as it was shown.', { current });
}

/** Throws `bad-input` when a role is to be granted or revoked and none is named, or one is named for nothing. */
export function requireRoleFor({ action, role }: { action: MemberAction; role?: Role }): void {
  const isNeeded = action === 'grantRole' || action === 'revokeRole';
  if (isNeeded === (role !== undefined)) return;
  const error = isNeeded
    ? fieldError('/role', 'required', 'is missing; name the role.')
    : fieldError('/role', 'unknown-field', 'has no meaning for this action; leave it out.');
  throw new Refusal('bad-input', 'A role belongs to granting and revoking one.', { errors: [error] });
}

/** Throws `own-account` when callers would take their own account or their own admin role away. */
export function refuseOwnAccount(callerId: string, memberId: string): void {
  if (callerId === memberId) {
    throw new Refusal('own-account', 'Nobody can delete themselves or take the admin role from themselves.');
  }
}

/** Throws `last-admin` when nobody would be left to administrate. */
export function requireAnotherAdmin(isThereAnother: boolean): void {
  if (!isThereAnother) throw new Refusal('last-admin', 'There must always be an admin.');
}

/** Throws `wrong-state` for a member who waits for no approval. */
export function requireUnapproved(roles: readonly Role[]): void {
  if (isApproved(roles)) throw new Refusal('wrong-state', 'The member is approved already.');
}

/** Returns the refusal of an e-mail or a username, by their paths, that somebody else has. */
export function taken(paths: readonly string[]): Refusal {
  const errors = paths.map((path) => fieldError(path, 'taken'));
  return new Refusal('taken', 'Somebody else has this e-mail or username.', { errors });
}
