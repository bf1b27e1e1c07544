const CHANNEL = 'golf-club-session';

let channel: BroadcastChannel | null = null;

/** Calls back with the member's id whenever somebody signs out in another tab of this browser; returns how to stop. */
export function watchOtherTabs(onSignedOut: (memberId: string) => void): () => void {
  const opened = new BroadcastChannel(CHANNEL);
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    const memberId = memberIn(data);
    if (memberId !== null) onSignedOut(memberId);
  };
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

/** Broadcasts to the other tabs of this browser who has signed out here: the id and nothing else. */
export function notifyOtherTabs(memberId: string): void {
  channel?.postMessage({ signedOut: memberId });
}

/** A tab may still run an older or already run a newer version of the app, so what it says is read with care. */
function memberIn(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('signedOut' in message)) return null;
  return typeof message.signedOut === 'string' ? message.signedOut : null;
}
