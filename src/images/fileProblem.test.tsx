import { fileProblem } from './UploadArea';

const png = { name: 'a.png', type: 'image/png', size: 1 };

test.each([
  ['a PNG', [png], null],
  ['a JPEG', [{ ...png, type: 'image/jpeg' }], null],
  ['a WebP', [{ ...png, type: 'image/webp' }], null],
  ['a large photo, which is made smaller', [{ ...png, size: 50_000_000 }], null],
  ['a photo of a phone', [{ ...png, type: 'image/heic' }], null],
  ['a photo whose type the browser does not know', [{ name: 'IMG_1.HEIC', type: '', size: 1 }], null],
  ['no file', [], null],
  ['an SVG', [{ ...png, type: 'image/svg+xml' }], 'wrongType'],
  ['a file of no known kind', [{ ...png, type: '' }], 'wrongType'],
  ['an empty file', [{ ...png, size: 0 }], 'empty'],
  ['two files', [png, png], 'several'],
])('%s is judged %#', (_what, files, problem) => {
  expect(fileProblem(files)).toBe(problem);
});
