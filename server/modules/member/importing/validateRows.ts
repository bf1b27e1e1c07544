import { sql } from 'kysely';
import { folded } from '@contract/folding';
import { HANDICAP_MAX, HANDICAP_MIN } from '@contract/handicap';
import type { Gender } from '@contract/lists';
import type { Member } from '@contract/member';
import { isPhone, memberFields, optionalTexts } from '@contract/memberFields';
import type { ImportAnswer, ImportedRow } from '@contract/memberImport';
import { readDay } from '@contract/realDate';
import type { FieldReason } from '@contract/refusals';
import { isVisible } from '@contract/visibleText';
import type { Transaction } from '@server/db/database';
import type { MemberDetails } from '@server/db/memberColumns';
import { changedFields } from '@server/db/recordChange';
import { withoutCase } from '@server/db/withoutCase';
import { normalEmail } from '@server/emailAddress';
import { recordedFields } from '../commands/changeMembers';

export type RowError = ImportAnswer['verdicts'][number]['errors'][number];

/** Returns whether a text has one of the formats that the contract names. */
export type IsOfFormat = (format: 'visible-line' | 'person-name' | 'email' | 'username', text: string) => boolean;

export interface ReadRow {
  /** Only what the row gives. */
  given: Partial<MemberDetails>;
  /** Empty text: not given. */
  email: string;
  username: string;
  errors: RowError[];
  /** Of optional values that say nothing acceptable: they count as not given. */
  remarks: RowError[];
}

type Reading<Value> = { value: Value } | { reason: FieldReason };

const gendersByWord = new Map<string, Gender>([
  ...['m', 'man', 'male', 'mann', 'männl', 'männlich', 'herr', 'herrn', 'hr', 'hrn', 'mr'].map(
    (word) => [word, 'man'] as const,
  ),
  ...['w', 'f', 'woman', 'female', 'frau', 'fr', 'weibl', 'weiblich', 'mrs', 'ms', 'miss'].map(
    (word) => [word, 'woman'] as const,
  ),
]);
const requiredFields: readonly (keyof ImportedRow)[] = ['name', 'surname', 'email'];
/** As spreadsheets show a long number in a narrow cell. */
const scientificNumber = /^\d([.,]\d+)?E\+?\d+$/i;
const handicapText = /^(\+?)\s?(\d{1,3})(?:[.,](\d)(\d*))?$/;

/**
 * Returns what a row of a members file says, with the reason for each field that says nothing acceptable; only a required one
 * refuses the row.
 */
export function readRow(row: ImportedRow, isOfFormat: IsOfFormat): ReadRow {
  const errors: RowError[] = [];
  const remarks: RowError[] = [];
  function read<Value>(field: keyof ImportedRow, reader: (text: string) => Reading<Value>): Value | undefined {
    const text = row[field].trim();
    if (text === '') return undefined;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    const list = requiredFields.includes(field) ? errors : remarks;
    list.push({ path: `/${field}`, reason: reading.reason });
    return undefined;
  }
  const text = (most: number, format: Parameters<IsOfFormat>[0], otherwise: FieldReason) => (typed: string) =>
    Array.from(typed).length > most
      ? { reason: 'too-long' as const }
      : isOfFormat(format, typed)
        ? { value: typed }
        : { reason: otherwise };
  const line =
    (format: 'visible-line' | 'person-name', most: number) =>
    (typed: string): Reading<string> =>
      text(most, format, isVisible(typed) ? 'forbidden-characters' : 'no-visible-text')(typed);

  const readPhone =
    (most: number) =>
    (typed: string): Reading<string> =>
      scientificNumber.test(typed) ? { reason: 'malformed' } : line('visible-line', most)(typed);

  const fields = {
    name: read('name', line('person-name', memberFields.name.longest)),
    surname: read('surname', line('person-name', memberFields.surname.longest)),
    email: read('email', text(memberFields.email.longest, 'email', 'not-an-email')),
    dateOfBirth: read('dateOfBirth', readDateOfBirth),
    gender: read('gender', readGender),
    handicap: read('handicap', readHandicap),
    mobile: read('mobile', readPhone(memberFields.mobile.longest)),
    phone: read('phone', readPhone(memberFields.phone.longest)),
  };
  if (row.email.trim() === '') errors.push({ path: '/email', reason: 'required' });
  const username = read('username', text(memberFields.username.longest, 'username', 'not-a-username'));
  const given: Partial<MemberDetails> = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  return { given, email: normalEmail(fields.email ?? ''), username: username ?? '', errors, remarks };
}

function readDateOfBirth(typed: string): Reading<string> {
  const today = new Date().toISOString().slice(0, 10);
  const day = readDay(typed, { today, of: 'past' });
  if (day === null) return { reason: 'not-a-date' };
  return day > today ? { reason: 'in-the-future' } : { value: day.split('-').reverse().join('.') };
}

/** Also with a title, such as `Herr Dr.`; what names both says nothing. */
function readGender(typed: string): Reading<Gender> {
  const words =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const [gender, another] = new Set(words.flatMap((word) => gendersByWord.get(word) ?? []));
  return gender === undefined || another !== undefined ? { reason: 'not-listed' } : { value: gender };
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

/** What becomes of a row. */
export type ValidatedRow = { remarks: RowError[] } & (
  | { rowStatus: 'create'; row: ReadRow }
  | { rowStatus: 'update'; before: Member; after: Member; isRenamed: boolean }
  | { rowStatus: 'unchanged' }
  | { rowStatus: 'refused'; errors: RowError[] }
);

interface RowContext {
  golfclubId: string;
  known: KnownPerson;
  /** Of the club, at least those whom the e-mail of this row names. */
  members: ReadonlyMap<string, Member>;
  /** E-mails and usernames of the rows before; those of this one are added. */
  seen: Readonly<Record<'email' | 'username', Set<string>>>;
}

/**
 * Returns what becomes of a row: a member of the club is found by the e-mail and gets what the row gives; another username is
 * refused, and whoever is not found is created. What stands twice is refused the second time.
 */
export function validateRow(row: ReadRow, { golfclubId, known: person, members, seen }: RowContext): ValidatedRow {
  const errors = [...row.errors, ...repetitions(person, seen)];
  const { remarks } = row;
  const refused = (...more: RowError[]): ValidatedRow => ({
    rowStatus: 'refused',
    errors: [...errors, ...more],
    remarks,
  });
  if (person.member === null) {
    const missing = missingOfNew(row, errors);
    if (person.isUsernameTaken) missing.push({ path: '/username', reason: 'taken' });
    return errors.length + missing.length > 0 ? refused(...missing) : { rowStatus: 'create', row, remarks };
  }
  if (person.member.golfclubId !== golfclubId) return refused({ path: '/email', reason: 'taken' });
  if (row.username !== '' && person.username !== person.member.username) {
    return refused({ path: '/username', reason: 'another-username' });
  }
  if (errors.length > 0) return refused();
  const before = members.get(person.member.id);
  if (before === undefined) return refused({ path: '/email', reason: 'taken' });
  const after = { ...before, ...row.given, email: before.email };
  for (const field of phones) {
    if (digitsOf(before[field]) !== `0${digitsOf(after[field])}`) continue;
    after[field] = before[field] ?? null;
    remarks.push({ path: `/${field}`, reason: 'lost-leading-zero' });
  }
  const changes = changedFields(recordedFields(before), recordedFields(after));
  if (changes.length === 0) return { rowStatus: 'unchanged', remarks };
  const isRenamed = row.username === '' && differs(before.name, after.name) && differs(before.surname, after.surname);
  return { rowStatus: 'update', before, after, isRenamed, remarks };
}

const phones = optionalTexts.filter(isPhone);
const digitsOf = (phone: string | null | undefined) => (phone ?? '').replaceAll(/\D/g, '');

const differs = (was: string, is: string) => folded(was) !== folded(is);

function missingOfNew({ given }: ReadRow, errors: readonly RowError[]): RowError[] {
  return (['name', 'surname'] as const)
    .filter((field) => given[field] === undefined && errors.every(({ path }) => path !== `/${field}`))
    .map((field) => ({ path: `/${field}`, reason: 'required' as const }));
}

function repetitions(person: KnownPerson, seen: RowContext['seen']): RowError[] {
  return (['email', 'username'] as const).flatMap((field): RowError[] => {
    const value = person[field];
    if (value === '') return [];
    if (seen[field].has(value)) return [{ path: `/${field}`, reason: 'repeated' }];
    seen[field].add(value);
    return [];
  });
}

/** What the database knows of the e-mail and the username of one row. */
export interface KnownPerson {
  /** In lower case by the rules that make e-mails and usernames unique. */
  email: string;
  username: string;
  /** Whose e-mail it is. */
  member: { id: string; golfclubId: string; username: string } | null;
  isUsernameTaken: boolean;
}

/** Returns what is known of each e-mail and username, in their order; one statement for all. */
export async function knownPeople(
  tx: Transaction,
  searched: readonly { email: string; username: string }[],
): Promise<KnownPerson[]> {
  const emails = searched.map(({ email }) => email);
  const usernames = searched.map(({ username }) => username);
  const { rows } = await sql<KnownPerson>`
    with sought as (
      select ${withoutCase(sql.ref('email'))} as email, ${withoutCase(sql.ref('username'))} as username, position
      from unnest(${emails}::text[], ${usernames}::text[]) with ordinality as given (email, username, position))
    select sought.email, sought.username,
      case when m.id is not null then json_build_object('id', m.id, 'golfclubId', m.golfclub_id,
        'username', ${withoutCase(sql.ref('m.username'))}) end as member,
      u.id is not null as "isUsernameTaken"
    from sought
    left join members m on ${withoutCase(sql.ref('m.email'))} = sought.email
    left join members u on ${withoutCase(sql.ref('u.username'))} = sought.username
    order by sought.position`.execute(tx);
  return rows;
}
