import { localesOrOnly } from '@test/endurance';
import { translatorFor } from './accessProblems';
import { ownProfile, trainingOfTwoPros } from './atTheRange';
import { workerReady } from './browser';
import { startBrowserProxy } from './browserProxy';
import { signInAs, signOut } from './signIn';
import { until } from './until';

test.each(localesOrOnly('de'))(
  'after a killed browser and without a network the recorder that was open goes on, for the same person alone (%s)',
  async (locale) => {
    const t = translatorFor(locale);
    const { pro, other, path, on, accepted } = await trainingOfTwoPros();
    const proxy = await startBrowserProxy();
    const profile = await ownProfile();
    const options = { baseURL: proxy.url, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

    const { page, kill } = await profile.start(options, locale);
    await page.goto('/public/login');
    await workerReady(page);
    await signInAs(page, t, pro);
    await page.goto(`${path}&record=one`);
    const before = on(page, t, locale);
    await before.score(0, 3);
    await page.getByText(t('recording.entry', { number: 2, players: 'Anna Berg' })).waitFor();
    await until(accepted, [[0, 3, 'Lanz']]);
    await page.getByText(t('outboxStatus.allSent')).first().waitFor();
    await kill();

    proxy.shut();
    const offline = await profile.start(options, locale);
    await offline.page.context().setOffline(true);
    await offline.page.goto(path);
    await offline.page.getByRole('button', { name: t('login.signIn') }).waitFor();
    const goOn = t('onDevice.open', { training: on(offline.page, t, locale).training });
    await offline.page.getByRole('link', { name: goOn }).click();
    await offline.page.getByText(t('onDevice.unsigned')).waitFor();
    const there = on(offline.page, t, locale);
    await there.score(1, 1);
    await there.score(2, -1);
    await offline.page.getByText(t('outboxStatus.kept', { count: 2 })).waitFor();
    expect(await offline.page.getByRole('button', { name: t('lateJoiner.open') }).count()).toBe(0);
    await offline.page.getByRole('button', { name: t('recording.close') }).click();
    await offline.page.getByText(t('onDevice.waiting', { count: 2 })).waitFor();
    expect(await offline.page.getByText(/\b(Lanz|Petra|Berg)\b/).count()).toBe(0);
    await offline.page.goto('/private/users');
    await offline.page.getByText(t('onDevice.waiting', { count: 2 })).waitFor();
    expect(new URL(offline.page.url()).pathname).toBe('/public/login');
    await offline.kill();

    proxy.open();
    const online = await profile.start(options, locale);
    await online.page.goto('/public/recorder');
    await online.page.waitForURL('**/public/login');
    await online.page.getByText(t('onDevice.waiting', { count: 2 })).waitFor();
    expect(await online.page.getByRole('link', { name: goOn }).count()).toBe(0);
    await signInAs(online.page, t, other);
    await online.page.goto(`${path}&record=one`);
    await online.page.getByText(t('outboxStatus.allSent')).first().waitFor();
    expect(await accepted()).toEqual([[0, 3, 'Lanz']]);
    await online.page.goto('/private/users');
    await signOut(online.page, t, other);
    await online.page.getByText(t('onDevice.waiting', { count: 2 })).waitFor();

    await signInAs(online.page, t, pro);
    await online.page.goto(`${path}&record=one`);
    await online.page.getByText(t('outboxStatus.allSent')).first().waitFor();
    expect(await accepted()).toEqual([
      [0, 3, 'Lanz'],
      [1, 1, 'Lanz'],
      [2, -1, 'Lanz'],
    ]);
    await online.page.context().close();
    await proxy.close();
    await profile.remove();
  },
);
