import i18next from 'i18next';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { csvText } from '@/ui/csvText';
import { guessedFields } from './memberColumns';
import type { RowStatus } from './ownFindings';
import { membersOf } from './reading/membersOf';
import { readTable } from './reading/readTable';
import { refusedRows } from './refusedRows';

/** Returns the members in a file whose columns mean what they seem to, or why there are none. */
async function membersIn(content: Uint8Array<ArrayBuffer> | string) {
  const read = await readTable(new File([content], 'members.csv'));
  if ('problem' in read) return { problem: read.problem };
  const fields = guessedFields(read.table.headings);
  const ignored = read.table.headings.filter((_heading, at) => fields[at] === null);
  return { ...membersOf(read.table.records, fields), ignored };
}

describe('read members file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  const headings = 'Name,Surname,E-Mail';

  const blank = { username: '', dateOfBirth: '', gender: '', handicap: '', mobile: '', phone: '' };

  test.each([
    ['without', ''],
    ['with', '\uFEFF'],
  ])('a file %s a byte-order mark is read', async (_with, mark) => {
    expect(await membersIn(bytes(`${mark}${headings},Club\nJörg, Nguyễn 😀 ,j@example.org,Bergblick`))).toEqual({
      rows: [{ name: 'Jörg', surname: 'Nguyễn 😀', email: 'j@example.org', ...blank }],
      lines: [2],
      ignored: ['Club'],
      remarks: [null],
    });
  });

  test('a German file with semicolons and decimal commas is read', async () => {
    const text =
      'Nachname;Vorname;E-Mail;Handicap;Geburtsdatum;Mobil\r\nÄrzt;Bea;b@example.org;18,4;01.02.1990;+49 171 1\r\n';
    expect(await membersIn(bytes(text))).toMatchObject({
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

  test('the apostrophe that keeps a spreadsheet from reading a formula is taken away, and no other', async () => {
    const text = `${headings},Mobile,Phone\nAnna,'t Hooft,a@example.org,'+49 171 1,'0171`;
    expect(await membersIn(bytes(text))).toMatchObject({
      rows: [{ surname: "'t Hooft", mobile: '+49 171 1', phone: "'0171" }],
    });
  });

  test('a row that ends early has empty cells', async () => {
    expect(await membersIn(bytes(`${headings},Phone\nAnna,Groß`))).toMatchObject({ rows: [{ email: '', phone: '' }] });
  });

  test('a cell that is longer than the server reads stays too long for every field', async () => {
    const read = await membersIn(bytes(`${headings}\n${'😀'.repeat(600)},Groß,a@example.org`));
    expect('rows' in read && read.rows[0]?.name).toBe('😀'.repeat(500));
  });

  test('a handicap with a minus is read as a plus handicap, with a remark', async () => {
    const text =
      'Vorname;Nachname;E-Mail;Handicap\nA;B;a@x.org;-1,2\nA;B;b@x.org;− 3\nA;B;c@x.org;+1,2\nA;B;d@x.org;-\n';
    const read = await membersIn(bytes(text));
    expect(read).toMatchObject({ remarks: ['minus', 'minus', null, null] });
    expect('rows' in read && read.rows.map((row) => row.handicap)).toEqual(['+1,2', '+3', '+1,2', '']);
  });

  test.each([
    ['PR', '54'],
    ['pr', '54'],
    ['54,1', '54'],
    ['72', '54'],
    ['72,0', '54'],
    ['54', '54'],
    ['73', '73'],
    ['5.4', '5.4'],
    ['–', ''],
    ['--', ''],
    ['PRO', 'PRO'],
  ])('the handicap %s is read as "%s"', async (written, handicap) => {
    const read = await membersIn(bytes(`${headings},Hcp\nA,B,a@x.org,"${written}"`));
    const isChanged = handicap === '54' && written !== '54';
    expect(read).toMatchObject({ rows: [{ handicap }], remarks: [isChanged ? 'highest' : null] });
  });

  test.each([
    ['1.2.1970', '01.02.1970'],
    ['01. 12. 1970', '01.12.1970'],
    ['1970-02-01', '01.02.1970'],
    ['1970-02-01 00:00:00', '01.02.1970'],
    ['25600', '01.02.1970'],
    ['1970', '1970'],
    ['1/2/1970', '1/2/1970'],
    ['31.2.1970', '31.2.1970'],
    ['1985/03/14', '14.03.1985'],
    ['14.03.1985 00:00:00', '14.03.1985'],
    ['1.2.90', '01.02.1990'],
  ])('the day of birth %s is read as %s', async (written, dateOfBirth) => {
    const read = await membersIn(bytes(`${headings},Geburtsdatum\nA,B,a@x.org,${written}`));
    expect(read).toMatchObject({ rows: [{ dateOfBirth }] });
  });

  describe('the encoding is told by what is in the file', () => {
    const text = 'Vorname;Nachname;E-Mail\r\nZoë;Größer;z@example.org\r\n';
    const utf16 = (given: string, isBigEndian: boolean) => {
      const view = new DataView(new ArrayBuffer(2 * given.length));
      for (let at = 0; at < given.length; at += 1) view.setUint16(2 * at, given.charCodeAt(at), !isBigEndian);
      return new Uint8Array(view.buffer);
    };
    // Every letter of the text has the same number in Windows-1252 as in Unicode.
    const oneByteEach = Uint8Array.from(text, (sign) => sign.charCodeAt(0));

    test.each<[string, Uint8Array<ArrayBuffer>, string]>([
      ['UTF-8', bytes(text), 'utf-8'],
      ['UTF-8 with its mark', bytes(`\uFEFF${text}`), 'utf-8'],
      ['Windows-1252', oneByteEach, 'windows-1252'],
      ['UTF-16', utf16(text, false), 'utf-16le'],
      ['UTF-16 with its mark', utf16(`\uFEFF${text}`, false), 'utf-16le'],
      ['big-endian UTF-16', utf16(text, true), 'utf-16be'],
      ['big-endian UTF-16 with its mark', utf16(`\uFEFF${text}`, true), 'utf-16be'],
    ])('%s', async (_what, content, encoding) => {
      const read = await readTable(new File([content], 'members.csv'));
      expect(read).toMatchObject({
        encoding,
        table: { records: [{ line: 2, cells: ['Zoë', 'Größer', 'z@example.org'] }] },
      });
    });

    test('and a chosen one is taken instead', async () => {
      const file = new File([oneByteEach], 'members.csv');
      expect(await readTable(file, 'utf-8')).toEqual({ encoding: 'utf-8', problem: { kind: 'notUtf8' } });
      expect(await readTable(new File([bytes(text)], 'members.csv'), 'windows-1252')).toMatchObject({
        table: { records: [{ cells: expect.arrayContaining(['ZoÃ«']) as string[] }] },
      });
    });
  });

  test.each([
    ['with a NUL', bytes(`${headings}\nJ\0rg,B,c@example.org`), 'notText'],
    ['that is empty', bytes(''), 'noRows'],
    ['with headings alone', bytes(headings), 'noRows'],
    ['with a separator too many', bytes(`${headings}\nA,B,c@example.org\nGroß, Anna,B,c@example.org`), 'tooManyCells'],
    ['with broken quotes', bytes(`${headings}\n"A,B,c@example.org`), 'openQuotes'],
    ['with too many members', bytes(`${headings}\n${'A,B,c@example.org\n'.repeat(20_001)}`), 'tooManyRows'],
  ])('a file %s is refused', async (_what, content, kind) => {
    expect(await membersIn(content)).toMatchObject({ problem: { kind } });
  });

  test('as many members as can be imported at once are read', async () => {
    const read = await membersIn(bytes(`${headings}\n${'A,B,c@example.org\n'.repeat(20_000)}`));
    expect('rows' in read && read.rows.length).toBe(20_000);
    expect('rows' in read && read.lines.at(-1)).toBe(20_001);
  });

  test('a file of many megabytes is refused without being read', async () => {
    const file = new File([new Uint8Array(16_000_001)], 'members.csv');
    expect(await readTable(file)).toEqual({ encoding: null, problem: { kind: 'tooManyBytes' } });
  });
});

describe('refused rows', () => {
  const instance = i18next.createInstance();

  void instance.init({
    resources: { en: { translation: en }, de: { translation: de } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });

  const read = async (text: string) => {
    const file = await membersIn(text);
    if ('problem' in file) throw new Error(file.problem.kind);
    return file;
  };

  const readFile = () =>
    read('Name,Surname,E-Mail,Mobile\nAnna,Groß,anna@example.org,+49 171 1\n"=1+1","say ""hi"", Bea",bea,\n');

  const rowStatuses: RowStatus[] = [
    { verdict: 'create', errors: [] },
    {
      verdict: 'refused',
      errors: [
        { path: '/email', reason: 'not-an-email' },
        { path: '/name', reason: 'too-long' },
      ],
    },
  ];

  test('the refused rows alone are written, with their line and the reasons in words', async () => {
    const file = await readFile();
    const why = 'E-Mail: Please enter an e-mail address such as name@example.org. Name: Please enter less.';
    expect(refusedRows(file, rowStatuses, instance.getFixedT('en'))).toEqual([
      [
        'Line',
        'Name',
        'Surname',
        'E-Mail',
        'Username',
        'Date of birth',
        'Gender',
        'Handicap',
        'Mobile',
        'Phone',
        'Reasons',
      ],
      ['3', "'=1+1", 'say "hi", Bea', 'bea', '', '', '', '', '', '', why],
    ]);
  });

  test.each(['en', 'de'] as const)('the file of refused rows can be read again as it was (%s)', async (locale) => {
    const file = await readFile();
    const text = csvText(refusedRows(file, rowStatuses, instance.getFixedT(locale)), locale);
    expect(await read(text)).toMatchObject({ rows: [file.rows[1]], lines: [2] });
  });

  test('a mobile number that begins with a plus survives', async () => {
    const file = await readFile();
    const all = rowStatuses.map((): RowStatus => ({ verdict: 'refused', errors: [] }));
    const records = refusedRows(file, all, instance.getFixedT('de'));
    expect(records[1]).toContain('+49 171 1');
    expect((await read(csvText(records, 'de'))).rows).toEqual(file.rows);
  });
});
