import type { Locale } from '../../../../contract/lists';
import { confirmed, handicapToAdd, readingOf, touched, untouched } from './handicapConfirmation';

test('an untouched handicap is the one of the member and can be added', () => {
  expect(untouched(18.4, 'de')).toEqual({ state: 'untouched', typed: '18,4', handicap: 18.4 });
  expect(handicapToAdd(untouched(-1.2, 'en'))).toBe(-1.2);
});

test('a touched handicap cannot be added until it is confirmed, not even when it was typed as it stood', () => {
  const entry = touched('18,4');
  expect(entry.state).toBe('not-confirmed');
  expect(handicapToAdd(entry)).toBeNull();
  expect(handicapToAdd(confirmed(entry, 'de'))).toBe(18.4);
});

test('a confirmed handicap that is touched again has to be confirmed again', () => {
  const again = touched(`${confirmed(touched('12'), 'en').typed}5`);
  expect(again).toEqual({ state: 'not-confirmed', typed: '12.05' });
  expect(handicapToAdd(again)).toBeNull();
});

test('only a touched handicap can be confirmed', () => {
  expect(confirmed(untouched(7, 'en'), 'en').state).toBe('untouched');
});

const readings: [typed: string, locale: Locale, handicap: number, shown: string, isPlus: boolean, minus: boolean][] = [
  ['18,4', 'de', 18.4, '18,4', false, false],
  ['18.4', 'de', 18.4, '18,4', false, false],
  ['+1,2', 'de', -1.2, '+1,2', true, false],
  ['-1,2', 'de', -1.2, '+1,2', true, true],
  ['−1,2', 'de', -1.2, '+1,2', true, true],
  ['+1.2', 'en', -1.2, '+1.2', true, false],
  ['0', 'en', 0, '0.0', false, false],
  ['54', 'en', 54, '54.0', false, false],
];
test.each(readings)('%s in %s is read as %s and shown as %s', (typed, locale, handicap, shown, isPlus, minusTyped) => {
  expect(readingOf(typed, locale)).toEqual({ handicap, shown, isPlus, minusTyped });
  expect(confirmed(touched(typed), locale)).toEqual({ state: 'confirmed', typed: shown, handicap });
});

const unreadable: [typed: string, reason: string][] = [
  ['', 'required'],
  ['twelve', 'wrong-type'],
  ['18.44', 'more-than-one-decimal'],
  ['54.1', 'too-large'],
  ['-10.1', 'too-small'],
];
test.each(unreadable)('"%s" cannot be confirmed: %s', (typed, reason) => {
  expect(readingOf(typed, 'en')).toEqual({ reason });
  expect(confirmed(touched(typed), 'en')).toEqual({ state: 'not-confirmed', typed });
});
