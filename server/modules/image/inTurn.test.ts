import { laneOf } from './inTurn';

/** Work that begins when its turn comes and ends when it is told to. */
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
  const inTurn = laneOf({ atOnce: 2, mostWaiting: 1, mostWaitingOfOne: 1 });
  const { begun, work, end } = workbench();
  const [first, second, third] = ['a', 'b', 'c'].map((name) => inTurn('one', work(name)));
  await expect(inTurn('one', work('d'))).rejects.toMatchObject(refused);
  await expect(inTurn('two', work('e'))).rejects.toMatchObject(refused);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(await second).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect([await first, await third]).toEqual(['a', 'c']);
});

test('owners take turns, and one of them never has more waiting than allowed', async () => {
  const inTurn = laneOf({ atOnce: 1, mostWaiting: 10, mostWaitingOfOne: 3 });
  const { begun, work, end } = workbench();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => inTurn('a', work(name)));
  await expect(inTurn('a', work('a5'))).rejects.toMatchObject(refused);
  all.push(inTurn('b', work('b1')), inTurn('c', work('c1')), inTurn('b', work('b2')));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  await Promise.all(all);
});

test('where the lane is full, who has most waiting makes room for who has less', async () => {
  const inTurn = laneOf({ atOnce: 1, mostWaiting: 3, mostWaitingOfOne: 3 });
  const { begun, work, end } = workbench();
  const stored = ['a1', 'a2', 'a3'].map((name) => inTurn('a', work(name)));
  const displaced = inTurn('a', work('a4'));
  const other = inTurn('b', work('b1'));
  await expect(displaced).rejects.toMatchObject(refused);
  await expect(inTurn('b', work('b2'))).rejects.toMatchObject(refused);
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  await Promise.all([...stored, other]);
});

test('work that fails makes room for the next', async () => {
  const inTurn = laneOf({ atOnce: 1, mostWaiting: 1, mostWaitingOfOne: 1 });
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn('a', () => Promise.resolve('yes'))).toBe('yes');
});
