import type { Page } from 'playwright-core';

/** What the app and the server give each other; a payload that loads something asks for something else. */
const usual: Readonly<Record<string, RegExp>> = {
  fetch: /^\/(api|image|assets)\/|^\/session(prices|instantprice)\b/,
  eventsource: /^\/api\//,
  image: /^\/(image\/upload|assets)\//,
  script: /^\/assets\/[\w.-]+\.js$/,
  stylesheet: /^\/assets\//,
  font: /^\/assets\//,
  manifest: /^\/assets\//,
  other: /^\/assets\/favicon/,
  document: /^\/($|private\/|public\/|display$|tv$|helper$)/,
};

export interface Watched {
  /** Returns what a payload has done since the last time it was asked: nothing, if all is well. */
  reported: () => string[];
}

/**
 * Watches a page from before its first document on: calls of `ran`, dialogs, windows and frames that open, titles,
 * reports of the page's policy, and requests that the app does not make.
 */
export async function watchPage(page: Page): Promise<Watched> {
  const reports: string[] = [];
  const own = () => new URL(page.url()).origin;
  await page.exposeFunction('ran', (which: unknown) => reports.push(`payload ${String(which)} ran`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`the policy blocked ${violatedDirective} of ${blockedURI} in ${sourceFile}`),
    );
    // What is printed stays to be looked at; without a window printing is over at once.
    window.print = () => undefined;
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    reports.push(`a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => reports.push('a window was opened'));
  page.on('framenavigated', (frame) => {
    const isOwn = frame === page.mainFrame() || frame.url() === `${own()}/?capsule=screen`;
    if (!isOwn) reports.push(`a frame was opened at ${frame.url()}`);
  });
  page.on('pageerror', ({ message }) => reports.push(`error: ${message}`));
  page.on('console', (message) => {
    const { type, text } = { type: message.type(), text: message.text() };
    // Images whose name is a payload are not there, nor is whatever an address asks for.
    if (type === 'error' && !/^Failed to load resource: .* status of 4\d\d/.test(text))
      reports.push(`console: ${text}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol === 'data:' || url.protocol === 'blob:') return;
    const known = usual[request.resourceType()];
    const isOwn = page.url() === 'about:blank' || url.origin === own();
    if (!isOwn || known?.test(url.pathname) !== true) reports.push(`${request.resourceType()} asked for ${url.href}`);
  });
  return { reported: () => reports.splice(0) };
}
