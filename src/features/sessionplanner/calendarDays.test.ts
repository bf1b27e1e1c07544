import {
  addDays,
  addMonths,
  lastDayOf,
  monthName,
  placeInWeek,
  sameDayMonthsLater,
  weekdayName,
  weeksOf,
} from './calendarDays';

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-28', 7, '2027-01-04'],
  // Clocks change in between at many places.
  ['2026-03-27', 7, '2026-04-03'],
  ['2026-10-23', 7, '2026-10-30'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 12, '2027-11'],
])('%s and %i months is %s', (month, count, later) => {
  expect(addMonths(month, count)).toBe(later);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-20', -1, '2026-10-20'],
])('the day %s and %i months is %s, which exists', (day, count, later) => {
  expect(sameDayMonthsLater(day, count)).toBe(later);
});

test('the last day of a month knows leap years', () => {
  expect(['2026-02', '2028-02', '2026-04', '2026-12'].map(lastDayOf)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-04-30',
    '2026-12-31',
  ]);
});

test('a German week begins on Monday, an English one on Sunday', () => {
  expect([placeInWeek('2026-11-22', 'de'), placeInWeek('2026-11-23', 'de')]).toEqual([6, 0]);
  expect([placeInWeek('2026-11-22', 'en'), placeInWeek('2026-11-23', 'en')]).toEqual([0, 1]);
});

test('a month is shown in whole weeks, no more than it needs', () => {
  const german = weeksOf('2026-11', 'de');
  expect(german[0]?.[0]).toBe('2026-10-26');
  expect(german.at(-1)?.[6]).toBe('2026-12-06');
  expect(german).toHaveLength(6);
  expect(weeksOf('2026-11', 'en')).toHaveLength(5);
  expect(weeksOf('2027-02', 'de')).toHaveLength(4);
  for (const week of german) expect(week).toHaveLength(7);
});

test('days and months have their names in both languages', () => {
  expect([weekdayName('2026-11-20', 'en'), weekdayName('2026-11-20', 'de')]).toEqual(['Friday', 'Freitag']);
  expect([monthName('2026-03', 'en'), monthName('2026-03', 'de')]).toEqual(['March 2026', 'März 2026']);
});
