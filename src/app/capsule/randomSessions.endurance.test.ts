import { capsuleIn, deduplicatedCapsule } from '@/capsule/capsuleFile';
import { fingerprint } from '@/capsule/fingerprint';
import { makeCapsule } from '@/capsule/makeCapsule';
import { replay } from '@/capsule/replay';
import { repetitions, timeLimit } from '@test/endurance';
import { exposePersonalData } from '@test/randomSessions/exposePersonalData';
import { leaks, playSession } from '@test/randomSessions/playSession';
import { reducer } from '../makeStore';
import { maskRules } from './maskRules';

/** Replays one alone with `SEED=`. */
const count = repetitions(20, 500);
const seeds = process.env.SEED === undefined ? [...Array(count).keys()] : [Number(process.env.SEED)];
const metadata = {
  locale: 'de',
  roles: ['PRO'],
  viewport: { width: 1024, height: 768, pixelRatio: 1, isDark: false },
  app: { version: '0.2.0', commit: 'development' },
  madeAt: '2026-10-01T10:01:00.000Z',
  outbox: { waiting: 0, refused: 0, isKept: true },
} as const;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-10-01T10:00:00Z') });
  // What an answer of nonsense does is said on the console too.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test(
  'random sessions are the same when replayed from their capsules, in which nothing is of anybody',
  async () => {
    const found: object[] = [];
    for (const seed of seeds) {
      const { club, store, recorder } = await playSession(seed);
      const { note, route } = exposePersonalData(club, store, recorder);
      const made = makeCapsule(recorder.recording(), maskRules, { ...metadata, roles: ['PRO'], note, route });
      const text = JSON.stringify(deduplicatedCapsule(made));
      const read = capsuleIn(JSON.parse(text));
      if (!read || 'refused' in read) throw new Error(JSON.stringify(read));
      const { capsule } = read;
      const { diverged, states } = replay(capsule, reducer);
      const isSame = fingerprint(states.at(-1)) === capsule.fingerprint;
      const leaked = leaks(text, club);
      if (diverged !== null || !isSame || leaked.length > 0) {
        const action = diverged && capsule.steps[diverged.step - 1]?.action.type;
        found.push({ seed, diverged, action, isSame, leaked });
      }
    }
    expect(found).toEqual([]);
  },
  timeLimit(),
);
