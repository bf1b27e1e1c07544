import { laneOf } from './inTurn';

test('no more than allowed go on at once, the others wait in order, and too many are turned away', async () => {
  const inTurn = laneOf({ atOnce: 2, mostWaiting: 1 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const [first, second, third] = [inTurn(work('a')), inTurn(work('b')), inTurn(work('c'))];
  await expect(inTurn(work('d'))).rejects.toMatchObject({ code: 'overloaded', facts: { retryAfterSeconds: 2 } });
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.();
  expect(await second).toBe('b');
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.();
  ends.get('c')?.();
  expect([await first, await third]).toEqual(['a', 'c']);
});

test('work that fails makes room for the next', async () => {
  const inTurn = laneOf({ atOnce: 1, mostWaiting: 1 });
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes');
});
