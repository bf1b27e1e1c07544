import { makeFairQueue } from './fairQueue';

/** Tasks that note when they begin and end when they are told to. */
function workbench() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

const refused = { code: 'overloaded', facts: { retryAfterSeconds: 2 } };

test('no more than allowed go on at once, the others wait in order, and too many are turned away', async () => {
  const enqueue = makeFairQueue({ concurrency: 2, maxWaiting: 1, maxWaitingPerKey: 1 });
  const { begun, work, end } = workbench();
  const [first, second, third] = ['a', 'b', 'c'].map((name) => enqueue('one', work(name)));
  await expect(enqueue('one', work('d'))).rejects.toMatchObject(refused);
  await expect(enqueue('two', work('e'))).rejects.toMatchObject(refused);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(await second).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect([await first, await third]).toEqual(['a', 'c']);
});

test('keys take turns, and one of them never has more waiting than allowed', async () => {
  const enqueue = makeFairQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerKey: 3 });
  const { begun, work, end } = workbench();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => enqueue('a', work(name)));
  await expect(enqueue('a', work('a5'))).rejects.toMatchObject(refused);
  all.push(enqueue('b', work('b1')), enqueue('c', work('c1')), enqueue('b', work('b2')));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  await Promise.all(all);
});

test('where the queue is full, the key with most waiting makes room for one with less', async () => {
  const enqueue = makeFairQueue({ concurrency: 1, maxWaiting: 3, maxWaitingPerKey: 3 });
  const { begun, work, end } = workbench();
  const stored = ['a1', 'a2', 'a3'].map((name) => enqueue('a', work(name)));
  const displaced = enqueue('a', work('a4'));
  const other = enqueue('b', work('b1'));
  await expect(displaced).rejects.toMatchObject(refused);
  await expect(enqueue('b', work('b2'))).rejects.toMatchObject(refused);
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  await Promise.all([...stored, other]);
});

test('work that fails makes room for the next', async () => {
  const enqueue = makeFairQueue({ concurrency: 1, maxWaiting: 1, maxWaitingPerKey: 1 });
  await expect(enqueue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await enqueue('a', () => Promise.resolve('yes'))).toBe('yes');
});
