import type { LiveEvent } from '@contract/live';
import { fromSetup } from './environment';

export interface Following {
  status: number;
  /** Everything heard so far. */
  heard: LiveEvent[];
  /** Resolves with the first event like this one that comes from now on. Rejects when the stream ends before. */
  next(isIt: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  /** Resolves when the stream has ended: true if the server ended it in order. */
  ended: Promise<boolean>;
  stop(): void;
}

/** Follows a club live; resolves once the stream's first `resync` is there, or it was refused. */
export function following(
  token: string,
  golfclubId: string,
  server = fromSetup('TEST_SERVER_URL'),
): Promise<Following> {
  return followingStream(`${server}/api/live/${golfclubId}`, `Bearer ${token}`);
}

/** Follows the club of a display link live, in the same way. */
export function followingDisplay(secret: string): Promise<Following> {
  return followingStream(`${fromSetup('TEST_SERVER_URL')}/api/display/live`, `Display ${secret}`);
}

async function followingStream(address: string, authorization: string): Promise<Following> {
  const leaving = new AbortController();
  const answer = await fetch(address, { headers: { authorization }, signal: leaving.signal });
  const heard: LiveEvent[] = [];
  const waiting = new Set<{ hear: (event: LiveEvent) => void; end: () => void }>();
  const next = (isIt: (event: LiveEvent) => boolean) =>
    new Promise<LiveEvent>((resolve, reject) => {
      const one = {
        hear: (event: LiveEvent) => {
          if (!isIt(event)) return;
          waiting.delete(one);
          resolve(event);
        },
        end: () => reject(new Error('the stream has ended')),
      };
      waiting.add(one);
    });
  const read = async () => {
    let pending = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      const blocks = (pending + decoder.decode(chunk, { stream: true })).split('\n\n');
      pending = blocks.pop() ?? '';
      for (const event of blocks.flatMap(eventIn)) {
        heard.push(event);
        for (const one of [...waiting]) one.hear(event);
      }
    }
  };
  const first = answer.ok ? next(({ event }) => event === 'resync') : null;
  const ended = read()
    .then(() => true)
    .catch(() => false);
  void ended.then(() => waiting.forEach(({ end }) => end()));
  await first;
  return { status: answer.status, heard, next, ended, stop: () => leaving.abort() };
}

function eventIn(block: string): LiveEvent[] {
  const [, event] = /^event: (.*)$/m.exec(block) ?? [];
  const [, data] = /^data: (.*)$/m.exec(block) ?? [];
  return data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown } as LiveEvent];
}

/** Says yes to the event that tells of this training. */
export const tellsOf =
  (trainingId: string) =>
  (live: LiveEvent): boolean =>
    live.event === 'training' && live.data.trainingId === trainingId;
