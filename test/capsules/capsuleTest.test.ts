import { maskRules } from '@/app/capsule/maskRules';
import { makeStore, reducer } from '@/app/makeStore';
import type { Capsule } from '@/capsule/capsuleFile';
import { makeCapsule } from '@/capsule/makeCapsule';
import { makeRecorder } from '@/capsule/recorder';
import { replay } from '@/capsule/replay';
import { signedIn, sessionLapsed } from '@/session/sessionSlice';
import { expectFixedState, someCapsule } from '@test/browser/openCapsule';
import { changedState, textOfCapsuleTest } from './capsuleTest';

const session = {
  id: 'a',
  golfclubId: 'b',
  email: 'x@example.org',
  name: 'Jana',
  surname: 'Möller',
  roles: ['PRO' as const],
  bookable: false as const,
};

/** Recorded with today's reducers, in which the session is marked as lapsed at the end. */
function recorded(isError = false): Capsule {
  const recorder = makeRecorder();
  const { dispatch } = makeStore({}, recorder);
  dispatch(signedIn(session));
  dispatch(sessionLapsed());
  if (isError) recorder.errorCaught(new Error('The page is gone'));
  return makeCapsule(recorder.recording(), maskRules, someCapsule());
}

/** As a version recorded it in whose reducer the session did not lapse. */
function recordedWithBug(): Capsule {
  const capsule = recorded();
  const { session: slice } = capsule.final as { session: { lapsed: boolean } };
  return { ...capsule, final: { ...capsule.final, session: { ...slice, lapsed: false } } };
}

const opened = (capsule: Capsule) => ({ capsule, replayedState: replay(capsule, reducer).states.at(-1) ?? {} });

describe('the state test of a capsule', () => {
  test('fails as generated while the reducer has the bug', () => {
    const capsule = recorded();
    expect(changedState(capsule)).toMatchObject({ session: { lapsed: true } });
    expect(() => expectFixedState(opened(capsule), changedState(capsule))).toThrow('not.toMatchObject');
  });

  test('fails with the corrected state while the reducer has the bug', () => {
    expect(() => expectFixedState(opened(recorded()), { session: { lapsed: false } })).toThrow('toMatchObject');
  });

  test('passes as generated once the reducer is fixed', () => {
    const capsule = recordedWithBug();
    expect(() => expectFixedState(opened(capsule), changedState(capsule))).not.toThrow();
  });

  test('passes with the corrected state once the reducer is fixed, and fails with a wrong one', () => {
    const capsule = recordedWithBug();
    expect(() => expectFixedState(opened(capsule), { session: { lapsed: true } })).not.toThrow();
    expect(() => expectFixedState(opened(capsule), { session: { lapsed: 'yes' } })).toThrow('toMatchObject');
  });
});

test('the generated test states the state', () => {
  const text = textOfCapsuleTest('lapsed', recorded());
  expect(text).toMatch(/expectFixedState\(await openCapsule\('lapsed'\), \{.*"session":\{.*"lapsed":true/);
  expect(text).not.toContain('diverged');
});

test('where an error was caught, the generated test is about the screen after that step', () => {
  const text = textOfCapsuleTest('failed', recorded(true));
  expect(text).toMatch(/test\.each\(\[\d+\]\)\('failed: after step %i, where an error was, there is a screen'/);
  expect(text).toContain('// Error: The page is gone');
  expect(text).not.toContain('expectFixedState');
});
