import { inPages } from '@/ui/shownLarge/usePageRotation';
import { boardLayout } from './boardLayout';

test.each([
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [3840, 2160],
])('at %i × %i a letter has at least 4 %% of the height, and what is drawn fits', (width, height) => {
  const { fontSize, rows } = boardLayout({ width, height }, 3);
  expect(fontSize / height).toBeGreaterThanOrEqual(0.04);
  expect(rows).toBeGreaterThanOrEqual(8);
  expect(rows * 1.45 * fontSize).toBeLessThan(height * 0.8);
});

test.each([
  [1920, 1080, true],
  [1024, 768, false],
  [1080, 1920, false],
  [390, 844, false],
])('at %i × %i the training stands beside the table: %s', (width, height, isBeside) => {
  expect(boardLayout({ width, height }, 0).isBeside).toBe(isBeside);
});

test('prizes take the room of a row, but none on a phone, and even the smallest window shows one row', () => {
  const window = { width: 1920, height: 1080 };
  expect(boardLayout(window, 3).rows).toBeLessThan(boardLayout(window, 0).rows);
  const phone = { width: 390, height: 844 };
  expect(boardLayout(phone, 3)).toEqual(boardLayout(phone, 0));
  expect(boardLayout({ width: 300, height: 60 }, 3).rows).toBe(1);
});

test('on a screen that stands upright each prize has a line of its own', () => {
  expect(boardLayout({ width: 1080, height: 1920 }, 3).prizeLines).toBe(3);
  expect(boardLayout({ width: 1920, height: 1080 }, 3).prizeLines).toBe(1);
  expect(boardLayout({ width: 1080, height: 1920 }, 0).prizeLines).toBe(0);
});

test('nothing gives one empty page, and a rest a page of its own', () => {
  expect(inPages([], 3)).toEqual([[]]);
  expect(inPages([1, 2, 3, 4], 3)).toEqual([[1, 2, 3], [4]]);
});
