import { loadWithRetry } from './lazyLoading';

test('what cannot be fetched is tried again until it is there', async () => {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('no network')) : Promise.resolve('the page');
  };
  expect(await loadWithRetry(load, 1)).toBe('the page');
  expect(tries).toBe(3);
});
