import type { CallerRole } from '@contract/lists';
import { Refusal } from '@contract/problem';

/** Returns the one refusal of every failed sign-in: it does not say what was wrong. */
export function signInFailed(): Refusal {
  return new Refusal('sign-in-failed', 'Username or e-mail and password do not match.');
}

/** Throws `not-approved` for whoever still waits for the club's approval; an admin never does. */
export function requireApproved(roles: readonly CallerRole[]): void {
  if (roles.includes('UNAPPROVED') && !roles.includes('ADMIN')) {
    throw new Refusal('not-approved', 'This account still waits for its approval by the club.');
  }
}

/** Returns the refusal of a password change whose current password is not the right one. */
export function wrongPassword(): Refusal {
  return new Refusal('wrong-password', 'This is not your current password.');
}

/** Returns the refusal of a club in the body that is not there. */
export function unknownClub(): Refusal {
  const message = 'There is no golf club with this id.';
  return new Refusal('unknown-reference', message, {
    errors: [{ path: '/golfclubId', reason: 'not-listed', message }],
  });
}

/** Throws `bad-input` when both are the same: a one-time password is to be replaced. */
export function refuseSamePassword(currentPassword: string, newPassword: string): void {
  if (currentPassword.normalize('NFC') !== newPassword.normalize('NFC')) return;
  const path = '/newPassword';
  const message = `${path} is the one-time password; choose one of your own.`;
  throw new Refusal('bad-input', 'The one-time password must be replaced.', {
    errors: [{ path, reason: 'same-password', message }],
  });
}
