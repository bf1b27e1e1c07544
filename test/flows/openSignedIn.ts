import type { TFunction } from 'i18next';
import type { Browser } from 'playwright-core';
import type { Locale } from '../../contract/lists';
import type { WorldMember } from '../world/members';
import { openPage, type OpenedPage } from './browser';
import { signInAs } from './signIn';
import { spoken } from './spoken';

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

/** Opens a window of its own in which this person has signed in, in this language. */
export async function openSignedIn(browser: Browser, locale: Locale, person: WorldMember): Promise<Usage> {
  const usage = await openInLanguage(browser, locale);
  await signInAs(usage.page, usage.t, person);
  return usage;
}
