import { csvText, harmless, withoutApostrophes } from './csvText';

const records = [
  ['Rank', 'Player'],
  ['1', 'Ärmel, "Jo"'],
  ['2', 'two\nlines; one'],
];

test('an English file has commas and line ends of RFC 4180, and quotes what would break a cell', () => {
  expect(csvText(records, 'en')).toBe('Rank,Player\r\n1,"Ärmel, ""Jo"""\r\n2,"two\nlines; one"\r\n');
});

test('a German file has a byte-order mark and semicolons', () => {
  expect(csvText(records, 'de')).toBe('\uFEFFRank;Player\r\n1;"Ärmel, ""Jo"""\r\n2;"two\nlines; one"\r\n');
});

test.each(['x;=1+1', 'x,=1+1', 'x\t=1+1', 'x\r=1+1', 'x\n=1+1'])('%j stays one cell in every spreadsheet', (text) => {
  expect(csvText([[text]], 'en')).toBe(`"${text}"\r\n`);
  expect(csvText([[text]], 'de')).toBe(`\uFEFF"${text}"\r\n`);
});

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋49', '－1', '＠SUM(A1)'])(
  '%j begins a formula and is made harmless',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  },
);

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x,@SUM(A1)', "x,'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['x\r\n＝1', "x\r\n'＝1"],
])('in %j another spreadsheet begins a formula in the middle, which is made harmless', (text, expected) => {
  expect(harmless(text)).toBe(expected);
  expect(withoutApostrophes(expected)).toBe(text);
});

test.each(['Anna', "O'Brien", '1-2', '3; -1', ''])('%j stays as it is', (text) => {
  expect(harmless(text)).toBe(text);
});
