import { inBatches } from './batches';

/** A batch that is being worked on, until it is ended. */
interface Begun {
  items: readonly string[];
  end: () => void;
  fail: () => void;
}

function collected(options: { most?: number; cannotShareBatch?: (one: string, other: string) => boolean } = {}) {
  const begun: Begun[] = [];
  const take = inBatches<string, string>({
    keyOf: ([key = '']) => key,
    most: 10,
    ...options,
    work: (items, key) =>
      new Promise((resolve, reject) => {
        const end = () => resolve(items.map((item) => `${key}: ${item}`));
        begun.push({ items, end, fail: () => reject(new Error('not now')) });
      }),
  });
  const batches = () => begun.map(({ items }) => items);
  /** Resolves once so many batches have begun. */
  const until = async (count: number) => {
    while (begun.length < count) await new Promise(setImmediate);
    return begun[count - 1] as Begun;
  };
  return { take, batches, until };
}

test('what comes in one moment is one batch, what comes during it the next, and each gets its own result', async () => {
  const { take, batches, until } = collected();
  const first = [take('a1'), take('a2')];
  const one = await until(1);
  const later = [take('a3'), take('a4')];
  one.end();
  expect(await Promise.all(first)).toEqual(['a: a1', 'a: a2']);
  (await until(2)).end();
  expect(await Promise.all(later)).toEqual(['a: a3', 'a: a4']);
  const afterwards = take('a5');
  (await until(3)).end();
  expect(await afterwards).toBe('a: a5');
  expect(batches()).toEqual([['a1', 'a2'], ['a3', 'a4'], ['a5']]);
});

test('items of another key do not wait', async () => {
  const { take, until } = collected();
  const held = take('a1');
  const one = await until(1);
  const other = take('b1');
  (await until(2)).end();
  expect(await other).toBe('b: b1');
  one.end();
  expect(await held).toBe('a: a1');
});

test('items that are apart, and those beyond the most, go one batch after the other and in their order', async () => {
  const { take, batches, until } = collected({ most: 2, cannotShareBatch: (one, other) => one[1] === other[1] });
  const all = ['a1', 'a1', 'a1', 'a2', 'a3'].map(take);
  for (let count = 1; count <= 3; count += 1) (await until(count)).end();
  await Promise.all(all);
  expect(batches()).toEqual([['a1', 'a2'], ['a1', 'a3'], ['a1']]);
});

test('a batch that fails fails for all in it and for nobody else', async () => {
  const { take, until } = collected();
  const failing = Promise.allSettled([take('a1'), take('a2')]);
  const one = await until(1);
  const later = take('a3');
  one.fail();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  (await until(2)).end();
  expect(await later).toBe('a: a3');
});
