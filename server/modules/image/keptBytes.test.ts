import { keepBytes } from './deliverImage';

function counted(bytes = 10) {
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve(Buffer.alloc(bytes, made));
  };
  return { make, made: () => made };
}

test('what is kept is made once, also when many ask at the same moment', async () => {
  const kept = keepBytes(100);
  const { make, made } = counted();
  await Promise.all([kept('a', make), kept('a', make)]);
  await kept('a', make);
  expect(made()).toBe(1);
});

test('what was asked for longest ago is forgotten first', async () => {
  const kept = keepBytes(25);
  const { make, made } = counted();
  for (const name of ['a', 'b', 'a', 'c', 'a']) await kept(name, make);
  expect(made()).toBe(3);
  await kept('b', make);
  expect(made()).toBe(4);
});

test('what is larger than the whole memory is made each time', async () => {
  const kept = keepBytes(5);
  const { make, made } = counted();
  await kept('a', make);
  expect((await kept('a', make)).length).toBe(10);
  expect(made()).toBe(2);
});

test('what failed is tried again', async () => {
  const kept = keepBytes(100);
  await expect(kept('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await kept('a', counted().make)).length).toBe(10);
});
