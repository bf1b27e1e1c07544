import i18next from 'i18next';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { readWorkbook } from '@/ui/xlsx/readWorkbook';
import type { ImportedRow } from '@contract/memberImport';
import { excelFile } from '@test/fixtures/workbooks';
import { guessedFields } from './memberColumns';
import type { RowStatus } from './ownFindings';
import { membersOf } from './reading/membersOf';
import { readTable } from './reading/readTable';
import { fileOfRecords, refusedRows } from './refusedRows';

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
      findings: [[]],
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

  test('the apostrophe of a spreadsheet is taken away, and none of a name', async () => {
    const text = `${headings},Mobile,Phone\n'=A,'t Hooft,a@example.org,'+49 171 1,'0171`;
    expect(await membersIn(bytes(text))).toMatchObject({
      rows: [{ name: '=A', surname: "'t Hooft", mobile: '+49 171 1', phone: '0171' }],
    });
  });

  test('a column with surname and name is split at its comma', async () => {
    const text = 'Mitglied;E-Mail\nGroß, Anna Maria;a@x.org\nO’Neill;b@x.org';
    const read = await readTable(new File([text], 'members.csv'));
    const records = 'table' in read ? read.table.records : [];
    expect(membersOf(records, ['fullName', 'email'])).toMatchObject({
      rows: [
        { name: 'Anna Maria', surname: 'Groß' },
        { name: 'O’Neill', surname: '' },
      ],
    });
  });

  test.each([
    ['windows-1252', 'macintosh', ['MŸller', 'BŠr', 'Gro§']],
    ['windows-1252', 'cp850', ['M\u0081ller', 'B„r', 'J”rg']],
    ['windows-1252', 'utf-8', ['MÃ¼ller', 'BÃ¤r', 'GroÃŸ']],
    ['macintosh', 'windows-1252', ['M¸ller', 'B‰r', 'Groﬂ']],
    ['cp850', 'windows-1252', ['M³ller', 'Gro▀']],
    ['utf-8', 'damaged', ['M\ufffdller']],
  ])('names that were read as %s in place of %s are found', async (_read, _written, names) => {
    const read = await membersIn(`${headings}\n${names.map((name) => `A,${name},a@x.org`).join('\n')}`);
    expect('rows' in read && read.findings).toEqual(names.map(() => [{ path: '/surname', reason: 'strange-letters' }]));
  });

  test('names that are written right are not', async () => {
    const names = [
      "O'Neill",
      'Müller-Lüdenscheidt',
      'Šárka',
      'TOMÁŠ',
      'Žižek',
      'Robert „Bob“ Maier',
      'Nguyễn 😀',
      'João',
    ];
    const read = await membersIn(`${headings}\n${names.map((name) => `${name},B,a@x.org`).join('\n')}`);
    expect('rows' in read && read.findings).toEqual(names.map(() => []));
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
    const minus = [{ path: '/handicap', reason: 'minus' }];
    expect(read).toMatchObject({ findings: [minus, minus, [], []] });
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
    ['18.400000000000002', '18.4'],
    ['+1,2000000000000002', '+1.2'],
    ['–', ''],
    ['--', ''],
    ['PRO', 'PRO'],
  ])('the handicap %s is read as "%s"', async (written, handicap) => {
    const read = await membersIn(bytes(`${headings},Hcp\nA,B,a@x.org,"${written}"`));
    const isChanged = handicap === '54' && written !== '54';
    expect(read).toMatchObject({
      rows: [{ handicap }],
      findings: [isChanged ? [{ path: '/handicap', reason: 'highest' }] : []],
    });
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

    test.each([
      ['macintosh', [0x91, 0x9a, 0xa7, 0x8e]],
      ['cp850', [0x89, 0x94, 0xe1, 0x82]],
      ['cp437', [0x89, 0x94, 0xe1, 0x82]],
    ] as const)('%s is read where it is chosen', async (encoding, letters) => {
      const file = new File([bytes('Vorname;Nachname\nA;'), Uint8Array.from(letters)], 'members.csv');
      expect(await readTable(file, encoding)).toMatchObject({ table: { records: [{ cells: ['A', 'ëößé'] }] } });
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
    ['with a note alone', bytes(`${headings}\n,,,only a note`), 'noRows'],
    ['with broken quotes throughout', bytes(`${headings}\n${'"A,B,c@example.org\n'.repeat(101)}`), 'brokenQuotes'],
    ['with too many members', bytes(`${headings}\n${'A,B,c@example.org\n'.repeat(20_001)}`), 'tooManyRows'],
  ])('a file %s is refused', async (_what, content, kind) => {
    expect(await membersIn(content)).toMatchObject({ problem: { kind } });
  });

  test.each([
    ['a separator too many', 'Groß, Anna,B,c@example.org', 'too-many-cells'],
    ['quotes that never end', '"A,B,c@example.org', 'broken-quotes'],
  ])('a line with %s is found, and the others are read', async (_what, line, reason) => {
    const read = await membersIn(`${headings}\nA,B,a@example.org,\n${line}\nE,F,e@example.org\n,,,note`);
    expect(read).toMatchObject({ lines: [2, 3, 4], findings: [[], [{ path: '', reason }], []] });
    expect('rows' in read && read.rows.map(({ email }) => email)).toEqual([
      'a@example.org',
      expect.any(String),
      'e@example.org',
    ]);
  });

  test('a note next to the table of a workbook is a remark on its row', async () => {
    const cells = (line: number, ...texts: string[]) =>
      texts
        .map((text, at) => [`${'ABCDEF'[at]}${line}`, text] as const)
        .filter(([, text]) => text !== '')
        .map(([cell, text]) => `<c r="${cell}" t="str"><v>${text}</v></c>`)
        .join('');
    const rows = [
      cells(1, 'Name', 'Surname', 'E-Mail'),
      cells(2, 'A', 'B', 'a@example.org'),
      cells(3, 'C', 'D', 'c@example.org', '', '', 'moves in May'),
      cells(4, '', '', '', '', '', 'as of 2026'),
    ];
    const sheet = `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`;
    expect(await membersIn(await excelFile({ sheet }))).toMatchObject({
      rows: [{ email: 'a@example.org' }, { email: 'c@example.org' }],
      findings: [[], [{ path: '', reason: 'next-to-table' }]],
    });
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

  const refused: RowStatus = {
    verdict: 'refused',
    errors: [
      { path: '/email', reason: 'not-an-email' },
      { path: '/name', reason: 'too-long' },
    ],
  };

  /** Chooses a file and returns the file of its rows that are refused: all but the first. */
  async function refusedOf(
    content: Uint8Array<ArrayBuffer> | string,
    correct: (rows: ImportedRow[]) => void = () => undefined,
  ) {
    const read = await readTable(new File([content], 'members.csv'));
    if (!('table' in read)) throw new Error(read.problem.kind);
    const { headings, records } = read.table;
    const fields = guessedFields(headings, records[0]?.cells);
    const members = membersOf(records, fields);
    correct([...members.rows]);
    const columns = headings.map((heading, at) => ({ heading, sample: '', field: fields[at] ?? null }));
    const rowStatuses = records.map((_, at): RowStatus => (at === 0 ? { verdict: 'create', errors: [] } : refused));
    const cellsOf = (positions: readonly number[]) => Promise.resolve(positions.map((at) => records[at]?.cells ?? []));
    const options = { columns, members, rowStatuses, cellsOf };
    const found = await refusedRows(options, instance.getFixedT('en'));
    return { records: found, ...(await fileOfRecords(found, read, 'refused')) };
  }

  const why = 'E-Mail: Please enter an e-mail address such as name@example.org. Name: Please enter less.';
  const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
  const lines = [
    'Name|Surname|E-Mail|Locker|Handicap|Mobile',
    'Anna|Groß|anna@example.org|11|1,2|1',
    '=1+1|say "hi", Bea|bea|12|+0,4|+49-171-1|note',
  ];

  test('they have all columns of the file, its delimiter and its encoding, their line and the reasons', async () => {
    const windows1252 = Uint8Array.from(`sep=|\n${lines.join('\n')}\nJörg|Ä|x`, (sign) => sign.charCodeAt(0));
    const { name, content } = await refusedOf(windows1252);
    expect([name, new TextDecoder('windows-1252').decode(await bytesOf(content)).split('\r\n')]).toEqual([
      'refused.csv',
      [
        'sep=|',
        `Line|Reasons|${lines[0]}`,
        `4|${why}|'=1+1|"say ""hi"", Bea"|bea|12|"'+0,4"|'+49-171-1|note`,
        `5|${why}|Jörg|Ä|x`,
        '',
      ],
    ]);
  });

  test('their file is read as the first one was, and refused again it has no column twice', async () => {
    const first = await refusedOf(lines.join('\n').replaceAll('|', ';').replace('note', ''));
    const again = await refusedOf(await bytesOf(first.content));
    const line = first.records[1] ?? [];
    expect(first.records).toEqual([first.records[0], line]);
    const read = await membersIn(await bytesOf(first.content));
    expect(read).toMatchObject({
      rows: [{ name: '=1+1', surname: 'say "hi", Bea', handicap: '+0,4', mobile: '+49-171-1' }],
    });
    expect(again.records).toEqual([first.records[0]]);
  });

  test('what was corrected takes the place of the cell, also of a name in one column', async () => {
    const { records } = await refusedOf('Name;E-Mail;Phone\nGroß, Anna;a;1\n"Klein, Bea";b;2', ([, row]) => {
      Object.assign(row ?? {}, { name: 'Beate', email: 'b@x.org' });
    });
    expect(records[1]?.slice(2)).toEqual(['Klein, Beate', 'b@x.org', '2']);
  });

  test('those of a workbook are a workbook, with texts as they are', async () => {
    const { name, content, records } = await refusedOf(await excelFile());
    expect([name, (await readWorkbook(await bytesOf(content))).map(({ cells }) => cells)]).toEqual([
      'refused.xlsx',
      records,
    ]);
  });

  test('a letter that the encoding lacks makes it UTF-8', async () => {
    const latin = Uint8Array.from('Name;E-Mail\nGroß, A;a\nKlein, B;b', (sign) => sign.charCodeAt(0));
    const { content } = await refusedOf(latin, ([, row]) => Object.assign(row ?? {}, { name: 'Nguyễn' }));
    expect(new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(content))).toContain('Nguyễn');
  });
});
