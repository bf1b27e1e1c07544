import type { Locator, Page } from 'playwright-core';
import { translatorFor } from '@test/flows/accessProblems';

const t = translatorFor('en');

/** How the users screen of an app is used. Rows of all of them have a mail link. */
export interface Screen {
  name: string;
  /** Of the screen. */
  path: string;
  /** What the tab's storage has of a sign-in. */
  stored(signedIn: SignedIn): Record<string, string>;
  sort(page: Page): Locator;
  next(page: Page): Locator;
  search(page: Page): Locator;
  /** Of the first row. */
  edit(page: Page): Locator;
  /** Leaves the form again. */
  leave(page: Page): Promise<void>;
  clubs(page: Page): Locator;
  users(page: Page): Locator;
}

export interface SignedIn {
  token: string;
  /** What our own app keeps. */
  session: Record<string, string>;
}

const stored = ({ token }: SignedIn) => ({ token });

const linkCalled = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}$`, 'i') }).first();

const ours: Screen = {
  name: 'ours',
  path: '/private/users',
  stored: ({ session }) => session,
  sort: (page) => page.getByRole('columnheader', { name: t('users.email') }),
  next: (page) =>
    page
      .getByRole('navigation', { name: t('ui.grid.pageLabel', { label: t('users.title') }), exact: true })
      .getByRole('button', { name: t('ui.grid.next') }),
  search: (page) => page.getByRole('searchbox', { name: t('users.search') }),
  edit: (page) => page.getByRole('button', { name: /^Edit / }).first(),
  async leave(page) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  clubs: (page) => linkCalled(page, t('clubs.title')),
  users: (page) => linkCalled(page, t('users.title')),
};

const reactAdmin: Screen = {
  name: 'react-admin',
  path: '/users',
  stored,
  sort: (page) => page.locator('th .MuiTableSortLabel-root').filter({ hasText: 'E-Mail' }),
  next: (page) => page.getByRole('button', { name: 'Go to next page' }),
  search: (page) => page.locator('input[name=q]'),
  edit: (page) => page.getByRole('link', { name: 'Edit' }).first(),
  async leave(page) {
    await page.goBack();
    await page.locator('a[href^="mailto:"]').first().waitFor();
  },
  clubs: (page) => page.getByRole('menuitem', { name: 'Golfclubs' }),
  users: (page) => page.getByRole('menuitem', { name: 'Users' }),
};

const refine: Screen = {
  name: 'Refine',
  path: '/users',
  stored,
  sort: (page) => page.getByRole('columnheader', { name: 'E-Mail' }),
  next: (page) => page.getByRole('button', { name: 'Go to next page' }),
  search: (page) => page.locator('input[type=search]'),
  edit: (page) => page.getByRole('button', { name: 'Edit' }).first(),
  async leave(page) {
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  clubs: (page) => linkCalled(page, 'Golfclubs'),
  users: (page) => linkCalled(page, 'Users'),
};

/** Ours first. */
export const screens = { ours, reactAdmin, refine };
