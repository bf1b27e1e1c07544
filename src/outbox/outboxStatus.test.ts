import type { BallEntry, FinishEntry, OutboxEntry } from './entries';
import type { Announced } from '@/ui/controlsSlice';
import { entriesAtSignOut, nextAnnouncement, outboxStatus, type OutboxStatus } from './outboxStatus';

const shared = { userId: 'u', trainingId: 't', isKept: true, failure: null } as const;

const ball = (order: number, state: BallEntry['state'] = 'waiting'): BallEntry => ({
  ...shared,
  kind: 'ball',
  key: `ball${order}`,
  order,
  state,
  playerDataId: 's',
  index: order,
  points: 3,
  basedOn: 0,
  recordedAt: '2026-05-14T09:30:00.000Z',
});

const finish = (state: FinishEntry['state']): FinishEntry => ({
  ...shared,
  kind: 'finish',
  key: 'finish',
  order: 99,
  state,
  playerDataId: null,
});

test.each<[what: string, entries: OutboxEntry[], counted: Partial<OutboxStatus>]>([
  ['nothing', [], { unsent: 0, undecided: 0, isOnlyBalls: true }],
  ['balls on their way', [ball(1), ball(2, 'sending')], { unsent: 2, undecided: 0 }],
  ['balls to be decided', [ball(1), ball(2, 'refused'), ball(3, 'conflict')], { unsent: 1, undecided: 2 }],
  ['a finish behind its balls', [ball(1), finish('waiting')], { unsent: 1, undecided: 0, isOnlyBalls: true }],
  ['a refused finish', [finish('refused')], { unsent: 0, undecided: 1, isOnlyBalls: false }],
])('%s: what is counted', (_what, entries, counted) => {
  expect(outboxStatus(entries, true)).toMatchObject(counted);
});

type Change = [isReached: boolean, unsent: number, undecided: number];

/** Returns what is announced over these changes, without repetitions. */
function announcedOver(changes: readonly Change[]): string[] {
  const texts: string[] = [];
  let before: Announced | null = null;
  for (const [isReached, unsent, undecided] of changes) {
    const next: Announced | null = nextAnnouncement(before, { isReached, unsent, undecided, isOnlyBalls: true });
    if (next !== before) texts.push(next?.of === 'needsYou' ? `needsYou ${next.count}` : (next?.of ?? 'none'));
    before = next;
  }
  return texts;
}

describe('announced is', () => {
  test('nothing while balls come and go', () => {
    expect(
      announcedOver([
        [true, 0, 0],
        [true, 1, 0],
        [true, 0, 0],
        [true, 2, 0],
        [true, 1, 0],
        [true, 0, 0],
      ]),
    ).toEqual([]);
  });

  test('once that there is no connection, however many balls wait, and once that all is sent', () => {
    expect(
      announcedOver([
        [true, 0, 0],
        [false, 1, 0],
        [false, 2, 0],
        [true, 2, 0],
        [false, 3, 0],
        [true, 1, 0],
        [true, 0, 0],
        [true, 1, 0],
        [true, 0, 0],
      ]),
    ).toEqual(['offline', 'allSent', 'none']);
  });

  test('how many need a decision, each time that changes', () => {
    expect(
      announcedOver([
        [true, 3, 0],
        [true, 2, 1],
        [true, 1, 1],
        [true, 0, 2],
        [true, 0, 1],
        [true, 1, 0],
        [true, 0, 0],
      ]),
    ).toEqual(['needsYou 1', 'needsYou 2', 'needsYou 1', 'allSent']);
  });
});

test.each<[what: string, entries: OutboxEntry[], asked: ReturnType<typeof entriesAtSignOut>]>([
  ['balls', [ball(1), ball(2)], { waiting: 2, isOnlyBalls: true }],
  ['a finish is not counted beside its balls', [ball(1), finish('waiting')], { waiting: 1, isOnlyBalls: true }],
  ['a finish alone is a change', [finish('waiting')], { waiting: 1, isOnlyBalls: false }],
])('at sign-out: %s', (_what, entries, asked) => {
  expect(entriesAtSignOut(entries)).toEqual(asked);
});
