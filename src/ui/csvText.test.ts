import { csvText, harmless, phoneCell, withoutApostrophes } from './csvText';

describe('csv text', () => {
  const records = [
    ['Rank', 'Player'],
    ['1', 'Ärmel, "Jo"'],
    ['2', 'two\nlines; one'],
  ];

  test('an English file has a byte-order mark, commas and line ends of RFC 4180, and quotes what would break a cell', () => {
    expect(csvText(records, 'en')).toBe('\uFEFFRank,Player\r\n1,"Ärmel, ""Jo"""\r\n2,"two\nlines; one"\r\n');
  });

  test('a German file has a byte-order mark and semicolons', () => {
    expect(csvText(records, 'de')).toBe('\uFEFFRank;Player\r\n1;"Ärmel, ""Jo"""\r\n2;"two\nlines; one"\r\n');
  });

  test.each(['x;=1+1', 'x,=1+1', 'x\t=1+1', 'x\r=1+1', 'x\n=1+1'])('%j stays one cell in every spreadsheet', (text) => {
    expect(csvText([[text]], 'en')).toBe(`\uFEFF"${text}"\r\n`);
    expect(csvText([[text]], 'de')).toBe(`\uFEFF"${text}"\r\n`);
  });

  test.each([
    '=1+1',
    '+49',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '＝1+1',
    '＋49',
    '－1',
    '＠SUM(A1)',
    ' =1+1',
    '\u00A0@SUM(A1)',
    '\u3000＝1',
  ])('%j begins a formula and is made harmless', (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  });

  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['x,@SUM(A1)', "x,'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['x; =1', "x;' =1"],
    ['x\r\n＝1', "x\r\n'＝1"],
  ])('in %j another spreadsheet begins a formula in the middle, which is made harmless', (text, expected) => {
    expect(harmless(text)).toBe(expected);
    expect(withoutApostrophes(expected)).toBe(text);
  });

  test.each([
    ['+49 89 123', '+49 89 123'],
    ['+49-89/123', '+49 89 123'],
    ['+49 (0)89 123', '+49 (0)89 123'],
    ['089/123', '089/123'],
    ['+1+1', "'+1+1"],
    ['=1', "'=1"],
    ['+', "'+"],
  ])('the telephone number %j stands in a cell as %j', (text, cell) => {
    expect(phoneCell(text)).toBe(cell);
  });

  test.each(['Anna', "O'Brien", '1-2', '3; -1', ''])('%j stays as it is', (text) => {
    expect(harmless(text)).toBe(text);
  });
});
