import { randomUuid } from './randomUuid';
import { validSession } from './token';

const CHANNEL = 'golf-club-session';
let channel: BroadcastChannel | null = null;

/** In the place of one ended sign-in: all of this person. */
export const ALL_SIGN_INS = 'all';

interface Watching {
  /** Somebody signed out in another tab; null: which sign-in ended with it is not known. */
  onSignedOut: (memberId: string, endedSignIn: string | null) => void;
  /** Returns the token for a new tab that asks for this user, or for any user (null); null if it gets none from here. */
  tokenForNewTab: (userId: string | null) => string | null;
}

/** Listens to the other tabs of this browser, and gives new ones the session of this one; returns how to stop. */
export function watchOtherTabs({ onSignedOut, tokenForNewTab }: Watching): () => void {
  const opened = new BroadcastChannel(CHANNEL);
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    const memberId = textIn(data, 'signedOut');
    if (memberId !== null) onSignedOut(memberId, textIn(data, 'endedSignIn'));
    const replyTo = textIn(data, 'sessionWanted');
    if (replyTo !== null) answer(replyTo, tokenForNewTab(textIn(data, 'userId')));
  };
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

/** Broadcasts to the other tabs of this browser who has signed out here and which sign-in that ends: ids and nothing else. */
export function notifyOtherTabs(memberId: string, endedSignIn: string | undefined): void {
  channel?.postMessage({ signedOut: memberId, ...(endedSignIn !== undefined && { endedSignIn }) });
}

/** On a channel of its own, whose name only who asked knows before: no other tab hears the token. */
function answer(replyTo: string, token: string | null): void {
  if (token === null) return;
  const reply = new BroadcastChannel(replyTo);
  reply.postMessage({ token });
  reply.close();
}

/** Milliseconds; an open tab answers within a few. A later answer still signs the new tab in. */
const MAX_WAIT = 200;

/** Milliseconds in which a tab of another user can answer too. */
const GATHER_MS = 100;

/**
 * Asks the other tabs of this browser for the session of this user, or of any user (null), for a tab that has none. Calls back
 * with the first token of that user. For any user it calls back only if all answers are of one user: which one of several users
 * the new tab belongs to is not known. Resolves with a function that stops asking, once that is decided or no tab answered soon.
 */
export function askOtherTabs(userId: string | null, onToken: (token: string) => void): Promise<() => void> {
  const replyTo = `${CHANNEL}/${randomUuid()}`;
  const replies = new BroadcastChannel(replyTo);
  const answers = new Map<string, string>();
  return new Promise((resolve) => {
    const clocks = [setTimeout(() => resolve(stop), MAX_WAIT)];
    const stop = () => {
      clocks.forEach(clearTimeout);
      replies.close();
    };
    const decide = () => {
      stop();
      const [token, ...others] = answers.values();
      if (token !== undefined && others.length === 0) onToken(token);
      resolve(stop);
    };
    replies.onmessage = ({ data }: MessageEvent<unknown>) => {
      const token = textIn(data, 'token');
      const answered = token === null ? undefined : validSession(token)?.id;
      // A tab with an older version of the app answers whatever user is asked for.
      if (token === null || answered === undefined || (userId !== null && answered !== userId)) return;
      answers.set(answered, token);
      if (userId !== null) decide();
      else if (answers.size === 1) clocks.push(setTimeout(decide, GATHER_MS));
    };
    const asking = new BroadcastChannel(CHANNEL);
    asking.postMessage({ sessionWanted: replyTo, ...(userId !== null && { userId }) });
    asking.close();
  });
}

/** A tab may still run an older or already run a newer version of the app, so what it says is read with care. */
function textIn(message: unknown, name: string): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const value: unknown = new Map<string, unknown>(Object.entries(message)).get(name);
  return typeof value === 'string' ? value : null;
}
