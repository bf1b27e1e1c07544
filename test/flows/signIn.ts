import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';
import type { WorldMember } from '../world/members';

/** Returns the field with this label; the buttons inside a field are often called much the same. */
export function inputCalled(page: Page, label: string): Locator {
  return page.getByLabel(label).and(page.locator('input'));
}

/** Signs in through the login page, which must be open. */
export async function signInAs(
  page: Page,
  t: TFunction,
  { email, password }: Pick<WorldMember, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel(t('login.email')).fill(email);
  await inputCalled(page, t('login.password')).fill(password);
  await page.getByRole('button', { name: t('login.signIn') }).click();
  await page.waitForURL('**/private/**');
}

/** Signs out by the menu under the name, and waits for the login page. */
export async function signOut(page: Page, t: TFunction, { name, surname }: WorldMember): Promise<void> {
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
