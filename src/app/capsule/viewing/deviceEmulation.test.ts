import { zonedDate } from './deviceEmulation';

/** Two sides of the world, a zone of half an hour, and days on which the clocks are changed. */
const zones = ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'];
const instants = [
  '2026-11-20T09:30:15.250Z',
  '2026-03-29T00:59:59.000Z',
  '2026-03-29T01:00:00.000Z',
  '2026-12-31T23:30:00.000Z',
];

const partsIn = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(instant));

const two = (part: number) => String(part).padStart(2, '0');

function localParts(date: Date): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

test.each(zones)('the clock in %s is that of the zone, there and back', (zone) => {
  const Zoned = zonedDate(zone);
  for (const instant of instants) {
    const date = new Zoned(instant);
    expect(localParts(date)).toBe(partsIn(zone, instant));
    expect(date.toISOString()).toBe(new Date(instant).toISOString());
    expect(date).toBeInstanceOf(Date);
    const rebuilt = new Zoned(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes());
    expect(localParts(rebuilt).slice(0, 16)).toBe(partsIn(zone, instant).slice(0, 16));
    expect(new Zoned(localParts(date).replace(' ', 'T')).getHours()).toBe(date.getHours());
    expect(Math.abs(date.getTimezoneOffset())).toBeLessThanOrEqual(14 * 60);
  }
});

test('a part that is set keeps the others by the clock of the zone, over the change of the clocks too', () => {
  const date = new (zonedDate('Europe/Berlin'))('2026-03-28T09:30:00.000Z');
  date.setDate(29);
  expect(date.toISOString()).toBe('2026-03-29T08:30:00.000Z');
  date.setHours(0, 0, 0, 0);
  expect(date.toISOString()).toBe('2026-03-28T23:00:00.000Z');
});

test('a date alone is UTC, as everywhere; what is none stays none; of an unknown zone the browser’s own is taken', () => {
  const Zoned = zonedDate('America/Los_Angeles');
  expect(new Zoned('2026-11-20').toISOString()).toBe('2026-11-20T00:00:00.000Z');
  expect(new Zoned('nonsense').getHours()).toBeNaN();
  expect(zonedDate('Nowhere/City')).toBe(Date);
});
