import { useSelector } from 'react-redux';
import type { Announced } from '@/ui/controlsSlice';
import { isUndecided, type OutboxEntry } from './entries';
import { selectEntries, type WithOutbox } from './outboxSlice';

const none: readonly OutboxEntry[] = [];

/**
 * Returns how many entries a list of them names, and whether all are balls. A finish that waits is not counted: its balls are.
 */
export function countedEntries(entries: readonly Pick<OutboxEntry, 'kind'>[]): {
  waiting: number;
  isOnlyBalls: boolean;
} {
  const counted = entries.filter(({ kind }) => kind !== 'finish');
  return { waiting: counted.length, isOnlyBalls: counted.every(({ kind }) => kind === 'ball') };
}

/**
 * Returns how many entries somebody is asked about who signs out, and whether all are balls. A finish counts where nothing else
 * waits.
 */
export function entriesAtSignOut(entries: readonly Pick<OutboxEntry, 'kind'>[]): ReturnType<typeof countedEntries> {
  const counted = countedEntries(entries);
  return counted.waiting > 0 ? counted : { waiting: entries.length, isOnlyBalls: entries.length === 0 };
}

/**
 * Returns what somebody is asked about who signs out now: how many entries, whether all are balls, and whether this device
 * stores all of them. Unless `isAsked`, they are none.
 */
export function useEntriesAtSignOut(isAsked = true) {
  const entries = useSelector((state: WithOutbox) => (isAsked ? selectEntries(state) : none));
  const { waiting: count, isOnlyBalls } = entriesAtSignOut(entries);
  return { count, isOnlyBalls, isAllStored: entries.every(({ isKept }) => isKept) };
}

/** What the status bar shows of the outbox. */
export interface OutboxStatus {
  /** Entries that send themselves. */
  unsent: number;
  /** Entries that wait for a decision. */
  undecided: number;
  /** Whether all counted entries are balls. */
  isOnlyBalls: boolean;
  isReached: boolean;
}

/** Returns the status of these entries. A finish that still waits is not counted: its balls are. */
export function outboxStatus(entries: readonly OutboxEntry[], isReached: boolean): OutboxStatus {
  const counted = entries.filter((entry) => entry.kind !== 'finish' || isUndecided(entry));
  const undecided = counted.filter(isUndecided).length;
  const isOnlyBalls = counted.every(({ kind }) => kind === 'ball');
  return { unsent: counted.length - undecided, undecided, isOnlyBalls, isReached };
}

/** What a screen reader announces, and how many entries need a decision where some do. */
export const announcements = ['offline', 'needsYou', 'allSent'] as const;
type Announcement = Announced & { of: (typeof announcements)[number] };

/**
 * Returns what is announced after the status has changed, null: nothing. Balls that come and go are not: only the loss of the
 * connection, entries that need a decision, and once after either that everything is sent.
 */
export function nextAnnouncement<Before extends Announced>(
  before: Before | null,
  status: OutboxStatus,
): Before | Announcement | null {
  const { unsent, undecided, isReached } = status;
  if (undecided > 0) return before?.count === undecided ? before : { of: 'needsYou', count: undecided };
  if (!isReached) return before?.of === 'offline' ? before : { of: 'offline', count: 0 };
  const wasInterrupted = before?.of === 'offline' || before?.of === 'needsYou';
  if (unsent === 0) return wasInterrupted ? { of: 'allSent', count: 0 } : before;
  return before?.of === 'allSent' ? null : before;
}
