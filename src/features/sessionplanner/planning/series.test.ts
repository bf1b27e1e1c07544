import { daysIn, isSeriesOf, newSeries, withState } from './series';

const wishes = { golfclubId: 'club', trainingTemplateId: 'template', days: ['2026-11-20', '2026-11-27', '2026-12-04'] };
const begun = () => {
  let count = 0;
  return newSeries(wishes, () => `key ${++count}`);
};

test('each day of a new series waits under a key of its own', () => {
  const { days } = begun();
  expect(days.map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 3']);
  expect(daysIn(begun(), 'waiting')).toEqual(wishes.days);
});

test('a day keeps its key whatever becomes of it', () => {
  const stopped = withState(withState(begun(), '2026-11-20', 'planned'), '2026-11-27', 'unknown');
  expect(daysIn(stopped, 'planned')).toEqual(['2026-11-20']);
  expect(daysIn(stopped, 'unknown', 'waiting')).toEqual(['2026-11-27', '2026-12-04']);
  expect(stopped.days.map(({ key }) => key)).toEqual(begun().days.map(({ key }) => key));
});

test.each([
  ['the same wishes', {}, true],
  ['another template', { trainingTemplateId: 'other' }, false],
  ['another club', { golfclubId: 'other' }, false],
  ['another first day', { days: ['2026-11-21', '2026-11-28', '2026-12-05'] }, false],
  ['fewer weeks', { days: ['2026-11-20', '2026-11-27'] }, false],
])('with %s the series goes on: %s %s', (_what, changes, goesOn) => {
  expect(isSeriesOf(begun(), { ...wishes, ...changes })).toBe(goesOn);
});
