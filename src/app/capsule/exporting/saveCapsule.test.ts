import { CompressionStream } from 'node:stream/web';
import { gunzipSync } from 'node:zlib';
import { catchSavedFiles } from '../../../../test/browser/savedFiles';
import { saveCapsule } from './saveCapsule';

const saved = catchSavedFiles();
const small = JSON.stringify({ note: 'Möller' });
const large = JSON.stringify({ note: 'Möller '.repeat(200_000) });

/** Gives jsdom, which does not pack, what browsers pack with. */
const packing = (stream: unknown) =>
  Object.defineProperty(window, 'CompressionStream', { value: stream, configurable: true });
afterEach(() => Reflect.deleteProperty(window, 'CompressionStream'));

test('a small capsule is saved as it is, named after the minute', async () => {
  packing(CompressionStream);
  const name = await saveCapsule(small);
  expect(name).toMatch(/^golf-club-capsule-\d{4}-\d\d-\d\d-\d{4}\.json$/);
  expect(name).toContain(new Date().toLocaleDateString('sv-SE'));
  expect(saved[0]?.name).toBe(name);
  expect((await saved[0]?.bytes)?.toString()).toBe(small);
});

test('a large one is packed', async () => {
  packing(CompressionStream);
  expect(await saveCapsule(large, '-devtools')).toMatch(/-\d{4}-devtools\.json\.gz$/);
  const bytes = (await saved[0]?.bytes) ?? Buffer.alloc(0);
  expect(bytes.length).toBeLessThan(100_000);
  expect(gunzipSync(bytes).toString()).toBe(large);
});

test.each([
  ['has nothing to pack with', undefined],
  [
    'fails at packing',
    function () {
      throw new TypeError('no such format');
    },
  ],
])('where the browser %s, a large one is saved as it is', async (_why, stream) => {
  if (stream) packing(stream);
  expect(await saveCapsule(large)).toMatch(/\.json$/);
  expect((await saved[0]?.bytes)?.toString()).toBe(large);
});
