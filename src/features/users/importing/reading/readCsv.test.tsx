import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { chooseFile, clubWithAdmin, membersOf, openImport, rowStatusesShown } from '@test/browser/openContent';
import { unique } from '@test/fixtures/names';
import { readCsv } from './readCsv';

describe('read csv', () => {
  const cellsOf = (text: string) => {
    const read = readCsv(text);
    if ('problem' in read) throw new Error(`${read.problem.kind} on line ${read.problem.line}`);
    return read.records.map(({ cells }) => cells);
  };

  test.each<[string, string, string[][]]>([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1;2,5',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'a comma in a quoted heading of a file with semicolons',
      '"a,b,c";d\n1;2',
      [
        ['a,b,c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1,5\t2;3',
      [
        ['a', 'b'],
        ['1,5', '2;3'],
      ],
    ],
    [
      'a delimiter that the first line names',
      'sep=|\r\na,b;c|d\r\n1|2',
      [
        ['a,b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['one column alone', 'a\n1\n2', [['a'], ['1'], ['2']]],
    [
      'Windows line breaks',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line breaks of old Macs',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no line break at the end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n,,3\n1,,',
      [
        ['a', 'b', 'c'],
        ['', '', '3'],
        ['1', '', ''],
      ],
    ],
    [
      'an empty cell at the very end',
      'a,b\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'blank lines and lines of separators alone',
      'a,b\n\n,\n \n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'separators in quotes',
      'a,b\n"1,2",3',
      [
        ['a', 'b'],
        ['1,2', '3'],
      ],
    ],
    [
      'doubled quotes',
      'a,b\n"say ""hi""",2',
      [
        ['a', 'b'],
        ['say "hi"', '2'],
      ],
    ],
    [
      'nothing but doubled quotes',
      'a,b\n"""",""',
      [
        ['a', 'b'],
        ['"', ''],
      ],
    ],
    [
      'line breaks in quotes',
      'a,b\n"1\r\n2",3',
      [
        ['a', 'b'],
        ['1\n2', '3'],
      ],
    ],
    [
      'line breaks of several kinds',
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'fewer columns than decimal commas',
      'a;b\n1,5;2,5\n3,5;4,5',
      [
        ['a', 'b'],
        ['1,5', '2,5'],
        ['3,5', '4,5'],
      ],
    ],
    [
      'quotes within a plain cell',
      'a,b\n5" disc,2',
      [
        ['a', 'b'],
        ['5" disc', '2'],
      ],
    ],
    [
      'spaces, which belong to the text',
      'a, b\n 1,2 ',
      [
        ['a', ' b'],
        [' 1', '2 '],
      ],
    ],
    ['nothing', '', []],
  ])('a file with %s is read', (_what, text, records) => {
    expect(cellsOf(text)).toEqual(records);
  });

  test('each record knows the line on which it begins, whatever the line breaks', () => {
    const read = readCsv('a,b\r\n"1\n1",2\r\n\r\n3,4');
    expect('records' in read && read.records.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test.each([
    ['quotes that never end', 'a,b\n"1\n1",2\n"3,4\n5,"6"', { line: 4, cells: ['"3', '4'] }],
    ['quotes that never end, below a line for the delimiter', 'sep=;\na;b\n"3;4\n5;6', { line: 3, cells: ['"3', '4'] }],
    ['text after quotes', 'a,b\n"1" x,2\n3,4', { line: 2, cells: ['"1" x', '2'] }],
    ['quotes that close on a line below', 'a,b\n"1,2\n"3",4', { line: 2, cells: ['"1', '2'] }],
  ])('a line with %s is split at its delimiters, and the others are read', (_what, text, broken) => {
    const { length: below } = text.trimEnd().split('\n');
    const read = readCsv(text);
    const records = 'records' in read ? read.records : [];
    expect(records.filter(({ isBroken }) => isBroken)).toEqual([{ ...broken, isBroken: true }]);
    expect(records.at(-1)?.line).toBe(below);
  });

  test('a text with such lines throughout is refused with the first of them', () => {
    expect(readCsv(`a,b\n1,2\n${'"3,4\n'.repeat(101)}`)).toEqual({ problem: { kind: 'brokenQuotes', line: 3 } });
  });

  test('no more records are read than are asked for', () => {
    const read = readCsv('a\n1\n"2" x\n3\n', 2);
    expect('records' in read && read.records.map(({ cells }) => cells)).toEqual([['a'], ['1']]);
  });

  test('whatever was written with all cells in quotes is read as it was, with plain line feeds', () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
    const table = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.constantFrom(',', ';')).chain(([width, separator]) =>
      fc.record({
        separator: fc.constant(separator),
        records: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(table, ({ separator, records }) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = records.map((cells) => cells.map(quoted).join(separator)).join('\r\n');
        expect(cellsOf(text)).toEqual(records.map((cells) => cells.map((one) => one.replace(/\r\n?/g, '\n'))));
      }),
      { seed: 2026 },
    );
  });
});

describe('refusing', () => {
  test('one refused row keeps all of them from being imported, and says why', async () => {
    const { fixtures, club, token } = await clubWithAdmin();
    const stranger = await fixtures.member({ club: await fixtures.club() });
    const { user, dialog } = await openImport(token, club, 'de');
    const lines = [
      'Nachname;Vorname;E-Mail;Geburtsdatum',
      `Gut;Anna;${unique('anna')}@example.org;24.07.1990`,
      `Fremd;Bea;${stranger.email};`,
      'Falsch;Carl;carl;31.02.1990',
    ];
    await chooseFile(user, `\uFEFF${lines.join('\n')}`);

    expect(await within(dialog).findByText(/^2 Zeilen sind abgelehnt\./)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: '1 Mitglied importieren' })).toBeDisabled();
    const [other, wrong] = rowStatusesShown(dialog);
    expect(other).toEqual(
      expect.arrayContaining(['Abgelehnt', 'E-Mail: Das gehört schon jemand anderem. Bitte etwas anderes wählen.']),
    );
    expect(wrong?.at(-1)).toContain('E-Mail: Bitte eine E-Mail-Adresse wie name@example.org eingeben.');
    expect(wrong?.at(-1)).toContain('Geburtsdatum: Nicht importiert. Gelesen werden Daten wie 31.12.1990');

    await user.click(within(dialog).getByRole('button', { name: 'Alle (3)' }));
    expect(rowStatusesShown(dialog)).toHaveLength(3);
    expect(await membersOf(club)).toEqual([]);
  });

  test('a corrected file takes the place of the refused one', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    await chooseFile(user, 'Name,Surname,E-Mail\nAnna,Groß,anna');
    expect(await within(dialog).findByText(/^1 row is refused\./)).toBeVisible();
    await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${unique('anna')}@example.org`);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect(await membersOf(club)).toMatchObject([{ name: 'Anna', surname: 'Groß' }]);
  });

  test('what stands twice is refused, also where the file is checked in several parts', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const tag = unique('player');
    const rows = Array.from({ length: 600 }, (_, n) => `Anna,Groß,${tag}.${n}@example.org`);
    await chooseFile(user, ['Name,Surname,E-Mail', ...rows, `Bea,Klein,${tag.toUpperCase()}.7@example.org`].join('\n'));
    expect(await within(dialog).findByText(/^1 row is refused\./)).toBeVisible();
    expect(rowStatusesShown(dialog)).toEqual([
      [
        '602',
        'Bea',
        'Klein',
        `${tag.toUpperCase()}.7@example.org`,
        '',
        'Refused',
        expect.stringContaining('Another row has the same e-mail.'),
      ],
    ]);
    expect(await membersOf(club)).toEqual([]);
  });

  test('characters for which the server would refuse the whole file refuse their row alone', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const tag = unique('anna');
    await chooseFile(user, `Name,Surname,E-Mail\nAn\u202ena,Groß,${tag}@example.org\nBea,Klein,${tag}2@example.org`);
    expect(await within(dialog).findByText(/^1 row is refused\./)).toBeVisible();
    expect(rowStatusesShown(dialog)[0]?.at(-1)).toBe('Name: Please remove invisible or control characters.');
  });

  test('when something has changed since the check, nothing is written and the new verdicts are shown', async () => {
    const { fixtures, club, token } = await clubWithAdmin();
    const email = `${unique('anna')}@example.org`;
    const { user, dialog } = await openImport(token, club);
    await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${email}\nBea,Klein,${unique('bea')}@example.org`);
    const confirm = await within(dialog).findByRole('button', { name: 'Import 2 members' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await fixtures.member({ club: await fixtures.club(), email });
    await user.click(confirm);
    expect(await within(dialog).findByText(/^Nothing was imported: something has changed/)).toBeVisible();
    expect(within(dialog).getByText(/^1 row is refused\./)).toBeVisible();
    expect(await membersOf(club)).toEqual([]);
  });
});
