import type { BrowserSettings } from '../../contract/browserSettings';

interface PageValues {
  nonce: string;
  settings: BrowserSettings;
  /** Scripts, below the root, that the app will import at this address. */
  preloads: readonly string[];
}

/** Returns the page with the values of this response; nothing in the settings can end the element that holds them. */
export function fillPage(html: string, { nonce, settings, preloads }: PageValues): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__PRELOADS__', preloads.map((file) => `/${file}`).join(' '))
    .replaceAll('__SETTINGS__', () => json);
}
