import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import type { Locale } from '@contract/lists';
import { isLong } from '@test/endurance';
import type { Usage } from '@test/flows/signIn';
import { buttons, dialogOf, RECORDS, withoutLocale } from './payloads';
import type { SeededPayloads } from './seedPayloads';
import { injectedInto, missingOf } from './textsSent';
import type { Watched } from './watchPage';

/** Of so many things of a kind the dialogs are opened. */
const OPENED = isLong ? RECORDS : 2;

/** How a person who looks for payloads goes through the screens. */
export interface Visit {
  page: Page;
  t: TFunction;
  locale: Locale;
  seeded: SeededPayloads;
  /** Opens an address in the page as it is, as Back and Forward do. */
  go: (path: string) => Promise<void>;
  /** Waits until everything that these fields hold is to be read, and looks for what does not belong there. */
  shows: (...fields: string[]) => Promise<void>;
  /** The same where it is enough that one of the texts of each field is to be read. */
  names: (...fields: string[]) => Promise<void>;
  press: (label: string) => Promise<void>;
  /** Presses some of these buttons, for good. */
  pressSome: (label: string) => Promise<void>;
  /** Opens some dialogs one after the other, and closes each once it was looked at. */
  each: (label: string, look: () => Promise<void>) => Promise<void>;
  /** Fields that were looked for so far. */
  seen: ReadonlySet<string>;
  /** What was found so far. */
  found: readonly string[];
}

/** Begins a visit by someone who is signed in, or by nobody. */
export function beginVisit(
  { page, t, locale }: Omit<Usage, 'complaints'>,
  seeded: SeededPayloads,
  watched: Watched,
): Visit {
  const found: string[] = [];
  const seen = new Set<string>();
  let path = '';

  async function look(fields: readonly string[], isEvery: boolean): Promise<void> {
    for (const field of fields) seen.add(withoutLocale(field));
    const texts = fields.map((field) => seeded.dealt.textsOf(field, locale));
    const missing = await missingOf(page, texts, isEvery);
    const findings = [
      ...missing.map((position) => `${fields[position] ?? ''} is not shown`),
      ...(await injectedInto(page)),
      ...watched.reported(),
    ];
    found.push(...findings.map((what) => `${locale} ${path}: ${what}`));
  }

  return {
    page,
    t,
    locale,
    seeded,
    seen,
    found,
    shows: (...fields) => look(fields, true),
    names: (...fields) => look(fields, false),
    async go(next) {
      path = next;
      if (page.url() === 'about:blank' || new URL(page.url()).pathname === '/public/login') {
        await page.goto(next);
        return;
      }
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, next);
    },
    async press(label) {
      await buttons(page, label).first().click();
    },
    async pressSome(label) {
      for (let pressed = 0; pressed < OPENED; pressed += 1) await buttons(page, label).first().click();
    },
    async each(label, show) {
      await buttons(page, label).first().waitFor();
      const count = Math.min(OPENED, await buttons(page, label).count());
      for (let opened = 0; opened < count; opened += 1) {
        await buttons(page, label).nth(opened).click();
        await dialogOf(page).waitFor();
        await show();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
      }
    },
  };
}
