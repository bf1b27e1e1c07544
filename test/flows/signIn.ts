import type { TFunction } from 'i18next';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Locale } from '@contract/lists';
import type { MemberFixture } from '@test/fixtures/members';
import { translatorFor } from './accessProblems';
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
  const t = translatorFor(locale);
  await opened.page.goto('/public/login');
  await opened.page.getByRole('link', { name: locale.toUpperCase(), exact: true }).click();
  await opened.page.getByRole('button', { name: t('login.signIn') }).waitFor();
  return { ...opened, t, locale };
}
