import type { Locale } from '@contract/lists';
import { readHandicap, readWholeNumber, showHandicap } from './numbers';

const shown: [number, string, string][] = [
  [18.4, '18.4', '18,4'],
  [-1.2, '+1.2', '+1,2'],
  [0, '0.0', '0,0'],
  [54, '54.0', '54,0'],
  [-10, '+10.0', '+10,0'],
];

test.each(shown)('%s is shown as %s and as %s', (handicap, english, german) => {
  expect(showHandicap(handicap, 'en')).toBe(english);
  expect(showHandicap(handicap, 'de')).toBe(german);
});

const typed: [string, Locale, ReturnType<typeof readHandicap>][] = [
  ['18,4', 'de', { handicap: 18.4, minusTyped: false }],
  ['18.4', 'de', { handicap: 18.4, minusTyped: false }],
  ['18,4', 'en', { handicap: 18.4, minusTyped: false }],
  ['+1.2', 'en', { handicap: -1.2, minusTyped: false }],
  ['+1,2', 'de', { handicap: -1.2, minusTyped: false }],
  ['-1.2', 'en', { handicap: -1.2, minusTyped: false }],
  ['-18,4', 'de', { reason: 'too-small' }],
  ['−1,2', 'de', { handicap: -1.2, minusTyped: true }],
  ['7', 'de', { handicap: 7, minusTyped: false }],
  ['54,1', 'de', { reason: 'too-large' }],
  ['18.44', 'en', { reason: 'more-than-one-decimal' }],
  ['1.234,5', 'de', { reason: 'not-a-handicap' }],
  ['18,', 'de', { reason: 'not-a-handicap' }],
  ['abc', 'en', { reason: 'not-a-handicap' }],
  [' ', 'en', { reason: 'required' }],
];

test.each(typed)('"%s" in %s is read as %j', (text, locale, read) => {
  expect(readHandicap(text, locale)).toEqual(read);
});

test('a typed zero is never a negative zero', () => {
  expect(readHandicap('-0', 'en')).toEqual({ handicap: 0, minusTyped: false });
  expect(readHandicap('+0,0', 'de')).toEqual({ handicap: 0, minusTyped: false });
  expect(readWholeNumber('-0')).toBe(0);
});

const whole: [string, number | null][] = [
  ['3', 3],
  ['-1', -1],
  ['−1', -1],
  [' 12 ', 12],
  ['3.0', null],
  ['3,5', null],
  ['1e3', null],
  ['0x1', null],
  ['', null],
];

test.each(whole)('"%s" is read as the whole number %s', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});
