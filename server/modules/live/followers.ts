import { Readable } from 'node:stream';
import { type TrainingStatus, trainingStatuses } from '@contract/lists';
import type { LiveEvent } from '@contract/live';
import { Refusal } from '@contract/problem';

/** What the database announces, as this module needs it: null where something may have been missed. */
export type Subscribe = (listener: (announcement: { channel: string; payload: string } | null) => void) => () => void;

/** Returns which of these sign-ins and display links are still good. */
export type StillValid = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export const LIVE_CHANNELS = ['training_changed', 'sign_in_ended', 'waiting_changed'] as const;

/** Who follows a club. */
export interface Following {
  golfclubId: string;
  signInId: string;
  memberId: string;
  /** Players hear of the league alone. */
  hearsOfTrainings: boolean;
  /** Admins alone hear of who waits for approval, in whichever club. */
  hearsOfApprovals?: boolean;
  /** A helper hears of this training and of nothing else. */
  onlyTrainingId?: string;
}

interface Follower extends Following {
  stream: Readable;
  since: number;
}

const HEARTBEAT_MS = 15_000;

/** Then the stream ends and is opened again with a token that is looked at anew. */
const LONGEST_MS = 10 * 60_000;

const MOST_UNREAD_BYTES = 65_536;

const MOST_FOLLOWERS = 1_500;

/** Of an account or a display link. Some may be dead: a device that changes its network does not always say so. */
const MOST_OF_ONE = 24;

/** Of the helpers of one training together: a code lets in anybody who has it. */
const MAX_OF_TRAINING = 100;

/** Of all helpers, so that the other streams are left for members and displays. */
const MAX_OF_HELPERS = 500;

/** As long as a refused browser waits at most by itself. */
const RETRY_AFTER_SECONDS = 30;

export interface Followers {
  /**
   * Returns a stream of server-sent events that begins with `resync`; null when the sign-in has ended meanwhile. Throws
   * `overloaded` beyond what is bearable, `too-many-requests` beyond what one account, display link or the helpers of one
   * training may open.
   */
  follow(following: Following): Promise<Readable | null>;
  /** Ends all streams. */
  close(): void;
}

/**
 * Returns those who follow a club live; each is sent what the database announces for their club, as long as the sign-in
 * or display link is good: its end is announced, and looked up where an announcement may have been missed.
 */
export function followersOf(subscribe: Subscribe, stillValid: StillValid): Followers {
  const followers = new Set<Follower>();
  let isClosed = false;

  const end = (follower: Follower) => {
    if (followers.delete(follower)) follower.stream.push(null);
  };
  const write = (follower: Follower, text: string) => {
    // Whoever does not read is not waited for: the connection goes, and comes again with a resync.
    if (follower.stream.readableLength > MOST_UNREAD_BYTES) {
      followers.delete(follower);
      follower.stream.destroy();
    } else follower.stream.push(text);
  };
  const count = (isCounted: (follower: Follower) => boolean) => [...followers].filter(isCounted).length;
  const requireRoom = ({ memberId, onlyTrainingId }: Following) => {
    // On a connection that is still open, somebody may ask again while the server stops.
    if (isClosed) throw new Refusal('overloaded', 'The server is stopping.');
    if (followers.size >= MOST_FOLLOWERS) throw new Refusal('overloaded', 'Too many are following live.');
    // Ended for the new one, another would come again and have the next one ended.
    if (count((follower) => follower.memberId === memberId) >= MOST_OF_ONE) {
      throw tooMany('Too many follow live with this account or display link.');
    }
    if (onlyTrainingId === undefined) return;
    if (count((follower) => follower.onlyTrainingId === onlyTrainingId) >= MAX_OF_TRAINING) {
      throw tooMany('Too many helpers follow this training live.');
    }
    if (count((follower) => follower.onlyTrainingId !== undefined) >= MAX_OF_HELPERS) {
      throw new Refusal('overloaded', 'Too many helpers are following live.');
    }
  };
  const sendToAll = (event: LiveEvent, receives: (follower: Follower) => boolean = () => true) => {
    for (const follower of [...followers].filter(receives)) write(follower, serializeEvent(event));
  };
  const endInvalid = async () => {
    if (followers.size === 0) return;
    const checked = [...followers];
    const valid = await stillValid([...new Set(checked.map(({ signInId }) => signInId))]);
    for (const follower of checked) if (!valid.has(follower.signInId)) end(follower);
  };
  /** A database that does not answer is asked again with the next heartbeat. */
  const checkAll = () => void endInvalid().catch(() => undefined);
  const sendTraining = (payload: string) => {
    const { golfclubId, events } = announcedTraining(payload);
    for (const follower of [...followers]) {
      const received = follower.golfclubId === golfclubId ? events.filter((event) => hears(follower, event)) : [];
      if (received.length > 0) write(follower, received.map(serializeEvent).join(''));
    }
  };
  const stop = subscribe((announcement) => {
    if (announcement === null) {
      checkAll();
      sendToAll({ event: 'resync', data: {} });
      return;
    }
    const { channel, payload } = announcement;
    if (channel === 'sign_in_ended') {
      for (const follower of [...followers]) if (follower.signInId === payload) end(follower);
    }
    if (channel === 'waiting_changed') {
      sendToAll({ event: 'approvals', data: {} }, ({ hearsOfApprovals }) => hearsOfApprovals === true);
    }
    if (channel === 'training_changed') sendTraining(payload);
  });
  const heartbeat = setInterval(() => {
    const oldest = Date.now() - LONGEST_MS;
    for (const follower of [...followers]) {
      if (follower.since < oldest) end(follower);
      else write(follower, ': still here\n\n');
    }
    checkAll();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async follow(following) {
      requireRoom(following);
      const stream = new Readable({ read: () => undefined });
      const follower: Follower = { ...following, stream, since: Date.now() };
      followers.add(follower);
      stream.on('close', () => followers.delete(follower));
      write(follower, `retry: 1000\n${serializeEvent({ event: 'resync', data: {} })}`);
      // An end that came before it was among the followers was announced to nobody.
      const valid = await stillValid([following.signInId]).catch((error: unknown) => {
        end(follower);
        throw error;
      });
      if (valid.has(following.signInId)) return stream;
      end(follower);
      return null;
    },
    close() {
      isClosed = true;
      stop();
      clearInterval(heartbeat);
      for (const follower of [...followers]) end(follower);
    },
  };
}

function tooMany(detail: string): Refusal {
  return new Refusal('too-many-requests', detail, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function hears({ hearsOfTrainings, onlyTrainingId }: Following, live: LiveEvent): boolean {
  if (live.event !== 'training') return onlyTrainingId === undefined;
  return hearsOfTrainings && (onlyTrainingId ?? live.data.trainingId) === live.data.trainingId;
}

/** Returns the event as serialized (WHATWG HTML, server-sent events). */
function serializeEvent({ event, data }: LiveEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Returns which club an announced change of a training concerns, and which event is sent for it. */
function announcedTraining(payload: string): { golfclubId: string; events: LiveEvent[] } {
  const { golfclubId, trainingId, status, updatedAt, isLeague } = JSON.parse(payload) as Record<string, unknown>;
  const training: LiveEvent = {
    event: 'training',
    data: {
      trainingId: String(trainingId),
      status: knownStatus(status),
      ...(typeof updatedAt === 'string' ? { updatedAt: new Date(updatedAt).toISOString() } : {}),
    },
  };
  return {
    golfclubId: String(golfclubId),
    events: isLeague === true ? [training, { event: 'league', data: {} }] : [training],
  };
}

function knownStatus(status: unknown): TrainingStatus | null {
  return trainingStatuses.find((known) => known === status) ?? null;
}
