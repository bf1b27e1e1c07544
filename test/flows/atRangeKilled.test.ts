import { spoken } from './accessProblems';
import { ownProfile, trainingOfTwoPros } from './atTheRange';
import { openFrontDoor } from './frontDoor';
import { signInAs } from './signIn';

test('what was recorded without a network before the browser was killed arrives once when it is started again', async () => {
  const t = spoken('en');
  const { pro, on, accepted } = await trainingOfTwoPros();
  const door = await openFrontDoor();
  const profile = await ownProfile();
  const options = { baseURL: door.url, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

  const { page, kill } = await profile.start(options);
  await page.goto('/public/login');
  await signInAs(page, t, pro);
  const before = on(page, t, 'en');
  await before.open();
  await before.score(0, 3);
  await before.tile(0, 3, 'stored').waitFor();
  door.shut();
  await page.context().setOffline(true);
  const points = [1, -1, 0];
  for (const [position, count] of points.entries()) await before.score(position + 1, count);
  await before.unsent(3).waitFor();
  await kill();
  expect(await accepted()).toEqual([[0, 3, 'Lang']]);

  door.open();
  const again = await profile.start(options);
  await again.page.goto('/public/login');
  await signInAs(again.page, t, pro);
  const after = on(again.page, t, 'en');
  await after.open();
  for (const [position, count] of points.entries()) await after.tile(position + 1, count, 'stored').waitFor();
  await after.unsent(3).waitFor({ state: 'hidden' });
  expect(await accepted()).toEqual([
    [0, 3, 'Lang'],
    [1, 1, 'Lang'],
    [2, -1, 'Lang'],
    [3, 0, 'Lang'],
  ]);
  await again.page.context().close();
  await door.close();
  await profile.remove();
}, 90_000);
