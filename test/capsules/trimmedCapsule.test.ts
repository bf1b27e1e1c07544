import { memberApi } from '@/api/member';
import { maskRules } from '@/app/capsule/maskRules';
import { makeStore, reducer } from '@/app/makeStore';
import { makeCapsule } from '@/capsule/makeCapsule';
import { makeRecorder } from '@/capsule/recorder';
import { replay } from '@/capsule/replay';
import { dialogShown } from '@/modal/modalSlice';
import { pageOpened } from '@/routing/locationSlice';
import { anna, bert } from '@test/browser/clubs';
import { someCapsule } from '@test/browser/openCapsule';
import { trimmedCapsule } from './trimmedCapsule';

const { upsertQueryEntries } = memberApi.util;

function recorded() {
  const recorder = makeRecorder();
  const { dispatch } = makeStore({}, recorder);
  const membersOf = (q: string) => ({
    endpointName: 'getMembers' as const,
    arg: { q },
    value: { members: [anna, bert], totalCount: 2 },
  });
  dispatch(pageOpened({ path: '/private/users', search: '' }));
  dispatch(upsertQueryEntries([membersOf('unused')]));
  dispatch(upsertQueryEntries([membersOf('used')]));
  dispatch(pageOpened({ path: '/private/leaguetable', search: '' }));
  dispatch(upsertQueryEntries([membersOf('used')]));
  dispatch(dialogShown({ kind: 'importMembers' }));
  recorder.errorCaught(new Error('The dialog is gone'));
  dispatch(pageOpened({ path: '/private/users', search: '' }));
  return makeCapsule(recorder.recording(), maskRules, someCapsule());
}

test('it begins with the page of the first error, holds what is used from there on, and replays exactly', () => {
  const whole = recorded();
  const trimmed = trimmedCapsule(whole);
  expect(trimmed.steps.map(({ action }) => action.type)).toEqual(
    whole.steps.slice(-4).map(({ action }) => action.type),
  );
  expect(trimmed.steps[0]?.action).toMatchObject({ payload: { path: '/private/leaguetable' } });
  const { queries } = trimmed.base['api'] as { queries: object };
  expect(Object.keys(queries)).toHaveLength(1);
  expect(trimmed.errors).toMatchObject([{ afterSteps: 3, message: 'The dialog is gone' }]);
  expect(replay(trimmed, reducer)).toMatchObject({ diverged: null, thrown: [] });
  expect({ ...trimmed.final, api: 0 }).toEqual({ ...whole.final, api: 0 });
});

test('one that other reducers recorded is kept whole', () => {
  const whole = recorded();
  const other = { ...whole, steps: whole.steps.map((step) => ({ ...step, changed: { place: '0' } })) };
  expect(trimmedCapsule(other)).toBe(other);
});
