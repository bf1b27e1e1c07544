import { HANDICAP_MAX } from '@contract/handicap';
import { readBirthday, todayHere, typedDate } from '@/i18n/dates';
import { dayOfSerial } from '@/ui/xlsx/serialDay';
import type { Finding } from './finding';

/** Before a handicap, in any of the signs that people and programs write. */
const minus = /^[−–-]\s?(?=\d)/;
/** Programs write 18.4 as 18.400000000000002. */
const noise = /\d{1,2}[.,]\d{10,}$/;
const withoutNoise = (text: string) => String(Number(Number(text.replace(',', '.')).toFixed(9)));
/** Older handicaps of clubs went up to 72. */
const HIGHEST_OF_CLUB = 72;

/** A cell as the server reads it, and why that is to be checked. */
export interface ReadCell {
  text: string;
  remark: Finding['reason'] | null;
}

/**
 * Returns the handicap in a cell: a minus means a plus handicap, `PR` (Platzreife, the permission to play) and the
 * handicaps of clubs above the highest there is mean the highest, and a dash means none.
 */
export function readHandicap(cell: string): ReadCell {
  if (/^[−–-]+$/.test(cell)) return { text: '', remark: null };
  if (minus.test(cell)) return { text: cell.replace(minus, '+'), remark: 'minus' };
  if (noise.test(cell)) return { text: cell.replace(noise, withoutNoise), remark: null };
  const value = /^\d{2}([.,]\d)?$/.test(cell) ? Number(cell.replace(',', '.')) : 0;
  const isHighest = /^PR$/i.test(cell) || (value > HANDICAP_MAX && value <= HIGHEST_OF_CLUB);
  return isHighest ? { text: String(HANDICAP_MAX), remark: 'highest' } : { text: cell, remark: null };
}

/** Five digits: days from 1927 on. A year has four. */
const dayNumber = /^[1-9]\d{4}$/;

/** Returns a day of birth as `DD.MM.YYYY`, from what a field takes or the day number of a spreadsheet; else the cell. */
export function readDay(cell: string): string {
  const day = readBirthday(cell, todayHere());
  if (day !== null) return typedDate(day);
  return dayNumber.test(cell) ? dayOfSerial(Number(cell)) : cell;
}
