import type { Page } from 'playwright-core';

export const RANGE_SIZES = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Has the short messages that are shown stay, as they do while nobody looks at the window. */
export const keepNotices = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('blur')));

/**
 * Returns the controls of the dialog on top, or of the page without one, that a short message covers at this size. Throws when none
 * is shown.
 */
export async function coveredControls(page: Page, size: (typeof RANGE_SIZES)[number]): Promise<string[]> {
  await page.setViewportSize(size);
  return page.evaluate(async () => {
    // Below the end of a list or of the menu, where it can be scrolled to.
    const isScrolledAway = (control: Element) => {
      const list = control.closest('[role="grid"], aside > div');
      return list !== null && control.getBoundingClientRect().bottom > list.getBoundingClientRect().bottom;
    };
    const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const boxes = (of: string) => [...document.querySelectorAll(of)].map((element) => element.getBoundingClientRect());
    // The dialog ends below the messages once their height is known.
    for (let before = ''; ;) {
      await twoFrames();
      const now = JSON.stringify(boxes('.notices [role], .MuiDialog-root'));
      if (now === before) break;
      before = now;
    }
    // The recorder shows them itself.
    const isHidden = document.body.classList.contains('hides-notices');
    const shown = isHidden ? '[data-shown-notice]' : '.notices [role="status"], .notices [role="alert"]';
    const notices = boxes(shown).filter(({ width }) => width > 0);
    if (notices.length === 0) throw new Error('No short message is shown');
    const top = [...document.querySelectorAll('.MuiDialog-root')].at(-1) ?? document.body;
    return [...top.querySelectorAll('button, a, input, [role="tab"]')]
      .filter((control) => control.closest('.notices') === null && !isScrolledAway(control))
      .filter((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        return notices.some((one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}
