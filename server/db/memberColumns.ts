import { toTenths } from '@contract/handicap';
import type { EditedMember } from '@contract/member';
import { fromKeys, type MemberField, optionalTexts } from '@contract/memberFields';
import { givenText } from '@contract/visibleText';
import { normalEmail } from '@server/emailAddress';

/** What may be written of a member after the sign-up, as serialized. */
export type MemberDetails = Pick<EditedMember, Exclude<MemberField, 'username'>>;

/** Returns the columns that hold the data; optional texts without anything visible are null. */
export function memberColumns(person: MemberDetails) {
  return {
    name: person.name,
    surname: person.surname,
    email: normalEmail(person.email),
    date_of_birth: isoDate(person.dateOfBirth),
    gender: person.gender ?? null,
    handicap_tenths: toTenths(person.handicap),
    ...fromKeys(optionalTexts, (field) => givenText(person[field])),
  };
}

/** DD.MM.YYYY as YYYY-MM-DD. */
function isoDate(date: string | null | undefined): string | null {
  return date ? date.split('.').reverse().join('-') : null;
}
