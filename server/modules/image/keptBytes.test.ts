import { cacheBytes } from './deliverImage';

function counted(bytes = 10) {
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve(Buffer.alloc(bytes, made));
  };
  return { make, made: () => made };
}

test('what is kept is made once, also when many ask at the same moment', async () => {
  const stored = cacheBytes(100);
  const { make, made } = counted();
  await Promise.all([stored('a', make), stored('a', make)]);
  await stored('a', make);
  expect(made()).toBe(1);
});

test('what was asked for longest ago is forgotten first', async () => {
  const stored = cacheBytes(25);
  const { make, made } = counted();
  for (const name of ['a', 'b', 'a', 'c', 'a']) await stored(name, make);
  expect(made()).toBe(3);
  await stored('b', make);
  expect(made()).toBe(4);
});

test('what is larger than the whole memory is made each time', async () => {
  const stored = cacheBytes(5);
  const { make, made } = counted();
  await stored('a', make);
  expect((await stored('a', make)).length).toBe(10);
  expect(made()).toBe(2);
});

test('what failed is tried again', async () => {
  const stored = cacheBytes(100);
  await expect(stored('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await stored('a', counted().make)).length).toBe(10);
});
