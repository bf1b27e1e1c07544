import { safeSessionStorage } from '@/browserStorage/browserStorage';
import { sessionOfToken, type LoginSession } from './loginSession';
import { serverNow, serverOffset } from './serverClock';

/** The fixed key of the specification (§9). */
export const SESSION_KEY = 'golf-club-session';

/** Says that somebody signed out in this tab: it gets nobody else's session until somebody signs in here. */
const SIGNED_OUT_KEY = 'golf-club-signed-out';

let token: string | null = null;

/** When the server last accepted the token, by this device's clock. */
let usedAt = 0;

const IDLE_MS = 2 * 60 * 60_000;
/** The server notes once a minute that a session is used. */
const NOTED_WITHIN_MS = 60_000;

/** Returns the bearer token of whoever is signed in, or null. */
export const currentToken = (): string | null => token;

/** Keeps the token for this page and, in the tab's session storage, for the next loading of it. */
export function storeToken(received: string, session: LoginSession): void {
  token = received;
  usedAt = 0;
  safeSessionStorage.removeItem(SIGNED_OUT_KEY);
  safeSessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, token: received }));
}

/** The server has accepted the token just now. */
export function noteUse(now = Date.now()): void {
  usedAt = now;
}

/** Returns when the session ends by this device's clock if it is not used any more, and why then; null without one. */
export function sessionEnd(): { at: number; because: 'lifetime' | 'idle' } | null {
  const read = token === null ? null : sessionOfToken(token);
  if (!read) return null;
  const over = read.expires * 1000 - serverOffset();
  const idle = usedAt + IDLE_MS - NOTED_WITHIN_MS;
  // Nothing was called yet.
  return usedAt === 0 || over <= idle ? { at: over, because: 'lifetime' } : { at: idle, because: 'idle' };
}

/** Returns the id of the sign-in that the token comes from; undefined without one. */
export const currentSignInId = (): string | undefined => (token === null ? undefined : sessionOfToken(token)?.signInId);

export function dropToken(): void {
  token = null;
  safeSessionStorage.removeItem(SESSION_KEY);
}

/** Forgets the token, because whoever had it signs out. */
export function endSession(): void {
  dropToken();
  safeSessionStorage.setItem(SIGNED_OUT_KEY, 'true');
}

/** Returns whether somebody signed out in this tab and nobody has signed in since. */
export const isSignedOutHere = (): boolean => safeSessionStorage.getItem(SIGNED_OUT_KEY) !== null;

/** Returns the session of a token; null if it cannot be read or has expired. */
export function validSession(read: string): LoginSession | null {
  const content = sessionOfToken(read);
  return content && content.expires * 1000 > serverNow() ? content.session : null;
}

/** Stores a token of another tab as this tab's own and returns its session; null if it has expired. */
export function adoptToken(received: string): LoginSession | null {
  const session = validSession(received);
  if (session) storeToken(received, session);
  return session;
}

/** Returns whether this tab has a stored session that has expired, as far as the server's time is known. */
export function isStoredSessionOver(): boolean {
  const stored = storedToken();
  return stored !== null && validSession(stored) === null;
}

/** Returns the session that this tab had before the page was loaded; null if there was none or it has ended. */
export function restoreSession(): LoginSession | null {
  const stored = storedToken();
  const session = stored === null ? null : validSession(stored);
  if (session) token = stored;
  else dropToken();
  return session;
}

function storedToken(): string | null {
  const stored = safeSessionStorage.readJson(SESSION_KEY);
  return stored && typeof stored === 'object' && 'token' in stored && typeof stored.token === 'string'
    ? stored.token
    : null;
}
