import type { Locator, Page } from 'playwright-core';

/** Stands in a label for a name that is not known, as in `t('clubs.edit', { name: ANYTHING })`. */
export const ANYTHING = '\ufffc';

/** Returns the buttons that are labelled so, whatever stands where the label says `ANYTHING`. */
export function buttons(page: Page, label: string, role: 'button' | 'link' = 'button'): Locator {
  const literally = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return page.getByRole(role, { name: new RegExp(`^${literally.replaceAll(ANYTHING, String.raw`[\s\S]*`)}$`) });
}

/** Returns the dialog that stands in front. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
