import type { BrowserSettings } from '../../contract/browserSettings';

/** Has the page send all its calls to this server from now on. */
export function leadPageTo(server: string): void {
  const element = document.getElementById('settings');
  if (!element) throw new Error('The page carries no settings');
  const settings: BrowserSettings = {
    ...(JSON.parse(element.textContent) as BrowserSettings),
    authentication: server,
    golfclub: server,
    challenges: server,
    base: server,
    images: server,
  };
  element.textContent = JSON.stringify(settings);
}
