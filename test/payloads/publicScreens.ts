import type { Screens } from './screens';

/** What is to be seen without signing in. */
export const publicScreens: Screens = {
  '/public/login': async ({ page, go, names }) => {
    await go('/public/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await names();
  },
  '/public/signup': async ({ page, t, go, shows }) => {
    await go('/public/signup');
    await page.getByRole('combobox', { name: t('signUp.golfclub') }).click();
    await page.getByRole('listbox').waitFor();
    await shows('club.name');
  },
  '/public/approve/:golfclubId?/:username?/:code?': async ({ page, t, go, names, press, planted }) => {
    const { club, members } = planted;
    const username = members.find(({ roles }) => roles.includes('UNAPPROVED'))?.username ?? '';
    const code = planted.dealt.textsOf('club.name', 'en')[1] ?? '';
    await go(`/public/approve/${[club.id, username, code].map(encodeURIComponent).join('/')}`);
    await press(t('signUp.approve.button'));
    await page.getByText(t('signUp.approve.wrong')).waitFor();
    await names();
  },
  '/display': async ({ page, t, go, names, press, planted, locale }) => {
    await page.goto('about:blank');
    await go(`/display?lang=${locale}#${planted.link.secret}`);
    await names('club.name', 'member.name', 'price.name');
    // Most of what it shows comes in turn.
    await press(t('display.screen.pause'));
    const running = page.getByText(t('display.screen.running')).first();
    while (!(await running.isVisible())) await press(t('display.screen.next'));
    await names('template.name');
  },
};
