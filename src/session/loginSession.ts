import { callerRoles, type CallerRole } from '@contract/lists';
import type { TokenClaims } from '@contract/session';

/** Who is signed in, as the token says (specification §3). The token itself is never part of it. */
export interface LoginSession {
  id: string;
  golfclubId: string;
  email: string;
  /** Never changes, unlike the e-mail. Absent for a helper, and in sign-ins of earlier versions. */
  username?: string;
  name: string;
  surname: string;
  roles: CallerRole[];
  bookable: false;
  /** Signed in with a one-time password: nothing is shown but the form that replaces it. */
  passwordChangeRequired?: true;
  /** Of a helper alone, whose id is no member's: the one training that they record in. */
  trainingId?: string;
}

/** What a token says. */
interface ReadToken {
  session: LoginSession;
  /** Seconds since 1970. */
  expires: number;
  /** The server's id of the sign-in; it opens nothing. */
  signInId?: string;
}

/** Returns the session that a token stands for, when it ends and its sign-in, or null if it cannot be read. */
export function sessionOfToken(token: string): ReadToken | null {
  const claims = claimsOf(token);
  if (!claims || typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    session: {
      id: claims.sub,
      golfclubId: text(claims.golfclubId),
      email: text(claims.email),
      name: text(claims.firstName),
      surname: text(claims.lastName),
      roles: readRoles(claims.roles),
      bookable: false,
      ...(typeof claims.username === 'string' ? { username: claims.username } : {}),
      ...(claims.passwordChangeRequired === true ? { passwordChangeRequired: true } : {}),
      ...(typeof claims.trainingId === 'string' ? { trainingId: claims.trainingId } : {}),
    },
    expires: claims.exp,
    ...(typeof claims.jti === 'string' ? { signInId: claims.jti } : {}),
  };
}

/** Returns the roles of a claim, which may be a list, a JSON list as text or a list with commas; unknown ones are dropped. */
export function readRoles(claim: unknown): CallerRole[] {
  const names = Array.isArray(claim) ? claim : typeof claim === 'string' ? namesIn(claim) : [];
  return callerRoles.filter((role) => names.includes(role));
}

function namesIn(text: string): unknown[] {
  if (!text.trim().startsWith('[')) return text.split(',').map((name) => name.trim());
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function claimsOf(token: string): { [Claim in keyof TokenClaims]?: unknown } | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}
