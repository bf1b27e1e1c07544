import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const script = `
  const { readDate, showDate, showShortDate, todayHere, typedDate } = require('./src/i18n/dates.ts');
  const calendarDays = require('./src/features/sessionplanner/calendarDays.ts');
  const { addDays, monthName, placeInWeek, sameDayMonthsLater } = calendarDays;
  const days = ['1900-01-01', '2026-03-29', '2026-10-25', '2026-11-20', '2026-12-31', '2028-02-29'];
  console.log(JSON.stringify({
    days: days.map((day) => [
      readDate(typedDate(day)), showDate(day, 'en'), showDate(day, 'de'), showShortDate(day, 'en'),
      showShortDate(day, 'de'), addDays(day, 1), sameDayMonthsLater(day, -1), placeInWeek(day, 'en'),
      monthName(day.slice(0, 7), 'de'),
    ]),
    wrong: ['31.02.2026', '29.02.2027', '32.01.2026', '01.13.2026'].map(readDate),
    instant: showDate('2026-11-20T10:30:00.000Z', 'en'),
    isToday: todayHere() === new Date().toLocaleDateString('sv-SE'),
  }));
`;

/** Node takes its time zone from the environment it starts in, so each zone is a process of its own. */
function datesIn(zone: string) {
  const read = execFileSync(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(read) as Record<'days' | 'wrong' | 'instant' | 'isToday', unknown>;
}

test.each([
  ['Pacific/Kiritimati', 'November 21st, 2026'],
  ['America/St_Johns', 'November 20th, 2026'],
  ['Pacific/Pago_Pago', 'November 19th, 2026'],
  // At some days its clocks had no midnight.
  ['America/Sao_Paulo', 'November 20th, 2026'],
])('in %s a calendar date is the same day, and an instant the day it is there', (zone, dayOfInstant) => {
  const { instant, ...same } = datesIn(zone);
  const { instant: _instant, ...inGreenwich } = datesIn('UTC');
  expect(same).toEqual(inGreenwich);
  expect(same).toMatchObject({ wrong: [null, null, null, null], isToday: true });
  expect(instant).toBe(dayOfInstant);
});
