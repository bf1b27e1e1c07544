import { randomUuid } from './randomUuid';

const CHANNEL = 'golf-club-session';
let channel: BroadcastChannel | null = null;

/** In the place of one ended sign-in: all of this person. */
export const ALL_SIGN_INS = 'all';

interface Watching {
  /** Somebody signed out in another tab; null: which sign-in ended with it is not known. */
  onSignedOut: (memberId: string, endedSignIn: string | null) => void;
  /** Returns the token of whoever is signed in here, which a new tab gets; null where nobody is. */
  tokenForNewTab: () => string | null;
}

/** Listens to the other tabs of this browser, and gives new ones the session of this one; returns how to stop. */
export function watchOtherTabs({ onSignedOut, tokenForNewTab }: Watching): () => void {
  const opened = new BroadcastChannel(CHANNEL);
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    const memberId = textIn(data, 'signedOut');
    if (memberId !== null) onSignedOut(memberId, textIn(data, 'endedSignIn'));
    const replyTo = textIn(data, 'sessionWanted');
    if (replyTo !== null) answer(replyTo, tokenForNewTab());
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

/** Milliseconds; an open tab answers within a few. Who answers later still signs the new tab in. */
const MAX_WAIT = 200;

/**
 * Asks the other tabs of this browser for their session, for a tab that has none. Calls back with each token that comes, until
 * it is stopped. Resolves with how to stop, once the first has come or none came soon.
 */
export function askOtherTabs(onToken: (token: string) => void): Promise<() => void> {
  const replyTo = `${CHANNEL}/${randomUuid()}`;
  const replies = new BroadcastChannel(replyTo);
  const stop = () => replies.close();
  return new Promise((resolve) => {
    const clock = setTimeout(() => resolve(stop), MAX_WAIT);
    replies.onmessage = ({ data }: MessageEvent<unknown>) => {
      const token = textIn(data, 'token');
      if (token === null) return;
      onToken(token);
      clearTimeout(clock);
      resolve(stop);
    };
    const asking = new BroadcastChannel(CHANNEL);
    asking.postMessage({ sessionWanted: replyTo });
    asking.close();
  });
}

/** A tab may still run an older or already run a newer version of the app, so what it says is read with care. */
function textIn(message: unknown, name: string): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const value: unknown = new Map<string, unknown>(Object.entries(message)).get(name);
  return typeof value === 'string' ? value : null;
}
