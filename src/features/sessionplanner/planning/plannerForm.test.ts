import { stopClock } from '@test/browser/clock';
import { thisYear } from '@test/fixtures/today';
import {
  daysPlanned,
  emptyPlan,
  isPlanOf,
  nextPlan,
  plannerSchema,
  type PlannerValues,
  readRepeats,
} from './plannerForm';
import { daysIn, isSeriesOf, newSeries, withState } from './plannedSeriesSlice';

stopClock();

describe('planner form', () => {
  const values = (changes: Partial<PlannerValues> = {}): PlannerValues => ({
    plannedDate: '20.11.2026',
    plannedTime: '',
    trainingTemplateId: 'one',
    repeats: '0',
    ...changes,
  });

  const fieldErrorsIn = (typed: PlannerValues): string[] => {
    try {
      plannerSchema((fieldError) => fieldError).validateSync(typed, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as { errors: string[] }).errors;
    }
  };

  test('the form says what was planned only as long as template, days and time are the same', () => {
    const planned = { template: { id: 'one' }, plannedTime: '17:30' } as Parameters<typeof isPlanOf>[1];
    const typed = values({ plannedTime: '5:30 pm' });
    expect(isPlanOf(typed, planned, ['2026-11-20'])).toBe(true);
    expect(isPlanOf(values(), { ...planned, plannedTime: null }, ['2026-11-20'])).toBe(true);
    expect(isPlanOf({ ...typed, plannedTime: '18:00' }, planned, ['2026-11-20'])).toBe(false);
    expect(isPlanOf(values({ plannedTime: '25' }), { ...planned, plannedTime: null }, ['2026-11-20'])).toBe(false);
    expect(isPlanOf(typed, planned, ['2026-11-20', '2026-11-27'])).toBe(false);
    expect(isPlanOf({ ...typed, trainingTemplateId: 'two' }, planned, ['2026-11-20'])).toBe(false);
  });

  test('an empty form lacks both the date and the template', () => {
    expect(fieldErrorsIn(emptyPlan)).toEqual(expect.arrayContaining(['noDate', 'noTemplate']));
  });

  test.each([
    '31.02.2026',
    '29.02.2027',
    '00.05.2026',
    '1.5.202',
    '2026-31-05',
    '01/05/2026',
    '31.11.',
    '22.',
    'tomorrow',
  ])('%s is no date that a training can be planned for', (plannedDate) => {
    expect(fieldErrorsIn(values({ plannedDate }))).toEqual(['impossibleDate']);
    expect(daysPlanned(values({ plannedDate }))).toEqual([]);
  });

  test.each([
    ['29.02.2028', '2028-02-29'],
    [' 20.11.2026 ', '2026-11-20'],
    ['22.11.', `${thisYear}-11-22`],
    ['2.1', `${thisYear}-01-02`],
    ['5.12.2027', '2027-12-05'],
    ['05.12.27', '2027-12-05'],
  ])('%s is sent as %s', (plannedDate, sent) => {
    expect(fieldErrorsIn(values({ plannedDate }))).toEqual([]);
    expect(daysPlanned(values({ plannedDate }))).toEqual([sent]);
  });

  test.each(['25', '17:60', '1760', '13 pm', 'noon'])('%s is no time of day', (plannedTime) => {
    expect(fieldErrorsIn(values({ plannedTime }))).toEqual(['noTime']);
  });

  test.each(['53', '-1', '1.5', '1,5', 'two', '100', '1e1'])('%s is no number of further weeks', (repeats) => {
    expect(fieldErrorsIn(values({ repeats }))).toEqual(['noRepeats']);
    expect(daysPlanned(values({ repeats }))).toEqual([]);
  });

  test('nothing typed repeats nothing, and a year is the most', () => {
    expect([readRepeats(''), readRepeats(' 3 '), readRepeats('52')]).toEqual([0, 3, 52]);
    expect(daysPlanned(values({ repeats: '52' })).at(-1)).toBe('2027-11-19');
  });

  test('a weekly plan stays on its weekday across the change of the clocks and of the year', () => {
    expect(daysPlanned(values({ plannedDate: '23.10.2026', repeats: '2' }))).toEqual([
      '2026-10-23',
      '2026-10-30',
      '2026-11-06',
    ]);
    expect(daysPlanned(values({ plannedDate: '28.12.2026', repeats: '1' }))).toEqual(['2026-12-28', '2027-01-04']);
  });

  test('after planning the date stays; the template and the repeating do not', () => {
    expect(nextPlan(values({ repeats: '4' }))).toEqual(values({ trainingTemplateId: '', repeats: '0' }));
  });
});

describe('series', () => {
  const options = {
    golfclubId: 'club',
    trainingTemplateId: 'template',
    plannedTime: null,
    days: ['2026-11-20', '2026-11-27', '2026-12-04'],
  };

  const begun = () => {
    let count = 0;
    return newSeries(options, () => `key ${++count}`);
  };

  test('each day of a new series waits under a key of its own', () => {
    const { days } = begun();
    expect(days.map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 3']);
    expect(daysIn(begun(), 'waiting')).toEqual(options.days);
  });

  test('a day keeps its key whatever becomes of it', () => {
    const stopped = withState(withState(begun(), '2026-11-20', 'planned'), '2026-11-27', 'unknown');
    expect(daysIn(stopped, 'planned')).toEqual(['2026-11-20']);
    expect(daysIn(stopped, 'unknown', 'waiting')).toEqual(['2026-11-27', '2026-12-04']);
    expect(stopped.days.map(({ key }) => key)).toEqual(begun().days.map(({ key }) => key));
  });

  test.each([
    ['the same values', {}, true],
    ['another template', { trainingTemplateId: 'other' }, false],
    ['another time', { plannedTime: '17:30' }, false],
    ['another club', { golfclubId: 'other' }, false],
    ['another first day', { days: ['2026-11-21', '2026-11-28', '2026-12-05'] }, false],
    ['fewer weeks', { days: ['2026-11-20', '2026-11-27'] }, false],
  ])('with %s the series goes on: %s %s', (_what, changes, goesOn) => {
    expect(isSeriesOf(begun(), { ...options, ...changes })).toBe(goesOn);
  });
});
