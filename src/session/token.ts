import { sessionOfToken, type LoginSession } from './loginSession';

/** The fixed key of the specification (§9). */
export const SESSION_KEY = 'golf-club-session';

/** Says that somebody signed out in this tab: it gets nobody else's session until somebody signs in here. */
const SIGNED_OUT_KEY = 'golf-club-signed-out';

let token: string | null = null;

/** Returns the bearer token of whoever is signed in, or null. */
export const currentToken = (): string | null => token;

/** Keeps the token for this page and, in the tab's session storage, for the next loading of it. */
export function storeToken(received: string, session: LoginSession): void {
  token = received;
  window.sessionStorage.removeItem(SIGNED_OUT_KEY);
  window.sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, token: received }));
}

export function dropToken(): void {
  token = null;
  window.sessionStorage.removeItem(SESSION_KEY);
}

/** Forgets the token, because whoever had it signs out. */
export function endSession(): void {
  dropToken();
  window.sessionStorage.setItem(SIGNED_OUT_KEY, 'true');
}

/** Returns whether somebody signed out in this tab and nobody has signed in since. */
export const isSignedOutHere = (): boolean => window.sessionStorage.getItem(SIGNED_OUT_KEY) !== null;

/** Returns the session that a token of another tab stands for, which is stored as the own; null if it has ended. */
export function adoptToken(received: string, now = Date.now()): LoginSession | null {
  const read = sessionOfToken(received);
  if (!read || read.expires * 1000 <= now) return null;
  storeToken(received, read.session);
  return read.session;
}

/** Returns the session that this tab had before the page was loaded; null if there was none or it has ended. */
export function restoreSession(now = Date.now()): LoginSession | null {
  const stored = storedToken();
  const read = stored === null ? null : sessionOfToken(stored);
  if (stored === null || !read || read.expires * 1000 <= now) {
    dropToken();
    return null;
  }
  token = stored;
  return read.session;
}

function storedToken(): string | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(SESSION_KEY) ?? 'null');
    return stored && typeof stored === 'object' && 'token' in stored && typeof stored.token === 'string'
      ? stored.token
      : null;
  } catch {
    return null;
  }
}
