import { translatorFor } from './accessProblems';
import { ownProfile, signInWhereSomethingWaits, trainingOfTwoPros } from './atTheRange';
import { startBrowserProxy } from './browserProxy';
import { signInAs } from './signIn';

test('what was recorded without a network before the browser was killed arrives once when it is started again', async () => {
  const t = translatorFor('en');
  const { pro, on, accepted } = await trainingOfTwoPros();
  const proxy = await startBrowserProxy();
  const profile = await ownProfile();
  const options = { baseURL: proxy.url, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

  const { page, kill } = await profile.start(options);
  await page.goto('/public/login');
  await signInAs(page, t, pro);
  const before = on(page, t, 'en');
  await before.open();
  await before.score(0, 3);
  await before.tile(0, 3, 'stored').waitFor();
  proxy.shut();
  await page.context().setOffline(true);
  const points = [1, -1, 0];
  for (const [position, count] of points.entries()) await before.score(position + 1, count);
  await before.unsent(3).waitFor();
  await kill();
  expect(await accepted()).toEqual([[0, 3, 'Lanz']]);

  proxy.open();
  const again = await profile.start(options);
  await signInWhereSomethingWaits(again.page, t, pro, t('onDevice.waiting', { count: 3 }));
  const after = on(again.page, t, 'en');
  await after.open();
  for (const [position, count] of points.entries()) await after.tile(position + 1, count, 'stored').waitFor();
  await after.unsent(3).waitFor({ state: 'hidden' });
  expect(await accepted()).toEqual([
    [0, 3, 'Lanz'],
    [1, 1, 'Lanz'],
    [2, -1, 'Lanz'],
    [3, 0, 'Lanz'],
  ]);
  await again.page.context().close();
  await proxy.close();
  await profile.remove();
});
