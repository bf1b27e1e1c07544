import { membersIn, readMembersFile } from './readMembersFile';

const bytes = (text: string) => new TextEncoder().encode(text);
const headings = 'Name,Surname,E-Mail';
const blank = { username: '', dateOfBirth: '', gender: '', handicap: '', mobile: '', phone: '' };

test.each([
  ['without', ''],
  ['with', '\uFEFF'],
])('a file %s a byte-order mark is read', (_with, mark) => {
  expect(membersIn(bytes(`${mark}${headings},Club\nJörg, Nguyễn 😀 ,j@example.org,Bergblick`))).toEqual({
    rows: [{ name: 'Jörg', surname: 'Nguyễn 😀', email: 'j@example.org', ...blank }],
    lines: [2],
    ignored: ['Club'],
    minuses: 0,
  });
});

test('a German file with semicolons and decimal commas is read', () => {
  const text =
    'Nachname;Vorname;E-Mail;Handicap;Geburtsdatum;Mobil\r\nÄrzt;Bea;b@example.org;18,4;01.02.1990;+49 171 1\r\n';
  expect(membersIn(bytes(text))).toMatchObject({
    rows: [
      {
        name: 'Bea',
        surname: 'Ärzt',
        email: 'b@example.org',
        handicap: '18,4',
        dateOfBirth: '01.02.1990',
        mobile: '+49 171 1',
      },
    ],
  });
});

test('the apostrophe that keeps a spreadsheet from reading a formula is taken away, and no other', () => {
  const text = `${headings},Mobile,Phone\nAnna,'t Hooft,a@example.org,'+49 171 1,'0171`;
  expect(membersIn(bytes(text))).toMatchObject({
    rows: [{ surname: "'t Hooft", mobile: '+49 171 1', phone: "'0171" }],
  });
});

test('a row that ends early has empty cells', () => {
  expect(membersIn(bytes(`${headings},Phone\nAnna,Groß`))).toMatchObject({ rows: [{ email: '', phone: '' }] });
});

test('a cell that is longer than the server reads stays too long for every field', () => {
  const read = membersIn(bytes(`${headings}\n${'😀'.repeat(600)},Groß,a@example.org`));
  expect('rows' in read && read.rows[0]?.name).toBe('😀'.repeat(500));
});

test('a handicap with a minus is read as a plus handicap, and counted', () => {
  const text = 'Vorname;Nachname;E-Mail;Handicap\nA;B;a@x.org;-1,2\nA;B;b@x.org;− 3\nA;B;c@x.org;+1,2\nA;B;d@x.org;-\n';
  const read = membersIn(bytes(text));
  expect(read).toMatchObject({ minuses: 2 });
  expect('rows' in read && read.rows.map(({ handicap }) => handicap)).toEqual(['+1,2', '+3', '+1,2', '-']);
});

test.each([
  ['in Latin 1', Uint8Array.from([...bytes(`${headings}\nJ`), 0xf6, ...bytes('rg,B,c@example.org')]), 'notUtf8'],
  ['in UTF-16', new Uint8Array(Uint16Array.from(headings, (sign) => sign.charCodeAt(0)).buffer), 'notUtf8'],
  ['that is empty', bytes(''), 'noRows'],
  ['with headings alone', bytes(headings), 'noRows'],
  ['without needed columns', bytes('Name,Phone\nA,1'), 'missingColumns'],
  ['with a column twice', bytes(`${headings},Mail\nA,B,c@example.org,d@example.org`), 'repeatedColumns'],
  ['with a separator too many', bytes(`${headings}\nA,B,c@example.org\nGroß, Anna,B,c@example.org`), 'tooManyCells'],
  ['with broken quotes', bytes(`${headings}\n"A,B,c@example.org`), 'openQuotes'],
  ['with too many members', bytes(`${headings}\n${'A,B,c@example.org\n'.repeat(5_001)}`), 'tooManyRows'],
])('a file %s is refused', (_what, content, kind) => {
  expect(membersIn(content)).toMatchObject({ problem: { kind } });
});

test('as many members as can be imported at once are read', () => {
  const read = membersIn(bytes(`${headings}\n${'A,B,c@example.org\n'.repeat(5_000)}`));
  expect('rows' in read && read.rows.length).toBe(5_000);
  expect('rows' in read && read.lines.at(-1)).toBe(5_001);
});

test('a file of many megabytes is refused without being read', async () => {
  const file = new File([new Uint8Array(5_000_001)], 'members.csv');
  expect(await readMembersFile(file)).toEqual({ problem: { kind: 'tooManyBytes' } });
});
