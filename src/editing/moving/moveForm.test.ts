import type { TrainingPlan } from '@contract/trainingPlan';
import { movesOf, moveSchema, valuesOf } from './moveForm';
import { plansInScope, scopesOf } from './seriesScope';

const plan = (id: string, plannedDate: string, changed: Partial<TrainingPlan> = {}): TrainingPlan => ({
  id,
  status: 'PLANNED',
  plannedDate,
  plannedTime: '17:30',
  version: 1,
  ...changed,
});

const series = [
  plan('a', '2026-10-21', { status: 'FINISHED' }),
  plan('b', '2026-10-28'),
  plan('c', '2026-11-04', { status: 'STARTED' }),
  plan('d', '2026-11-11', { plannedTime: '18:15', version: 4 }),
  plan('e', '2026-12-30'),
];

const idsOf = (plans: readonly { id: string }[]) => plans.map(({ id }) => id);

test('only planned trainings of the series are meant', () => {
  expect(idsOf(plansInScope(series, 'b', 'one'))).toEqual(['b']);
  expect(idsOf(plansInScope(series, 'd', 'following'))).toEqual(['d', 'e']);
  expect(idsOf(plansInScope(series, 'd', 'series'))).toEqual(['b', 'd', 'e']);
  expect(plansInScope(series, 'a', 'one')).toEqual([]);
  expect(plansInScope(series, 'gone', 'series')).toEqual([]);
});

test('what means the same as something else cannot be chosen', () => {
  expect(scopesOf(series, 'd')).toEqual([
    { scope: 'one', count: 1 },
    { scope: 'following', count: 2 },
    { scope: 'series', count: 3 },
  ]);
  expect(scopesOf(series, 'b').map(({ scope }) => scope)).toEqual(['one', 'series']);
  expect(scopesOf(series, 'e').map(({ scope }) => scope)).toEqual(['one', 'series']);
  expect(scopesOf(series.slice(0, 3), 'b').map(({ scope }) => scope)).toEqual(['one']);
});

test('all are shifted by the same days, over the change of clocks and year; a time that is not changed stays each its own', () => {
  const moved = movesOf({ newDate: '29.10.2026', newTime: '17:30' }, series, 'b', 'series');
  expect(moved).toEqual([
    { id: 'b', plannedDate: '2026-10-29', plannedTime: '17:30', version: 1 },
    { id: 'd', plannedDate: '2026-11-12', plannedTime: '18:15', version: 4 },
    { id: 'e', plannedDate: '2026-12-31', plannedTime: '17:30', version: 1 },
  ]);
  const back = movesOf({ newDate: '26.10.2026', newTime: '17:30' }, series, 'b', 'one');
  expect(back.map(({ plannedDate }) => plannedDate)).toEqual(['2026-10-26']);
});

test('a time that is changed is that of all, also none', () => {
  const times = (newTime: string) =>
    movesOf({ newDate: '28.10.2026', newTime }, series, 'b', 'series').map(({ plannedDate, plannedTime }) => [
      plannedDate,
      plannedTime,
    ]);
  expect(times('9 Uhr')).toEqual([
    ['2026-10-28', '09:00'],
    ['2026-11-11', '09:00'],
    ['2026-12-30', '09:00'],
  ]);
  expect(times('')[1]).toEqual(['2026-11-11', null]);
});

test('nothing moves where nothing is changed or something is wrong', () => {
  const values = valuesOf(plan('b', '2026-10-28'));
  expect(values).toEqual({ newDate: '28.10.2026', newTime: '17:30' });
  expect(movesOf(values, series, 'b', 'series')).toEqual([]);
  expect(movesOf({ newDate: '31.11.2026', newTime: '' }, series, 'b', 'one')).toEqual([]);
  expect(movesOf({ newDate: '29.10.2026', newTime: '25' }, series, 'b', 'one')).toEqual([]);
});

test.each([
  [{ newDate: '', newTime: '' }, 'noDate'],
  [{ newDate: '31.11.2026', newTime: '' }, 'impossibleDate'],
  [{ newDate: '29.10.2026', newTime: '25:00' }, 'noTime'],
])('%j is refused: %s', (values, fieldError) => {
  expect(() => moveSchema((one) => one).validateSync(values)).toThrow(fieldError);
});
