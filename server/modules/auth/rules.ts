import type { Role } from '../../../contract/lists';
import { Refusal } from '../../../contract/refusals';

/** Returns the one refusal of every failed sign-in: it does not say what was wrong. */
export function signInFailed(): Refusal {
  return new Refusal('sign-in-failed', 'Username or e-mail and password do not match.');
}

/** Throws `not-approved` for whoever still waits for the club's approval; an admin never does. */
export function requireApproved(roles: readonly Role[]): void {
  if (roles.includes('UNAPPROVED') && !roles.includes('ADMIN')) {
    throw new Refusal('not-approved', 'This account still waits for its approval by the club.');
  }
}
