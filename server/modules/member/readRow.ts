import { HANDICAP_MAX, HANDICAP_MIN } from '../../../contract/handicap';
import type { Gender } from '../../../contract/lists';
import type { ImportAnswer, ImportedRow } from '../../../contract/member';
import type { FieldReason } from '../../../contract/refusals';
import type { PersonalData } from './memberColumns';

export type RowError = ImportAnswer['verdicts'][number]['errors'][number];

type DateFormat = 'date-of-birth' | 'past-date-of-birth';

/** Returns whether a text has one of the formats that the contract names. */
export type IsOfFormat = (format: 'visible-text' | 'email' | 'username' | DateFormat, text: string) => boolean;

export interface ReadRow {
  /** Only what the row gives. */
  given: Partial<PersonalData>;
  /** Empty text: not given. */
  email: string;
  username: string;
  errors: RowError[];
}

type Reading<Value> = { value: Value } | { reason: FieldReason };

const gendersByWord = new Map<string, Gender>([
  ...['m', 'man', 'male', 'mann', 'männlich', 'herr'].map((word) => [word, 'man'] as const),
  ...['w', 'f', 'woman', 'female', 'frau', 'weiblich'].map((word) => [word, 'woman'] as const),
]);
const handicapText = /^(\+?)\s?(\d{1,3})(?:[.,](\d)(\d*))?$/;

/** Returns what a row of a members file says, with the reason for each field that says nothing acceptable. */
export function readRow(row: ImportedRow, isOfFormat: IsOfFormat): ReadRow {
  const errors: RowError[] = [];
  function read<Value>(field: keyof ImportedRow, reader: (text: string) => Reading<Value>): Value | undefined {
    const text = row[field].trim();
    if (text === '') return undefined;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    errors.push({ path: `/${field}`, reason: reading.reason });
    return undefined;
  }
  const text = (most: number, format: Parameters<IsOfFormat>[0], otherwise: FieldReason) => (typed: string) =>
    Array.from(typed).length > most
      ? { reason: 'too-long' as const }
      : isOfFormat(format, typed)
        ? { value: typed }
        : { reason: otherwise };

  const readDateOfBirth = (typed: string): Reading<string> =>
    isOfFormat('date-of-birth', typed) && !isOfFormat('past-date-of-birth', typed)
      ? { reason: 'in-the-future' }
      : text(10, 'date-of-birth', 'not-a-date')(typed);

  const fields = {
    name: read('name', text(100, 'visible-text', 'no-visible-text')),
    surname: read('surname', text(100, 'visible-text', 'no-visible-text')),
    email: read('email', text(320, 'email', 'not-an-email')),
    dateOfBirth: read('dateOfBirth', readDateOfBirth),
    gender: read('gender', readGender),
    handicap: read('handicap', readHandicap),
    mobile: read('mobile', text(50, 'visible-text', 'no-visible-text')),
    phone: read('phone', text(50, 'visible-text', 'no-visible-text')),
  };
  if (row.email.trim() === '') errors.push({ path: '/email', reason: 'required' });
  const username = read('username', text(100, 'username', 'not-a-username'));
  const given: Partial<PersonalData> = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  return { given, email: fields.email ?? '', username: username ?? '', errors };
}

function readGender(typed: string): Reading<Gender> {
  const gender = gendersByWord.get(typed.normalize('NFC').toLowerCase());
  return gender === undefined ? { reason: 'not-listed' } : { value: gender };
}

/** Comma or point; a plus handicap as `+1,2`. A minus could mean either, so it is refused. */
function readHandicap(typed: string): Reading<number> {
  const [, plus, whole, tenth = '0', rest = ''] = handicapText.exec(typed) ?? [];
  if (whole === undefined) return { reason: 'malformed' };
  if (/[1-9]/.test(rest)) return { reason: 'more-than-one-decimal' };
  const handicap = Number(`${whole}.${tenth}`) * (plus ? -1 : 1);
  if (handicap > HANDICAP_MAX) return { reason: 'too-large' };
  return handicap < HANDICAP_MIN ? { reason: 'too-small' } : { value: handicap };
}
