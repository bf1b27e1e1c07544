import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readBirthday, readDate, readDayOrDate, showDate, typedDate } from './dates';

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
    ['1.2.1990', '1990-02-01'],
    ['1. 2. 1990', '1990-02-01'],
    ['1,2,1990', '1990-02-01'],
    ['01021990', '1990-02-01'],
    ['19900201', '1990-02-01'],
    ['1985/03/14', '1985-03-14'],
    ['1985-03-14', '1985-03-14'],
    ['14.03.1985 00:00:00', '1985-03-14'],
    ['1985-03-14T00:00:00.000Z', '1985-03-14'],
    ['14.03.1985 23:00:00', null],
    ['31021990', null],
    ['1021990', null],
    ['010290', null],
    ['01/02/1990', null],
    ['14/03/1985', null],
    ['01-02-1990', null],
    ['1.2.', null],
    ['1.2.90', null],
    ['1.2.990', null],
    ['1.2.1890', null],
    ['', null],
  ];

  test.each(typed)('"%s" is read as %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  const born: [typed: string, date: string | null][] = [
    ['1.2.90', '1990-02-01'],
    ['27.11.26', '2026-11-27'],
    ['28.11.26', '1926-11-28'],
    ['29.2.00', '2000-02-29'],
    ['29,2,28', '1928-02-29'],
    ['29.2.27', null],
    ['1.2.1990', '1990-02-01'],
    ['1.2.2030', '2030-02-01'],
    ['1/2/90', null],
    ['1.2.', null],
  ];

  test.each(born)('on November 27th, 2026 a day of birth typed as "%s" is %s', (text, date) => {
    expect(readBirthday(text, '2026-11-27')).toBe(date);
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
    ['2026-12-05', '2026-12-05'],
    ['5,12,', '2026-12-05'],
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
