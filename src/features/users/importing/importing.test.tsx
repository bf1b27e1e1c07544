import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { csvText } from '@/ui/csvText';
import { openApp, typeInto } from '@test/browser/openApp';
import { chooseFile, clubWithAdmin, membersOf, openImport, rowStatusesShown } from '@test/browser/openContent';
import { sql } from '@test/fixtures/database';
import { unique } from '@test/fixtures/names';
import { guessedFields } from './memberColumns';
import type { RowStatus } from './ownFindings';
import { membersOf as membersOfTable } from './reading/membersOf';
import { readTable } from './reading/readTable';
import { refusedRows } from './refusedRows';

describe('importing', () => {
  test('an admin sees what would become of each row, and nothing is written before the confirmation', async () => {
    const { fixtures, club, token } = await clubWithAdmin();
    const known = await fixtures.member({ club, name: 'Anna', surname: 'Alt', handicap: 20 });
    const same = await fixtures.member({ club, name: 'Bea', surname: 'Gleich', handicap: 30.5 });
    const fresh = `${unique('nora')}@example.org`;
    const { user, dialog } = await openImport(token, club);
    expect(await within(dialog).findByText(`Into ${club.name}`)).toBeVisible();
    const lines = [
      'Name,Surname,E-Mail,Handicap,Locker',
      `Anna,Neu,${known.email.toUpperCase()},18.4,12`,
      `Bea,Gleich,${same.email},30.5,`,
      `Nora,"O'Brien, Nguyễn",${fresh},+1.2,`,
    ];
    await chooseFile(user, lines.join('\r\n'));

    expect(await within(dialog).findByText('These columns are not imported: Locker.')).toBeVisible();
    expect(await within(dialog).findByText('2 rows can be imported. Nothing has been written yet.')).toBeVisible();
    expect(rowStatusesShown(dialog)).toEqual([
      ['2', 'Anna', 'Neu', known.email.toUpperCase(), '18.4', 'Update', ''],
      ['3', 'Bea', 'Gleich', same.email, '30.5', 'Unchanged', ''],
      ['4', 'Nora', "O'Brien, Nguyễn", fresh, '+1.2', 'Create', ''],
    ]);
    expect(await membersOf(club)).toHaveLength(2);

    await user.click(within(dialog).getByRole('button', { name: 'Update (1)' }));
    expect(rowStatusesShown(dialog)).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Import 2 members' }));
    expect(await screen.findByText('Imported: 1 created, 1 updated, 1 unchanged.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const stored = await membersOf(club);
    expect(stored).toHaveLength(3);
    expect(stored.find(({ email }) => email === known.email)).toMatchObject({ surname: 'Neu', handicap_tenths: 184 });
    expect(stored.find(({ email }) => email === fresh)).toMatchObject({
      surname: "O'Brien, Nguyễn",
      handicap_tenths: -12,
      roles: ['APPROVED', 'PLAYER'],
    });
  });

  test('a day of birth in the future is refused before the server is asked to import it', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    await chooseFile(user, `Name,Surname,E-Mail,Date of birth\nNora,Neu,${unique('nora')}@example.org,01.01.2999`);
    expect(await within(dialog).findByText(/Please enter a date that is not in the future\./)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Import 0 members' })).toBeDisabled();
  });

  test('on a phone the cells of a refused row are fields', async () => {
    const { club, token } = await clubWithAdmin();
    const fresh = `${unique('nora')}@example.org`;
    const { user, dialog } = await openImport(token, club);
    window.innerWidth = 390;
    await chooseFile(user, 'Name,Surname,E-Mail\nNora,Neu,nora');
    const card = await within(dialog).findByRole('listitem');
    await typeInto(user, within(card).getByRole('textbox', { name: 'E-Mail' }), fresh);
    await user.tab();
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect((await membersOf(club)).map(({ email }) => email)).toContain(fresh);
  });

  test('a file in which everybody is a member already leaves nothing to confirm', async () => {
    const { fixtures, club, token } = await clubWithAdmin();
    const { name, surname, email } = await fixtures.member({ club });
    const { user, dialog } = await openImport(token, club);
    await chooseFile(user, `Name,Surname,E-Mail\n${name},${surname},${email}`);
    expect(await within(dialog).findByText(/There is nothing to import/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Import 0 members' })).toBeDisabled();
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['lacks a column', 'Name,Surname\nA,B', 'No column is chosen for: E-Mail. Please say below which one it is.'],
    [
      'is no workbook that can be read',
      Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]),
      'The file is no workbook that can be read. Please save the table as .xlsx or "CSV UTF-8" again.',
    ],
    [
      'is a workbook of an old kind',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]),
      'The file is a workbook of an old kind (.xls), or has a password. Please save it as .xlsx without a password and choose that file.',
    ],
    [
      'is no text',
      Uint8Array.from([0x4e, 0, 0x4e, 0x4e, 0x4e, 0x4e, 0x4e]),
      'The file is not text in this encoding. Please choose another one, or save the table as "CSV UTF-8".',
    ],
    [
      'has open quotes',
      'Name,Surname,E-Mail\n"A,B,c@x.org',
      'The quotes that begin on line 2 never end. Please close them; quotes within a text are doubled.',
    ],
    [
      'has too many rows',
      `Name,Surname,E-Mail\n${'A,B,c@x.org\n'.repeat(20_001)}`,
      'The file has 20,001 members; at most 20,000 can be imported at once. Please split it into several files.',
    ],
  ])('a file that %s is refused with the remedy', async (_what, content, message) => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    await chooseFile(user, content);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
    expect(within(dialog).queryByRole('grid')).not.toBeInTheDocument();
  });

  test('the encoding of the file is shown and can be changed', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const email = `${unique('zoe')}@example.org`;
    // "Zoë" in Windows-1252.
    const [before, after] = ['sep=;\nName;Surname;E-Mail;Handicap\nZo', `;Klein;${email};PR`].map((part) =>
      new TextEncoder().encode(part),
    );
    await chooseFile(user, Uint8Array.from([...(before ?? []), 0xeb, ...(after ?? [])]));
    const shown = () => rowStatusesShown(dialog).at(0)?.slice(0, 5);
    await waitFor(() => expect(shown()).toEqual(['3', 'Zoë', 'Klein', email, '54']));
    expect(within(dialog).getByText(/1 handicap is "PR" or above 54\./)).toBeVisible();
    const encoding = within(dialog).getByRole('combobox', { name: 'Encoding of the file' });
    expect(encoding).toHaveTextContent('Windows-1252 (Western Europe)');

    await user.click(encoding);
    await user.click(await screen.findByRole('option', { name: 'UTF-8' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The file is not UTF-8 text. Please choose another encoding.',
    );
    await user.click(within(dialog).getByRole('combobox', { name: 'Encoding of the file' }));
    await user.click(await screen.findByRole('option', { name: /Windows-1252/ }));
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect(await membersOf(club)).toMatchObject([{ name: 'Zoë', handicap_tenths: 540 }]);
  });

  test('whoever looks at all clubs is asked for the club first', async () => {
    const { club, token } = await clubWithAdmin();
    const { user } = await openApp({ path: '/private/users', as: token });
    await user.click(await screen.findByRole('button', { name: 'Import members' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import members' });
    expect(screen.queryByLabelText('Choose a file')).not.toBeInTheDocument();
    await user.click(await within(dialog).findByRole('combobox', { name: 'Golfclub' }));
    await user.paste(club.name);
    await user.click(await screen.findByRole('option', { name: club.name }));
    await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${unique('anna')}@example.org`);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect(await membersOf(club)).toHaveLength(1);
  });

  test('columns are mapped by hand where their headings say nothing, and a field is chosen once', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const email = `${unique('anna')}@example.org`;
    await chooseFile(user, `Erstens,Zweitens,Drittens\nAnna,Groß,${email}`);
    const choose = async (heading: string, field: string) => {
      await user.click(within(dialog).getByRole('combobox', { name: heading }));
      await user.click(await screen.findByRole('option', { name: field }));
    };
    expect(await within(dialog).findByText(/^No column is chosen for: Name, Surname, E-Mail\./)).toBeVisible();
    expect(within(dialog).getByText('For example: Anna')).toBeVisible();
    await choose('Erstens', 'Name');
    await choose('Zweitens', 'Surname');
    await choose('Drittens', 'Surname');
    expect(await within(dialog).findByText(/^No column is chosen for: E-Mail\./)).toBeVisible();
    await choose('Drittens', 'E-Mail');
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect(await membersOf(club)).toMatchObject([{ name: 'Anna', surname: 'Groß', email }]);
  });

  test('an import is undone from its notice, unless something else has changed its members: then they are named', async () => {
    const { club, token } = await clubWithAdmin();
    for (const isTouched of [false, true]) {
      const { user, dialog, close } = await openImport(token, club);
      const email = `${unique('anna')}@example.org`;
      await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${email}`);
      await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
      const undo = await screen.findByRole('button', { name: 'Undo import' });
      if (isTouched) await sql('update members set version = version + 1 where email = $1', [email]);
      await user.click(undo);
      const said = isTouched
        ? 'Nothing was undone. Members of this import that something else has changed since: 1 (Anna Groß).'
        : 'The import is undone. Members removed: 1; as they were before: 0.';
      expect(await screen.findByText(said)).toBeVisible();
      expect(await membersOf(club)).toHaveLength(isTouched ? 1 : 0);
      close();
    }
  });

  test('none of the rows is part of an action or of the state', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog, store, actions } = await openImport(token, club);
    const email = `${unique('secret')}@example.org`;
    await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${email}`);
    await within(dialog).findByRole('button', { name: 'Import 1 member' });
    const everything = JSON.stringify([store.getState(), actions]);
    expect(everything).toContain('importMembers');
    expect(everything).not.toContain(email);
  });
});

/** Returns the members in a file whose columns mean what they seem to, or why there are none. */
async function membersIn(content: Uint8Array<ArrayBuffer> | string) {
  const read = await readTable(new File([content], 'members.csv'));
  if ('problem' in read) return { problem: read.problem };
  const fields = guessedFields(read.table.headings);
  const ignored = read.table.headings.filter((_heading, at) => fields[at] === null);
  return { ...membersOfTable(read.table.records, fields), ignored };
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
      minuses: 0,
      highest: 0,
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

  test('a handicap with a minus is read as a plus handicap, and counted', async () => {
    const text =
      'Vorname;Nachname;E-Mail;Handicap\nA;B;a@x.org;-1,2\nA;B;b@x.org;− 3\nA;B;c@x.org;+1,2\nA;B;d@x.org;-\n';
    const read = await membersIn(bytes(text));
    expect(read).toMatchObject({ minuses: 2, highest: 0 });
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
    expect(read).toMatchObject({ rows: [{ handicap }], highest: isChanged ? 1 : 0 });
  });

  test.each([
    ['1.2.1970', '01.02.1970'],
    ['01. 12. 1970', '01.12.1970'],
    ['1970-02-01', '01.02.1970'],
    ['1970-02-01 00:00:00', '01.02.1970'],
    ['25600', '01.02.1970'],
    ['1970', '1970'],
    ['1/2/1970', '1/2/1970'],
    ['31.2.1970', '31.02.1970'],
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
