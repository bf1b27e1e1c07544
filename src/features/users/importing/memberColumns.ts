import { folded } from '@contract/folding';
import { type ColumnMeaning, columnMeanings } from '@contract/memberFields';
import type { ImportedRow } from '@contract/memberImport';

export type ImportedField = keyof ImportedRow;

/** In the order in which lists show them. */
export const importedFields = [
  'name',
  'surname',
  'email',
  'username',
  'dateOfBirth',
  'gender',
  'handicap',
  'mobile',
  'phone',
] as const satisfies readonly ImportedField[];

/** Without these nobody can be imported. */
export const requiredFields = ['name', 'surname', 'email'] as const satisfies readonly ImportedField[];

export const optionalFields = ['username', 'dateOfBirth', 'gender', 'handicap', 'mobile', 'phone'] as const;

/** How files of either language, and the programs that clubs use, call each field, as `plain` writes it. */
const headings: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  fullName: ['namevorname', 'nachnamevorname', 'familiennamevorname', 'lastnamefirstname', 'surnamename', 'fullname'],
  name: ['name', 'vorname', 'vname', 'rufname', 'firstname', 'givenname', 'forename'],
  surname: ['surname', 'nachname', 'nname', 'lastname', 'familyname', 'familienname', 'zuname', 'famname'],
  email: ['email', 'emailaddress', 'emailadresse', 'mail', 'mailadresse', 'emailprivat', 'email1'],
  username: ['username', 'benutzername', 'benutzer', 'login', 'anmeldename'],
  dateOfBirth: [
    'dateofbirth',
    'birthdate',
    'birthday',
    'dob',
    'geburtsdatum',
    'geburtstag',
    'gebdatum',
    'gebdat',
    'gebtag',
    'geborenam',
    'geburtam',
    'tagdergeburt',
    'geburt',
    'geb',
  ],
  gender: ['gender', 'sex', 'geschlecht', 'anrede', 'salutation'],
  handicap: ['handicap', 'hcp', 'hdcp', 'hcpi', 'hcpindex', 'handicapindex', 'whsindex', 'vorgabe', 'stammvorgabe'],
  mobile: [
    'mobile',
    'mobil',
    'mobilephone',
    'mobiltelefon',
    'mobilnummer',
    'mobiltel',
    'handy',
    'handynummer',
    'cell',
    'cellphone',
  ],
  phone: [
    'phone',
    'telefon',
    'telephone',
    'tel',
    'telefonprivat',
    'telprivat',
    'telefonnummer',
    'phonenumber',
    'festnetz',
  ],
};

/** Shorter names are part of headings that mean something else. */
const SHORTEST_PART = 5;
/** So is this: of the name and the place of birth. */
const NO_PART = 'geburt';
/** `Last, First`, of one comma. */
const lastAndFirst = /^[^,]*\p{L}[^,]*,[^,]*\p{L}[^,]*$/u;

/**
 * Returns what each heading seems to mean: first those that are called like a field, then those that speak of one. `samples`:
 * for each column a text in it.
 */
export function guessedFields(given: readonly string[], samples: readonly string[] = []): (ColumnMeaning | null)[] {
  const names = given.map(plain);
  // A list with a column for the first name calls the family name just "Name".
  const namesFamily = names.some((name) => name !== 'name' && headings.name.includes(name));
  const named = names.map((name) => (namesFamily && name === 'name' ? 'surname' : fieldNamed(name)));
  const isSplit = !named.includes('surname');
  const fields = named.map((field, column) =>
    isSplit && field === 'name' && lastAndFirst.test(samples[column] ?? '') ? 'fullName' : field,
  );
  return fields.map((field, column) => {
    const part = field ?? fieldIn(names[column] ?? '');
    return part !== null && (field !== null || !fields.includes(part)) ? part : null;
  });
}

function fieldNamed(name: string): ColumnMeaning | null {
  return columnMeanings.find((field) => headings[field].includes(name)) ?? null;
}

function fieldIn(name: string): ColumnMeaning | null {
  const speaksOf = (field: ColumnMeaning) =>
    headings[field].some((one) => one.length >= SHORTEST_PART && one !== NO_PART && name.includes(one));
  return columnMeanings.find(speaksOf) ?? null;
}

const plain = (heading: string) => folded(heading.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Why columns that mean this cannot be imported; null: they can. */
export type ColumnsProblem = { kind: 'missingColumns' | 'repeatedColumns'; fields: ColumnMeaning[] } | null;

/** Returns which fields have no column or more than one, where that keeps members from being imported. */
export function columnsProblem(meanings: readonly (ColumnMeaning | null)[]): ColumnsProblem {
  const fields = meanings.flatMap((one) => (one === 'fullName' ? (['surname', 'name'] as const) : [one]));
  const missing = requiredFields.filter((field) => !fields.includes(field));
  if (missing.length > 0) return { kind: 'missingColumns', fields: missing };
  const repeated = importedFields.filter((field) => fields.filter((one) => one === field).length > 1);
  return repeated.length > 0 ? { kind: 'repeatedColumns', fields: repeated } : null;
}
