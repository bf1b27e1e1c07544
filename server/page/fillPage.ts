import type { BrowserSettings } from '../../contract/browserSettings';

/** Returns the page with its nonce and its settings; nothing in the settings can end the element that holds them. */
export function fillPage(html: string, nonce: string, settings: BrowserSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replaceAll('__NONCE__', nonce).replaceAll('__SETTINGS__', () => json);
}
