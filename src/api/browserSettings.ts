import type { BrowserSettings } from '../../contract/browserSettings';

/** Returns what the server wrote into the page. Throws if it wrote nothing readable. */
export function browserSettings(): BrowserSettings {
  const written = document.getElementById('settings')?.textContent;
  if (!written) throw new Error('The page carries no settings');
  return JSON.parse(written) as BrowserSettings;
}
