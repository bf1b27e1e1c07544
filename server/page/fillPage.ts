import type { BrowserSettings } from '../../contract/browserSettings';

interface Filling {
  nonce: string;
  settings: BrowserSettings;
  /** The files that the browser is to fetch before the app asks for them. */
  preloads: readonly string[];
}

/** Returns the page with what belongs to this answer; nothing in the settings can end the element that holds them. */
export function fillPage(html: string, { nonce, settings, preloads }: Filling): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__PRELOADS__', preloads.map((file) => `/${file}`).join(' '))
    .replaceAll('__SETTINGS__', () => json);
}
