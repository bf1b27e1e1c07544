import { csvText, harmless } from './csvText';

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

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  '%j begins a formula and is made harmless',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  },
);

test.each(['Anna', "O'Brien", '1-2', ''])('%j stays as it is', (text) => {
  expect(harmless(text)).toBe(text);
});
