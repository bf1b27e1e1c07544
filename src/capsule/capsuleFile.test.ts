import fc from 'fast-check';
import { DecompressionStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { someCapsule } from '@test/browser/openCapsule';
import { capsuleIn } from './capsuleFile';
import { LARGEST_BYTES, readJson } from './jsonFile';
import { deduplicate, resolveReferences } from './sharedParts';

describe('read capsule', () => {
  // jsdom has none.
  Object.assign(globalThis, { DecompressionStream });

  const capsule = someCapsule({
    note: 'Möller war weg',
    steps: [{ action: { type: 'a/b' }, at: '2026-11-20T10:00:00.000Z', changed: { modal: '0' } }],
    errors: [{ at: '2026-11-20T10:00:00.000Z', afterSteps: 1, message: 'x', stack: '' }],
    calls: [
      {
        at: '2026-11-20T10:00:00.000Z',
        endpoint: 'a',
        method: 'GET',
        status: 'OFFLINE',
        milliseconds: 3,
        requestId: null,
      },
    ],
  });

  const text = JSON.stringify(capsule);

  async function readCapsule(file: File) {
    const json = await readJson(file);
    return 'refused' in json ? json : (capsuleIn(json.value) ?? { refused: { reason: 'foreign' } });
  }

  const bytesOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'capsule.json.gz');

  const read = (content: string) => readCapsule(new File([content], 'capsule.json'));

  const changed = (parts: object) => read(JSON.stringify({ ...capsule, ...parts }));

  test('a capsule is read, packed or not', async () => {
    expect(await read(text)).toEqual({ capsule });
    expect(await readCapsule(bytesOf(gzipSync(text)))).toEqual({ capsule });
  });

  const damaged: [what: string, file: File][] = [
    ['empty', new File([], 'a.json')],
    ['no JSON', new File(['Hello'], 'a.json')],
    ['cut off', new File([text.slice(0, -20)], 'a.json')],
    ['no UTF-8', bytesOf(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))],
    ['gzip that is cut off', bytesOf(gzipSync(text).subarray(0, 60))],
    ['gzip that is broken', bytesOf(gzipSync(text).fill(7, 20, 60))],
    ['gzip with more behind it', bytesOf(Buffer.concat([gzipSync(text), Buffer.from('more')]))],
  ];

  test.each(damaged)('a file is damaged: %s', async (_what, file) => {
    expect(await readCapsule(file)).toEqual({ refused: { reason: 'damaged' } });
  });

  test.each(['null', '17', '[]', '{}', '"golf-club-capsule"', '{"format":"har"}'])('foreign: %s', async (content) => {
    expect(await read(content)).toEqual({ refused: { reason: 'foreign' } });
  });

  test('a newer capsule names its version', async () => {
    const newer = { formatVersion: 4, app: { version: '9.1.0', commit: 'c' }, steps: 'otherwise' };
    expect(await changed(newer)).toEqual({ refused: { reason: 'newer', formatVersion: 4, version: '9.1.0' } });
    expect(await changed({ ...newer, app: null })).toEqual({
      refused: { reason: 'newer', formatVersion: 4, version: '' },
    });
  });

  const damages: [path: string, parts: object][] = [
    ['formatVersion', { formatVersion: '1' }],
    ['app.commit', { app: { version: '1' } }],
    ['madeAt', { madeAt: 'yesterday' }],
    ['locale', { locale: 'fr' }],
    ['roles[1]', { roles: ['PRO', 'KING'] }],
    ['viewport.isDark', { viewport: { width: 1, height: 1, pixelRatio: 1 } }],
    ['trail[0].route', { trail: [{ at: capsule.madeAt }] }],
    ['base', { base: [] }],
    ['base.modal', { base: { modal: 'open' } }],
    ['steps', { steps: null }],
    ['steps[0].action.type', { steps: [{ ...capsule.steps[0], action: {} }] }],
    ['steps[0].at', { steps: [{ ...capsule.steps[0], at: 5 }] }],
    ['steps[0].changed.modal', { steps: [{ ...capsule.steps[0], changed: { modal: 5 } }] }],
    ['final', { final: undefined }],
    ['errors[0].afterSteps', { errors: [{ ...capsule.errors[0], afterSteps: -1 }] }],
    ['calls[0].requestId', { calls: [{ ...capsule.calls[0], requestId: undefined }] }],
    ['outbox.isKept', { outbox: { waiting: 0, refused: 0 } }],
  ];

  test.each(damages)('damaged inside: %s', async (path, parts) => {
    expect(await changed(parts)).toEqual({ refused: { reason: 'damagedInside', path } });
  });

  test('a file over 50 MB is too large, however small it is packed', async () => {
    const large = Buffer.alloc(LARGEST_BYTES + 1, 32);
    large.write(text);
    expect(await readCapsule(bytesOf(large))).toEqual({ refused: { reason: 'tooLarge' } });
    const packed = gzipSync(large);
    expect(packed.length).toBeLessThan(1_000_000);
    expect(await readCapsule(bytesOf(packed))).toEqual({ refused: { reason: 'tooLarge' } });
    expect(await readCapsule(bytesOf(gzipSync(large.subarray(0, LARGEST_BYTES))))).toEqual({ capsule });
  });

  test('a gzip bomb is not unpacked to its end', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * LARGEST_BYTES));
    const unpacked: number[] = [];
    const { getReader } = ReadableStream.prototype;
    const spy = jest.spyOn(ReadableStream.prototype, 'getReader').mockImplementation(function (this: ReadableStream) {
      const reader = getReader.call(this) as ReadableStreamDefaultReader<Uint8Array>;
      const { read: readOn } = reader;
      return Object.assign(reader, {
        read: async () => {
          const result = await readOn.call(reader);
          unpacked.push(result.value?.length ?? 0);
          return result;
        },
      });
    } as typeof getReader);
    expect(await readCapsule(bytesOf(bomb))).toEqual({ refused: { reason: 'tooLarge' } });
    spy.mockRestore();
    const all = unpacked.reduce((sum, length) => sum + length, 0);
    expect(all).toBeGreaterThan(LARGEST_BYTES);
    expect(all).toBeLessThan(1.1 * LARGEST_BYTES);
  });
});

describe('shared parts', () => {
  const leaf = fc.constantFrom<unknown>(
    { $: 1 },
    { $$: { $: 'x' } },
    ['a long enough text', 1],
    { name: 'long enough', list: [{}, []] },
    null,
  );
  const tree = fc.letrec((tie) => ({
    tree: fc.oneof(
      leaf,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie('tree'), { maxKeys: 4 }),
    ),
  })).tree;

  test('what was deduplicated is resolved to the same, and is there once', () => {
    fc.assert(
      fc.property(tree, (value) => {
        const json = JSON.parse(JSON.stringify(value)) as unknown;
        const { value: deduplicated, shared } = JSON.parse(JSON.stringify(deduplicate(json))) as ReturnType<
          typeof deduplicate
        >;
        expect(resolveReferences(deduplicated, shared)).toEqual(json);
        expect(new Set(shared.map((part) => JSON.stringify(part))).size).toBe(shared.length);
      }),
      { seed: 2026 },
    );
    const part = { name: 'a part that is long' };
    const { value, shared } = deduplicate([part, { ...part }, [part]]);
    expect([value, shared]).toEqual([[{ $: 0 }, { $: 0 }, [{ $: 0 }]], [part]]);
    const [one, other] = resolveReferences(value, shared) as unknown[];
    expect(one).toBe(other);
  });

  const doubling = (times: number) =>
    Array.from({ length: times }, (_none, at) => (at === 0 ? [1] : [{ $: at - 1 }, { $: at - 1 }]));
  test.each<[what: string, shared: unknown]>([
    ['refers to itself', [{ a: { $: 0 } }]],
    ['refers to a later one', [{ a: { $: 1 } }, {}]],
    ['refers to none', [{ a: { $: 'x' } }]],
    ['is no table', 7],
    ['is resolved without end', doubling(60)],
    ['is nested without end', Array.from({ length: 200 }, (_none, at) => (at === 0 ? [1] : [{ $: at - 1 }]))],
  ])('a table that %s is refused', (_what, shared) => {
    const file = { ...someCapsule(), shared };
    expect(capsuleIn(file)).toEqual({ refused: { reason: 'damagedInside', path: 'shared' } });
  });
});
