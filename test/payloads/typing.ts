import type { Locator, Page } from 'playwright-core';
import { payloads } from './payloads';

/** Fields that take a text; those of dates and numbers too, for which one is typed as well. */
const typed = [
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [aria-hidden=true], [readonly])',
  'textarea:not([aria-hidden=true], [readonly])',
].join(', ');

/** Hands the texts out one after the other, from the first again after the last. */
export function inOrder(texts: readonly string[] = payloads): () => string {
  let next = 0;
  return () => texts[next++ % texts.length] ?? '';
}

/** Returns the dialog in front, or the page where there is none. */
async function placeOfTyping(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  return (await dialog.count()) > 0 ? dialog : page.locator('body');
}

/** Sends whatever form stands there, however much is wrong with what was typed. */
export async function sendForm(page: Page): Promise<void> {
  const senders = (await placeOfTyping(page)).locator('button[type=submit]:enabled:visible');
  if ((await senders.count()) > 0) await senders.first().click();
  else await page.keyboard.press('Enter');
}

/** Types a payload into each field of the page, or of the dialog in front, and returns how many there were. */
export async function typeEverywhere(page: Page, payload: () => string): Promise<number> {
  const scope = await placeOfTyping(page);
  await scope.locator(typed).first().waitFor();
  const fields = scope.locator(typed).and(page.locator(':enabled:visible'));
  const count = await fields.count();
  for (let place = 0; place < count; place += 1) {
    const field = fields.nth(place);
    // What is typed may take other fields away.
    if ((await field.count()) === 0) break;
    await field.fill(payload());
  }
  return count;
}
