import type { Browser, Page } from 'playwright-core';
import { dismissedKey } from '@/app/shell/firstStepsSlice';
import { SESSION_KEY } from '@/session/token';
import { LOCALE_COOKIE } from '@contract/headers';
import type { Locale } from '@contract/lists';
import type { MemberFixture } from '@test/fixtures/members';
import { signedIn } from '@test/fixtures/tokens';
import { translatorFor } from './accessProblems';
import { openPage } from './browser';
import type { Usage } from './signIn';

/**
 * Signs in without the login page, as a reloaded tab would be: the token is stored, and with it the language. The page must
 * be loaded next.
 */
export async function storeSession(page: Page, person: MemberFixture, locale: Locale = 'en'): Promise<void> {
  const session = JSON.stringify({ token: await signedIn(person) });
  // Any page of the server's origin, for its storage.
  await page.goto('/health');
  await page.evaluate(
    ([key, value, cookie, chosen, dismissed]) => {
      window.sessionStorage.setItem(key, value);
      // The database of the tests may look like that of a new server.
      window.localStorage.setItem(dismissed, 'dismissed');
      window.localStorage.setItem('locale', chosen);
      document.cookie = `${cookie}=${chosen}; path=/; samesite=lax`;
    },
    [SESSION_KEY, session, LOCALE_COOKIE, locale, dismissedKey(person.id)] as const,
  );
}

/** Opens a window of its own in which this person is signed in, in this language, on the page that comes first. */
export async function openSignedIn(browser: Browser, locale: Locale, person: MemberFixture): Promise<Usage> {
  const opened = await openPage(browser);
  await storeSession(opened.page, person, locale);
  await opened.page.goto('/');
  await opened.page.waitForURL('**/private/**');
  return { ...opened, t: translatorFor(locale), locale };
}
