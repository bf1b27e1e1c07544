import { excelFile, zipOf } from '@test/fixtures/workbooks';
import { readWorkbook } from './readWorkbook';
import type { ZipError } from './unzip';
import { workbook } from './writeWorkbook';

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await readWorkbook(bytes)).map(({ cells }) => cells);

describe('read workbook', () => {
  test('texts, numbers, days, formulas and empty cells of a sheet as Excel writes it', async () => {
    const rows = await readWorkbook(await excelFile());
    expect(rows).toEqual([
      { line: 1, cells: ['Vorname', 'Nachname', 'E-Mail', 'Geburtsdatum', 'HCP', 'Mobil', 'Aktiv'] },
      { line: 2, cells: ['Zoë', 'Größer & Söhne', 'zoe@example.org', '01.02.1970', '18.4', '+49 171 1', 'TRUE'] },
      { line: 5, cells: ['Bo', '', 'bo@example.org', '29.02.2000', '54'] },
    ]);
  });

  test('a sheet that is hidden is passed over, and days of old Macs are counted from 1904', async () => {
    const rows = await cellsOf(await excelFile({ isFirstHidden: true, is1904: true }));
    expect(rows[0]).toEqual(['Second sheet']);
    expect((await cellsOf(await excelFile({ is1904: true })))[1]?.[3]).toBe('02.02.1974');
  });

  test('an archive with 64-bit sizes is read, as Apache POI writes it', async () => {
    expect(await readWorkbook(await excelFile({ isZip64: true }))).toEqual(await readWorkbook(await excelFile()));
  });

  test.each([
    [17_155_501, '0000000000', '0017155501'],
    [1_715_550_123, '0000" / "0000000', '0171 / 5550123'],
    [1_715_550_123, '"0"000\\-000000#', '0171-5550123'],
    [491_715_550_123, '+0', '+491715550123'],
    [491_715_550_123, '0.00E+00', '491715550123'],
    [491_715_550_123, 'General', '491715550123'],
    [5_550_123, '[<=9999999]###-####;(###) ###-####', '555-0123'],
    [1_715_550_123, '[<=9999999]###-####;(###) ###-####', '(171) 555-0123'],
    [12, '0" years"', '12'],
    [1_234, '#,##0', '1234'],
    [18.400000000000002, 'General', '18.4'],
    [18.400000000000002, '0.0', '18.4'],
    [18.45, '0.0', '18.5'],
    [18.4, '0', '18.4'],
    [-1.25, '0.0;-0.0', '-1.3'],
  ])('the number %d in the format %s is read as it is shown', async (number, format, shown) => {
    const sheet = `<sheetData><row><c s="4"><v>${number}</v></c></row></sheetData>`;
    expect(await cellsOf(await excelFile({ sheet, format }))).toEqual([[shown]]);
  });

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, ZipError['problem']]>([
    ['that is cut off', async () => (await excelFile()).slice(0, 700), 'damaged'],
    ['that is none', () => Promise.resolve(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0])), 'damaged'],
    [
      'that unpacks to more than it may',
      () => zipOf([{ name: 'xl/workbook.xml', text: ' '.repeat(100_000_001) }]),
      'tooLarge',
    ],
    [
      'that says it is smaller than it is',
      () => zipOf([{ name: 'xl/workbook.xml', text: ' '.repeat(100_000_001), saidLength: 10 }]),
      'tooLarge',
    ],
    ['with a password of its archive', () => zipOf([{ name: 'a.xml', text: '', flags: 1 }]), 'protected'],
  ])('an archive %s is refused', async (_what, archive, problem) => {
    await expect(readWorkbook(await archive())).rejects.toMatchObject({ problem });
  });

  test.each([
    ['tags that never end', '<'.repeat(300_000)],
    ['values that never end', `<c a="'`.repeat(100_000)],
    ['comments that never end', '<!--'.repeat(100_000)],
    ['declarations that never end', '<?'.repeat(100_000)],
    ['data that never ends', '<![CDATA['.repeat(100_000)],
  ])('the time to read a sheet with %s grows with its length alone', async (_what, broken) => {
    const rows = '<row><c t="str"><v>a</v></c></row>';
    const sheet = `<worksheet><sheetData>${rows}${broken}`;
    expect(await cellsOf(await excelFile({ sheet }))).toEqual([['a']]);
  });

  test('comments, data and values with brackets are read as XML has them', async () => {
    const cell = `<c t="str" a='1>"2' b="<'"><v><!-- <v>x</v> -->1 &lt; <![CDATA[<2>]]></v></c>`;
    const sheet = `<?xml version="1.0"?><!DOCTYPE x><x:worksheet><x:row>${cell}<c/></x:row></x:worksheet>`;
    expect(await cellsOf(await excelFile({ sheet }))).toEqual([['1 < <2>', '']]);
  });

  test('no more rows are read than are asked for', async () => {
    const sheet = `<sheetData>${'<row><c><v>1</v></c></row>'.repeat(9)}</sheetData>`;
    expect(await readWorkbook(await excelFile({ sheet }), 3)).toHaveLength(3);
  });

  test('a cell far to the right and far below takes no room', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c><c r="XFD1048576"><v>2</v></c></row></sheetData></worksheet>';
    expect(await readWorkbook(await excelFile({ sheet }))).toEqual([{ line: 1_048_576, cells: ['1'] }]);
  });
});

describe('write workbook', () => {
  test('what is written is read again: texts whatever they begin with, numbers and days', async () => {
    const rows = [
      ['=1+1', '+49 171 1', '@x', "'quoted'", { number: -1.2, decimals: 1 as const }, { day: '2026-11-24' }],
      ['<b>&amp;</b>', ' Zoë 🏌️ ', '_x000D_', '', { number: 1234 }, { day: '1970-02-01' }],
    ];
    const file = await workbook({ name: 'Users: [all]', headings: ['A', 'B', 'C', 'D', 'E', 'F'], rows });
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(await cellsOf(await bytesOf(file))).toEqual([
      ['A', 'B', 'C', 'D', 'E', 'F'],
      ['=1+1', '+49 171 1', '@x', "'quoted'", '-1.2', '24.11.2026'],
      ['<b>&amp;</b>', ' Zoë 🏌️ ', '_x000D_', '', '1234', '01.02.1970'],
    ]);
  });

  test('no text is a formula, and signs that XML does not take are left out', async () => {
    const file = await workbook({ name: 'A', headings: ['A'], rows: [['=HYPERLINK("x")'], ['a\u0000b\ud800c\u000b']] });
    const [, first, second] = await cellsOf(await bytesOf(file));
    expect([first, second]).toEqual([['=HYPERLINK("x")'], ['abc']]);
    expect(Buffer.from(await bytesOf(file)).toString('latin1')).not.toContain('<f>');
  });
});
