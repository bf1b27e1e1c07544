import type { Page } from 'playwright-core';

/**
 * Behaves like the translation of a browser: 150 ms after a change, each text node is replaced by `<font><font>` with the text.
 * Reports a text that React writes to a replaced node as a console error, because the reader would go on seeing the previous one.
 */
export async function translateFromNowOn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'script, style, noscript, textarea, svg, font, [translate="no"]';
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const replaced = new WeakSet<Node>();
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement, textContent } = text;
        if (!parentElement || parentElement.closest(untouched) || !textContent?.trim()) continue;
        const [outer, inner] = [font(), font()];
        inner.append(textContent);
        outer.append(inner);
        parentElement.replaceChild(outer, text);
        replaced.add(text);
      }
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    new MutationObserver(() => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        translate();
      }, 150);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
    if (!value?.get || !value.set) throw new Error('This browser has no nodeValue to watch');
    const { get, set } = value;
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string) {
        const previous: unknown = get.call(this);
        if (replaced.has(this) && text !== previous)
          console.error(`Stale under translation: ${String(previous)} → ${text}`);
        set.call(this, text);
      },
    });
  });
}
