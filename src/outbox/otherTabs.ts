const CHANNEL = 'golf-club-outbox';

/** What the tabs of this browser tell each other of a user's outbox: it has changed, or it is to be sent now. */
interface Message {
  userId: string;
  wish: 'read' | 'send';
}

export interface OutboxChannel {
  tell(message: Message): void;
  close(): void;
}

/** Opens the channel to the other tabs and calls back with what they tell. */
export function openOutboxChannel(onTold: (message: Message) => void): OutboxChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageIn(data);
    if (message) onTold(message);
  };
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** A tab may run another version of the app, so what it says is read with care. */
function messageIn(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('userId' in data) || !('wish' in data)) return null;
  const { userId, wish } = data;
  return typeof userId === 'string' && (wish === 'read' || wish === 'send') ? { userId, wish } : null;
}
