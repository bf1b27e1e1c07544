import type { TFunction } from 'i18next';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Locale } from '@contract/lists';
import { LOCALE_COOKIE } from '@contract/localeCookie';
import type { MemberFixture } from '@test/fixtures/members';
import { signedIn } from '@test/fixtures/tokens';
import { SESSION_KEY } from '@/session/token';
import { spoken } from './accessProblems';
import { type OpenedPage, openPage } from './browser';

/** Returns the field with this label; the buttons inside a field are often called much the same. */
export function inputCalled(page: Page, label: string): Locator {
  return page.getByLabel(label).and(page.locator('input'));
}

/** Signs in through the login page, which must be open. */
export async function signInAs(
  page: Page,
  t: TFunction,
  { email, password }: Pick<MemberFixture, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel(t('login.email')).fill(email);
  await inputCalled(page, t('login.password')).fill(password);
  await page.getByRole('button', { name: t('login.signIn') }).click();
  await page.waitForURL('**/private/**');
}

/** Signs out by the menu under the name, and waits for the login page. */
export async function signOut(page: Page, t: TFunction, { name, surname }: MemberFixture): Promise<void> {
  await page.getByRole('button', { name: `${name.charAt(0)}. ${surname}` }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
  await page.waitForURL('**/public/login');
}

/** Opens a screen by its entry in the sidebar, which is called like the screen but for capitals. */
export async function openScreen(page: Page, t: TFunction, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: t('shell.menu.label') })
    .getByRole('link', { name: new RegExp(`^${title}$`, 'i') })
    .click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

export type Usage = OpenedPage & { t: TFunction; locale: Locale };

/** Opens a window of its own on the login page in this language. */
export async function openInLanguage(browser: Browser, locale: Locale): Promise<Usage> {
  const opened = await openPage(browser);
  const t = spoken(locale);
  await opened.page.goto('/public/login');
  await opened.page.getByRole('link', { name: locale.toUpperCase(), exact: true }).click();
  await opened.page.getByRole('button', { name: t('login.signIn') }).waitFor();
  return { ...opened, t, locale };
}

/**
 * Signs in without the login page, as a reloaded tab would be: the token is stored, and with it the language. The page must
 * be loaded next.
 */
export async function beSignedIn(page: Page, person: MemberFixture, locale: Locale = 'en'): Promise<void> {
  const session = JSON.stringify({ token: await signedIn(person) });
  // Any page of the server's origin, for its storage.
  await page.goto('/health');
  await page.evaluate(
    ([key, value, cookie, chosen]) => {
      window.sessionStorage.setItem(key, value);
      window.localStorage.setItem('locale', chosen);
      document.cookie = `${cookie}=${chosen}; path=/; samesite=lax`;
    },
    [SESSION_KEY, session, LOCALE_COOKIE, locale] as const,
  );
}

/** Opens a window of its own in which this person is signed in, in this language, on the page that comes first. */
export async function openSignedIn(browser: Browser, locale: Locale, person: MemberFixture): Promise<Usage> {
  const opened = await openPage(browser);
  await beSignedIn(opened.page, person, locale);
  await opened.page.goto('/');
  await opened.page.waitForURL('**/private/**');
  return { ...opened, t: spoken(locale), locale };
}
