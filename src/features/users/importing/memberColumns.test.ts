import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { columnsProblem, guessedFields, importedFields } from './memberColumns';

test.each([
  ['English', en.importing.column],
  ['German', de.importing.column],
])('columns with the %s names that the app itself uses are understood', (_language, column) => {
  expect(guessedFields(importedFields.map((field) => column[field]))).toEqual(importedFields);
});

test.each([
  ['English', en.users],
  ['German', de.users],
])('the %s headings of the users screen are understood', (_language, users) => {
  const headings = [users.golfclub, users.name, users.surname, users.roles, users.email, users.approved];
  expect(guessedFields(headings)).toEqual([null, 'name', 'surname', null, 'email', null]);
});

test('the headings of club programs are understood', () => {
  const headings = [
    'Mitgl.-Nr.',
    'Anrede',
    'Vorname',
    'Nachname',
    'Geb.-Datum',
    'E-Mail (privat)',
    'Tel. privat',
    'Handy',
  ];
  const fields = [null, 'gender', 'name', 'surname', 'dateOfBirth', 'email', 'phone', 'mobile'];
  expect(guessedFields([...headings, 'HCP-Index', 'Straße'])).toEqual([...fields, 'handicap', null]);
});

test('a heading that speaks of a field is taken for it where no other column is called so', () => {
  expect(guessedFields(['Nachname des Mitglieds', 'Handicap am 1.1.', 'E-Mail-Verteiler'])).toEqual([
    'surname',
    'handicap',
    'email',
  ]);
  expect(guessedFields(['Nachname', 'Nachname der Mutter'])).toEqual(['surname', null]);
});

test('short headings are understood, and those of the name and the place of birth are not its day', () => {
  const headings = ['Vname', 'Nname', 'Geb.-Dat.', 'Geburtsname', 'Geburtsort', 'Geburtsland'];
  expect(guessedFields(headings)).toEqual(['name', 'surname', 'dateOfBirth', null, null, null]);
});

test('one column has surname and name where its heading or its texts say so', () => {
  expect(guessedFields(['Name, Vorname', 'E-Mail'])).toEqual(['fullName', 'email']);
  expect(guessedFields(['Name', 'E-Mail'], ['Groß, Anna', 'a@x.org'])).toEqual(['fullName', 'email']);
  expect(guessedFields(['Name', 'E-Mail'], ['Anna', 'a@x.org'])).toEqual(['name', 'email']);
  expect(guessedFields(['Name', 'Surname'], ['Anna, Lena', 'Groß'])).toEqual(['name', 'surname']);
  expect(columnsProblem(['fullName', 'email'])).toBeNull();
  expect(columnsProblem(['fullName', 'email', 'name'])).toEqual({ kind: 'repeatedColumns', fields: ['name'] });
});

test('case, accents, spaces and hyphens of a heading do not matter', () => {
  const headings = [' VORNAME ', 'Sur-Name', 'é‑mail', 'Date-Of Birth', 'user name'];
  expect(guessedFields(headings)).toEqual(['name', 'surname', 'email', 'dateOfBirth', 'username']);
});

test('beside a first name, "Name" is the family name', () => {
  expect(guessedFields(['Name', 'Vorname', 'E-Mail'])).toEqual(['surname', 'name', 'email']);
});

test('what nobody can be imported without is missed, and two columns for one field are named', () => {
  expect(columnsProblem(['name', 'phone', null])).toEqual({ kind: 'missingColumns', fields: ['surname', 'email'] });
  const fields = ['name', 'surname', 'email', 'email', 'surname'] as const;
  expect(columnsProblem(fields)).toEqual({ kind: 'repeatedColumns', fields: ['surname', 'email'] });
  expect(columnsProblem(['name', 'surname', 'email', null, null])).toBeNull();
});
