import { loadWithRetry } from '@/ui/lazyLoading';

test('what cannot be fetched is tried again until it is there', async () => {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('no network')) : Promise.resolve('the page');
  };
  expect(await loadWithRetry(load, 1)).toBe('the page');
  expect(tries).toBe(3);
});

test('what cannot be fetched is tried again as soon as there is a network', async () => {
  let isOnline = false;
  const load = () => (isOnline ? Promise.resolve('the page') : Promise.reject(new Error('no network')));
  const loading = loadWithRetry(load, 1_000_000);
  await Promise.resolve();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('the page');
});
