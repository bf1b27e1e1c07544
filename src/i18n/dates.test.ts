import { readDate, showDate, showShortDate, typedDate } from './dates';

const shown: [date: string, english: string, german: string][] = [
  ['2026-11-20', 'November 20th, 2026', '20. November 2026'],
  ['2026-03-01', 'March 1st, 2026', '1. März 2026'],
  ['2026-03-02', 'March 2nd, 2026', '2. März 2026'],
  ['2026-03-03', 'March 3rd, 2026', '3. März 2026'],
  ['2026-03-11', 'March 11th, 2026', '11. März 2026'],
  ['2026-03-22', 'March 22nd, 2026', '22. März 2026'],
  ['2024-02-29', 'February 29th, 2024', '29. Februar 2024'],
];
test.each(shown)('%s is shown as %s and as %s', (date, english, german) => {
  expect(showDate(date, 'en')).toBe(english);
  expect(showDate(date, 'de')).toBe(german);
});

test.each([
  ['2026-11-20', '20 Nov 2026', '20.11.2026'],
  ['2026-09-01', '1 Sep 2026', '01.09.2026'],
  ['2026-11-20T12:00:00.000Z', '20 Nov 2026', '20.11.2026'],
])('in a grid %s is %s and %s', (date, english, german) => {
  expect(showShortDate(date, 'en')).toBe(english);
  expect(showShortDate(date, 'de')).toBe(german);
});

test('an instant is shown as the day it is', () => {
  expect(showDate('2026-11-20T12:00:00.000Z', 'en')).toBe('November 20th, 2026');
});

const typed: [typed: string, date: string | null][] = [
  ['20.11.2026', '2026-11-20'],
  [' 29.02.2024 ', '2024-02-29'],
  ['31.02.2026', null],
  ['29.02.2026', null],
  ['00.01.2026', null],
  ['01.13.2026', null],
  ['1.1.2026', null],
  ['2026-11-20', null],
  ['20.11.26', null],
  ['', null],
];
test.each(typed)('"%s" is read as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test('a date is put into a field as one types it', () => {
  expect(typedDate('2026-02-03')).toBe('03.02.2026');
  expect(readDate(typedDate('2026-02-03'))).toBe('2026-02-03');
});
