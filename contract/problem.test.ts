import { Refusal } from './problem';

test('a refusal carries what its code stands for, and no other', () => {
  const prize = { current: null };
  expect(new Refusal('prize-taken', 'Taken', prize).facts).toBe(prize);
  // @ts-expect-error Only some codes carry what is there now.
  expect(new Refusal('not-found', 'Nothing', { current: { id: '1' } }).code).toBe('not-found');
  // @ts-expect-error A use is counted by kind.
  expect(new Refusal('in-use', 'Used', { current: { clubs: 1 } }).code).toBe('in-use');
});
