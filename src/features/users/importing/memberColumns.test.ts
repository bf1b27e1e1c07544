import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { columnsNamed, importedFields } from './memberColumns';

test.each([
  ['English', en.importing.column],
  ['German', de.importing.column],
])('columns with the %s names that the app itself uses are understood', (_language, column) => {
  const headings = importedFields.map((field) => column[field]);
  expect(columnsNamed(headings)).toEqual({ fields: importedFields, ignored: [], missing: [], repeated: [] });
});

test.each([
  ['English', en.users],
  ['German', de.users],
])('the %s headings of the users screen are understood, and the others named', (_language, users) => {
  const headings = [users.golfclub, users.name, users.surname, users.roles, users.email, users.approved];
  expect(columnsNamed(headings)).toEqual({
    fields: [null, 'name', 'surname', null, 'email', null],
    ignored: [users.golfclub, users.roles, users.approved],
    missing: [],
    repeated: [],
  });
});

test('case, spaces and hyphens of a heading do not matter', () => {
  const { fields } = columnsNamed([' VORNAME ', 'Sur-Name', 'e‑mail', 'Date-Of Birth', 'user name']);
  expect(fields).toEqual(['name', 'surname', 'email', 'dateOfBirth', 'username']);
});

test('beside a first name, "Name" is the family name', () => {
  expect(columnsNamed(['Name', 'Vorname', 'E-Mail'])).toMatchObject({
    fields: ['surname', 'name', 'email'],
    missing: [],
    repeated: [],
  });
});

test('what nobody can be imported without is missed', () => {
  expect(columnsNamed(['Vorname', 'Telefon']).missing).toEqual(['surname', 'email']);
  expect(columnsNamed(['Name;Surname']).missing).toEqual(['name', 'surname', 'email']);
});

test('two columns for the same field are named', () => {
  expect(columnsNamed(['Name', 'Surname', 'E-Mail', 'Mail', 'Nachname']).repeated).toEqual(['surname', 'email']);
});

test('a column without a heading is not worth a word', () => {
  expect(columnsNamed(['Name', 'Surname', 'E-Mail', '']).ignored).toEqual([]);
});
