import { fileProblem } from './fileProblem';

const png = { type: 'image/png', size: 1 };
const TEN_MEBIBYTES = 10_485_760;

test.each([
  ['a PNG', [png], null],
  ['a JPEG', [{ type: 'image/jpeg', size: 1 }], null],
  ['a WebP of exactly 10 MiB', [{ type: 'image/webp', size: TEN_MEBIBYTES }], null],
  ['no file', [], null],
  ['one byte more than 10 MiB', [{ ...png, size: TEN_MEBIBYTES + 1 }], 'tooLarge'],
  ['an SVG', [{ type: 'image/svg+xml', size: 1 }], 'wrongType'],
  ['a file of no known kind', [{ type: '', size: 1 }], 'wrongType'],
  ['an empty file', [{ ...png, size: 0 }], 'empty'],
  ['two files', [png, png], 'several'],
])('%s is judged %#', (_what, files, problem) => {
  expect(fileProblem(files)).toBe(problem);
});
