import { isRealDate } from '@contract/realDate';
import { hasHiddenCharacters, isLine, isVisible } from '@contract/visibleText';
import { isWebLink } from '@contract/webLink';
import { isEmail } from '@server/emailAddress';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const calendarDate = /^(\d{4})-(\d\d)-(\d\d)$/;
const dateOfBirth = /^(\d\d)\.(\d\d)\.(\d{4})$/;
const instant = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

// What Cloudinary takes too: folders and names, without anything that has a meaning in an address.
const publicId = /^[\p{L}\p{N}_-][\p{L}\p{N}_. -]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}_. -]*)*$/u;

const username = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u;
const hidden = /\p{Default_Ignorable_Code_Point}/u;

const isVisibleLine = (text: string): boolean => isVisible(text) && isLine(text);

function isDateOfBirth(text: string): boolean {
  const [, day, month, year] = dateOfBirth.exec(text) ?? [];
  return isRealDate(Number(year ?? 0), Number(month), Number(day));
}

/** The text formats that contract schemas name; each says whether a text has it. */
export const formats: Record<string, (text: string) => boolean> = {
  uuid: (text) => uuid.test(text),
  'calendar-date': (text) => {
    const [, year, month, day] = calendarDate.exec(text) ?? [];
    return isRealDate(Number(year ?? 0), Number(month), Number(day));
  },
  'time-of-day': (text) => timeOfDay.test(text),
  'date-of-birth': isDateOfBirth,
  'past-date-of-birth': (text) =>
    isDateOfBirth(text) && text.split('.').reverse().join('-') <= new Date().toISOString().slice(0, 10),
  'date-time': (text) => {
    const [, year, month, day] = instant.exec(text) ?? [];
    return isRealDate(Number(year ?? 0), Number(month), Number(day));
  },
  line: isLine,
  'visible-line': isVisibleLine,
  'person-name': (text) => isVisibleLine(text) && !hasHiddenCharacters(text),
  'empty-or-visible-line': (text) => text === '' || isVisibleLine(text),
  'empty-or-visible-text': (text) => text === '' || isVisible(text),
  email: isEmail,
  username: (text) => username.test(text) && !hidden.test(text),
  'public-id': (text) => publicId.test(text),
  'web-link': (text) => text === '' || isWebLink(text),
};
