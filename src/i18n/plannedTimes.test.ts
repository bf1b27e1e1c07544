import { readTimeOfDay, showPlanned, showPlannedDate, showShortPlanned, sortedPlan } from './plannedTimes';

test.each([
  ['17:30', '17:30'],
  ['7:05', '07:05'],
  ['17.30', '17:30'],
  ['1730', '17:30'],
  ['930', '09:30'],
  [' 17 ', '17:00'],
  ['17 Uhr', '17:00'],
  ['17:30 Uhr', '17:30'],
  ['5:30 pm', '17:30'],
  ['5pm', '17:00'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['0', '00:00'],
  ['23:59', '23:59'],
])('%j is read as %s', (typed, time) => {
  expect(readTimeOfDay(typed)).toBe(time);
});

test.each(['', '24:00', '24', '17:60', '17:3', '13 pm', '0 am', '-1', '17:30:00', 'noon'])('%j is no time', (typed) => {
  expect(readTimeOfDay(typed)).toBeNull();
});

test('a training is shown with weekday and time, in the words of each language, and without a time as a day', () => {
  const evening = { plannedDate: '2026-11-20', plannedTime: '17:30' };
  expect(showPlanned(evening, 'en')).toBe('Friday, November 20th, 2026, 5:30 PM');
  expect(showPlanned(evening, 'de')).toBe('Freitag, 20. November 2026, 17:30');
  expect(showShortPlanned(evening, 'en')).toBe('Fri, November 20th, 2026, 5:30 PM');
  expect(showShortPlanned(evening, 'de')).toBe('Fr, 20. November 2026, 17:30');
  expect(showPlannedDate(evening, 'en')).toBe('November 20th, 2026, 5:30 PM');
  for (const plannedTime of [null, undefined]) {
    const day = { plannedDate: '2026-11-20', ...(plannedTime === null && { plannedTime }) };
    expect(showPlanned(day, 'en')).toBe('Friday, November 20th, 2026');
    expect(showShortPlanned(day, 'de')).toBe('Fr, 20. November 2026');
  }
});

test('plans sort by day, then by time, without a time first', () => {
  const plans = [
    { plannedDate: '2026-11-20', plannedTime: '17:30' },
    { plannedDate: '2026-11-20', plannedTime: '09:05' },
    { plannedDate: '2026-11-21', plannedTime: null },
    { plannedDate: '2026-11-20' },
  ];
  expect(plans.map(sortedPlan).sort()).toEqual(['2026-11-20 ', '2026-11-20 09:05', '2026-11-20 17:30', '2026-11-21 ']);
});
