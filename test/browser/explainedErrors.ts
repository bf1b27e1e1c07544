import { configure, getConfig } from '@testing-library/react';

/** Of what the page says: enough to know which screen it is, and short enough for a log that is cut. */
const MOST_CHARACTERS = 1_200;

/** Calls that no answer came to yet, and those that were refused or cut off, of the test that runs. */
let unanswered: string[] = [];
let failed: string[] = [];

/** Has an element that was not found say what the page shows instead and which calls failed, before the whole page follows. */
export function explainErrors(): void {
  watchCalls();
  const { getElementError } = getConfig();
  configure({
    /** Whoever waits is not shown what was there at each look in vain; when it ends, all of it is printed. */
    getElementError(message, container) {
      const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
        _disableExpensiveErrorDiagnostics?: boolean;
      };
      if (isWaiting) return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
      return getElementError([message, ...explanations()].join('\n'), container);
    },
  });
  beforeEach(() => {
    unanswered = [];
    failed = [];
  });
}

function watchCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, window.location.href);
    const call = `${init?.method ?? 'GET'} ${address.pathname}`;
    unanswered.push(call);
    try {
      const response = await fetch(input, init);
      if (response.status >= 400) failed.push(`${call} ${response.status}`);
      return response;
    } catch (error) {
      failed.push(`${call} ${String(error)}`);
      throw error;
    } finally {
      const position = unanswered.indexOf(call);
      if (position >= 0) unanswered.splice(position, 1);
    }
  };
}

function explanations(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!node.parentElement?.matches('script, style')) said.push(node.textContent?.trim() ?? '');
  }
  const page = said.filter((text) => text !== '').join(' | ');
  return [
    ...(unanswered.length > 0 ? [`Not answered: ${unanswered.join(', ')}`] : []),
    ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}`] : []),
    ...(`The page says: ${page}`.slice(0, MOST_CHARACTERS).match(/.{1,180}/gs) ?? []),
  ];
}
