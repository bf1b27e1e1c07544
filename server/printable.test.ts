import { accessText } from './backup/access';
import { printable } from './printable';

test('what could move the cursor of a terminal, end a line or hide text is written out', () => {
  expect(printable('Jörg O’Brien 🏌')).toBe('Jörg O’Brien 🏌');
  expect(printable('\u001b[2J\u009b1m\r\nx\u2028y\u202ez\u200b')).toBe(
    '\\u{1b}[2J\\u{9b}1m\\u{d}\\u{a}x\\u{2028}y\\u{202e}z\\u{200b}',
  );
});

test('a display link of a restored database cannot write to the terminal', () => {
  const link = { golfclub: 'Berg\u001b[1A', name: 'Foyer\n  Other: Bar', maker: '\u009bJana', madeOn: '2026-01-01' };
  expect(accessText([link]).split('\n').slice(1)).toEqual([
    '  Berg\\u{1b}[1A: Foyer\\u{a}  Other: Bar, by \\u{9b}Jana, 2026-01-01',
  ]);
});
