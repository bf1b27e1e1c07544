import type { ImportedRow } from '@contract/member';

export type ImportedField = keyof ImportedRow;

/** In the order in which a list of refused rows shows them. */
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

/** How files of either language call each field, as `plain` writes it. */
const headings: Readonly<Record<ImportedField, readonly string[]>> = {
  name: ['name', 'vorname', 'firstname', 'givenname'],
  surname: ['surname', 'nachname', 'lastname', 'familyname', 'familienname'],
  email: ['email', 'emailaddress', 'emailadresse', 'mail'],
  username: ['username', 'benutzername'],
  dateOfBirth: ['dateofbirth', 'birthdate', 'birthday', 'geburtsdatum', 'geburtstag'],
  gender: ['gender', 'geschlecht'],
  handicap: ['handicap', 'hcp', 'hcpi', 'handicapindex'],
  mobile: ['mobile', 'mobil', 'mobilephone', 'mobiltelefon', 'handy'],
  phone: ['phone', 'telefon', 'telephone'],
};

/** What the columns of a file mean. */
export interface FileColumns {
  /** For each column of the file its field, or null for one that is not imported. */
  fields: (ImportedField | null)[];
  ignored: string[];
  /** Fields without which nobody can be imported. */
  missing: ImportedField[];
  /** Fields that more than one column is about. */
  repeated: ImportedField[];
}

/** Returns what each heading means, whatever its case, spaces and hyphens. */
export function columnsNamed(given: readonly string[]): FileColumns {
  const names = given.map(plain);
  // A list with a column for the first name calls the family name just "Name".
  const namesFamily = names.some((name) => name !== 'name' && headings.name.includes(name));
  const fields = names.map((name) => (namesFamily && name === 'name' ? 'surname' : fieldNamed(name)));
  return {
    fields,
    ignored: given.filter((heading, column) => fields[column] === null && heading.trim() !== ''),
    missing: requiredFields.filter((field) => !fields.includes(field)),
    repeated: importedFields.filter((field) => fields.filter((one) => one === field).length > 1),
  };
}

function fieldNamed(name: string): ImportedField | null {
  return importedFields.find((field) => headings[field].includes(name)) ?? null;
}

function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}_.*:]/gu, '');
}
