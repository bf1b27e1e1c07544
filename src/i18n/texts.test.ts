import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { LOCALE_COOKIE } from '@contract/headers';
import type { Locale } from '@contract/lists';
import { mailTemplates } from '@contract/mailTemplates';
import { fieldReasons, refusals } from '@contract/refusals';
import { readDate, readDayOrDate, showDate, typedDate } from './dates';
import { de } from './de';
import { capsule as germanCapsule } from './de/capsule';
import { capsuleViewer as germanViewer } from './de/capsuleViewer';
import { liveState as germanLive } from './de/liveState';
import { palette as germanPalette } from './de/palette';
import { en } from './en';
import { capsule as englishCapsule } from './en/capsule';
import { capsuleViewer as englishViewer } from './en/capsuleViewer';
import { liveState as englishLive } from './en/liveState';
import { palette as englishPalette } from './en/palette';
import { chooseLocale, storedLocale, writeLocaleCookie } from './locale';
import { readHandicap, readWholeNumber, showHandicap } from './numbers';

describe('texts', () => {
  /** Returns every text by its whole key. */
  function textsOf(topic: object, prefix = ''): [key: string, text: string][] {
    return Object.entries(topic).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? textsOf(value, `${prefix}${key}.`)
        : [[prefix + key, String(value)]],
    );
  }

  /** What mails say, with the names of the values in their place. */
  function mailsIn(locale: Locale) {
    const ofMember = { name: '{{name}}', surname: '{{surname}}', username: '{{username}}', golfclub: '{{golfclub}}' };
    const filledIn = { ...ofMember, date: '{{date}}', link: '{{link}}' };
    const { access, approved, signUp } = mailTemplates[locale];
    return { access: access(filledIn), approved: approved(filledIn), signUp: signUp(filledIn) };
  }

  const english = new Map(
    textsOf({
      ...en,
      mails: mailsIn('en'),
      capsule: englishCapsule,
      capsuleViewer: englishViewer,
      liveState: englishLive,
      palette: englishPalette,
    }),
  );

  const german = new Map(
    textsOf({
      ...de,
      mails: mailsIn('de'),
      capsule: germanCapsule,
      capsuleViewer: germanViewer,
      liveState: germanLive,
      palette: germanPalette,
    }),
  );

  test('both languages have the same keys', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each([
    ['English', english],
    ['German', german],
  ])('no text of the %s ones is empty', (_language, texts) => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each([
    [/\bLigatabelle/, 'Rangliste'],
    [/\bSpielersession|\bEinheit\b/, 'Spielereinheit'],
    [/\bVereinsanzeige/, 'Clubanzeige'],
    [/\bVerein(?!sanzeige)|\bClub\b/, 'Golfclub'],
    [/\bKategorie/, 'Trainingskategorie'],
    [/\bnoch nicht gesendet/i, 'noch nicht übertragen'],
  ])('no German text says %s, which is %s', (replaced) => {
    expect([...german].filter(([, text]) => replaced.test(text))).toEqual([]);
  });

  test('both languages fill in the same values', () => {
    const valuesIn = (text = '') => [...text.matchAll(/\{\{(\w+(?:, number)?)\}\}/g)].map(([, name]) => name).sort();
    const differing = [...english].filter(
      ([key, text]) => JSON.stringify(valuesIn(text)) !== JSON.stringify(valuesIn(german.get(key))),
    );
    expect(differing).toEqual([]);
  });

  test.each(Object.keys(refusals))('the refusal %s has a text in both languages', (code) => {
    expect(english.get(`refusals.code.${code}`)).toBeTruthy();
    expect(german.get(`refusals.code.${code}`)).toBeTruthy();
  });

  test.each(fieldReasons)('a field refused as %s has a text in both languages', (reason) => {
    expect(english.get(`fields.reason.${reason}`)).toBeTruthy();
    expect(german.get(`fields.reason.${reason}`)).toBeTruthy();
  });
});

describe('numbers', () => {
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
    ['1.234,5', 'de', { reason: 'wrong-type' }],
    ['18,', 'de', { reason: 'wrong-type' }],
    ['abc', 'en', { reason: 'wrong-type' }],
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
});

describe('dates', () => {
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

  const planned: [typed: string, date: string | null][] = [
    ['20.11.2027', '2027-11-20'],
    ['5.12.', '2026-12-05'],
    ['5.12', '2026-12-05'],
    ['5.12.2027', '2027-12-05'],
    [' 05.12.26 ', '2026-12-05'],
    ['31.2.26', null],
    ['5.12.202', null],
    ['5.12.2026.', null],
    ['2026-12-05', null],
    ['', null],
  ];

  test.each(planned)('in 2026 a training planned for "%s" is on %s', (text, date) => {
    expect(readDayOrDate(text, '2026-11-27')).toBe(date);
  });

  test('a date is put into a field as one types it', () => {
    expect(typedDate('2026-02-03')).toBe('03.02.2026');
    expect(readDate(typedDate('2026-02-03'))).toBe('2026-02-03');
  });
});

describe('time zones', () => {
  const root = path.resolve(__dirname, '../..');

  const script = `
  const instant = '2026-11-20T10:30:00.000Z';
  global.Date = class extends Date {
    constructor(...values) {
      super(...(values.length === 0 ? [instant] : values));
    }
  };
  const { readDate, showDate, todayHere, typedDate } = require('./src/i18n/dates.ts');
  const calendarDays = require('./src/features/sessionplanner/calendarDays.ts');
  const { addDays, monthName, dayOfWeek, sameDayAfterMonths } = calendarDays;
  const days = ['1900-01-01', '2026-03-29', '2026-10-25', '2026-11-20', '2026-12-31', '2028-02-29'];
  console.log(JSON.stringify({
    days: days.map((day) => [
      readDate(typedDate(day)), showDate(day, 'en'), showDate(day, 'de'), addDays(day, 1), sameDayAfterMonths(day, -1), dayOfWeek(day, 'en'),
      monthName(day.slice(0, 7), 'de'),
    ]),
    wrong: ['31.02.2026', '29.02.2027', '32.01.2026', '01.13.2026'].map(readDate),
    instant: showDate(instant, 'en'),
    today: showDate(todayHere(), 'en'),
  }));
`;

  /** Node takes its time zone from the environment it starts in, so each zone is a process of its own. */
  function datesIn(zone: string) {
    const read = execFileSync(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
      cwd: root,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    return JSON.parse(read) as Record<'days' | 'wrong' | 'instant' | 'today', unknown>;
  }

  test.each([
    ['Pacific/Kiritimati', 'November 21st, 2026'],
    ['America/St_Johns', 'November 20th, 2026'],
    ['Pacific/Pago_Pago', 'November 19th, 2026'],
    // At some days its clocks had no midnight.
    ['America/Sao_Paulo', 'November 20th, 2026'],
  ])('in %s a calendar date is the same day, and an instant the day it is there', (zone, dayOfInstant) => {
    const { instant, today, ...same } = datesIn(zone);
    const { instant: _instant, today: _today, ...inGreenwich } = datesIn('UTC');
    expect(same).toEqual(inGreenwich);
    expect(same).toMatchObject({ wrong: [null, null, null, null] });
    expect(instant).toBe(dayOfInstant);
    expect(today).toBe(dayOfInstant);
  });
});

describe('locale', () => {
  test('the server is told the language and nothing else', () => {
    writeLocaleCookie('de');
    expect(document.cookie).toBe(`${LOCALE_COOKIE}=de`);
    writeLocaleCookie('en');
    expect(document.cookie).toBe(`${LOCALE_COOKIE}=en`);
  });

  test('a language that is chosen is stored, and the server is told', () => {
    chooseLocale('de');
    expect([storedLocale(), document.cookie]).toEqual(['de', `${LOCALE_COOKIE}=de`]);
  });
});
