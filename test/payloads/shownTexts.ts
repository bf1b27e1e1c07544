import { errors, type Page } from 'playwright-core';

const LONGEST_WAIT_MS = 10_000;

/**
 * Waits until the texts of each field are to be read in the page, all of them or at least one, in whatever white space,
 * and returns the places of the fields of which that does not come true.
 */
export async function missingOf(
  page: Page,
  fields: readonly (readonly string[])[],
  isEvery: boolean,
): Promise<number[]> {
  const asked = { fields: fields.map((texts) => texts.map(solid)), isEvery };
  try {
    await page.waitForFunction(missingNow, { ...asked, isWaited: true }, { timeout: LONGEST_WAIT_MS });
    return [];
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const missing = await page.evaluate(missingNow, { ...asked, isWaited: false });
    return Array.isArray(missing) ? missing : [];
  }
}

const solid = (text: string) => text.replaceAll(/\s+/g, '');

interface Asked {
  fields: string[][];
  isEvery: boolean;
  /** Only whether nothing is missing is wanted. */
  isWaited: boolean;
}

/** Runs in the page. */
function missingNow({ fields, isEvery, isWaited }: Asked): number[] | boolean {
  const typed = [...document.querySelectorAll('input, textarea')].map((field) => ('value' in field ? field.value : ''));
  const shown = [document.body.textContent, ...typed].join('\n').replaceAll(/\s+/g, '');
  const missing = fields.flatMap((texts, place) => {
    const isShown = (text: string) => shown.includes(text);
    const isThere = texts.length > 0 && (isEvery ? texts.every(isShown) : texts.some(isShown));
    return isThere ? [] : [place];
  });
  return isWaited ? missing.length === 0 : missing;
}
