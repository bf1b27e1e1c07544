import type { Gender } from '../../../contract/lists';
import { toTenths } from '../../../contract/handicap';
import type { Member } from '../../../contract/member';
import { givenText } from './rules';

/** What staff may write of a member, as it travels. */
export interface PersonalData {
  name: string;
  surname: string;
  email: string;
  dateOfBirth?: string | null;
  gender?: Gender | null;
  handicap: number;
  mobile?: string | null;
  phone?: string | null;
}

/** Returns the columns that hold the data; numbers without anything visible are none. */
export function memberColumns(person: PersonalData) {
  return {
    name: person.name,
    surname: person.surname,
    email: person.email,
    date_of_birth: isoDate(person.dateOfBirth),
    gender: person.gender ?? null,
    handicap_tenths: toTenths(person.handicap),
    mobile: givenText(person.mobile),
    phone: givenText(person.phone),
  };
}

/** Returns what the record shows of a member when it changes. */
export function recordedFields(member: Member) {
  const { name, surname, email, roles, dateOfBirth, gender, handicap, mobile, phone } = member;
  return { name, surname, email, roles, dateOfBirth, gender, handicap, mobile, phone };
}

/** DD.MM.YYYY as YYYY-MM-DD. */
function isoDate(date: string | null | undefined): string | null {
  return date ? date.split('.').reverse().join('-') : null;
}
