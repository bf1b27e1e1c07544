import type { Locator, Page } from 'playwright-core';

/** Returns the field with exactly this label, whether or not it is marked as needed. */
export function fieldCalled(scope: Page | Locator, label: string): Locator {
  const literally = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return scope.getByLabel(new RegExp(`^${literally}\\s*\\*?$`)).and(scope.locator('input, select'));
}

/** Fills in these fields, each named by its label. */
export async function fillIn(scope: Page | Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await fieldCalled(scope, label).fill(text);
}

/** Picks one of many named things in the field with this label. */
export async function pick(scope: Page | Locator, label: string, name: string): Promise<void> {
  const field = fieldCalled(scope, label);
  await field.fill(name);
  const page = 'page' in field ? field.page() : scope;
  await page.getByRole('option', { name, exact: true }).click();
}
