import { dayAfterKey } from './dayKeys';

const after = (key: string, day: string, shiftKey = false, locale: 'en' | 'de' = 'en') =>
  dayAfterKey({ key, shiftKey }, day, locale);

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-20', '2026-11-13'],
  ['ArrowDown', '2026-11-27', '2026-12-04'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-11-20', '2026-12-20'],
])('%s leads from %s to %s', (key, day, next) => {
  expect(after(key, day)).toBe(next);
});

test('with Shift the pages are years', () => {
  expect(after('PageDown', '2028-02-29', true)).toBe('2029-02-28');
  expect(after('PageUp', '2026-11-20', true)).toBe('2025-11-20');
});

test('Home and End lead to the ends of the week as the language has it', () => {
  expect([after('Home', '2026-11-20'), after('End', '2026-11-20')]).toEqual(['2026-11-15', '2026-11-21']);
  expect([after('Home', '2026-11-20', false, 'de'), after('End', '2026-11-20', false, 'de')]).toEqual([
    '2026-11-16',
    '2026-11-22',
  ]);
});

test('other keys lead nowhere', () => {
  expect([after('Enter', '2026-11-20'), after('a', '2026-11-20')]).toEqual([null, null]);
});
