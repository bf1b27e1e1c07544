import '@testing-library/jest-dom';
import createCache from '@emotion/cache';
import 'fake-indexeddb/auto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { configure } from '@testing-library/react';
import type { BrowserSettings } from '@contract/browserSettings';
import { findStylesQuickly } from './browser/computedStyles';
import { explainErrors } from './browser/explainedErrors';
import { findLabelsQuickly } from './browser/labels';
import { fromSetup } from './fixtures/environment';

const server = fromSetup('TEST_SERVER_URL');
const settings: BrowserSettings = {
  authentication: server,
  golfclub: server,
  challenges: server,
  base: server,
  images: server,
  contactEmail: 'office@example.org',
  stateExport: 'everyone',
  reportUrl: '',
  publicUrl: '',
  sendsMail: false,
  privacyUrl: '',
  imprintUrl: '',
};

// Generous, because the machine may be busy; a condition that is met ends the waiting at once.
configure({ asyncUtilTimeout: 20_000 });
explainErrors();

// As the server writes it into the page; in the head, which no test clears.
const element = document.createElement('script');
element.id = 'settings';
element.type = 'application/json';
element.textContent = JSON.stringify(settings);
document.head.append(element);

// Browsers have them; jsdom does not.
Object.assign(window, { CompressionStream, DecompressionStream });

/** Pixels, of an office desktop; jsdom's own window is a small tablet. */
const DESKTOP = 1440;
window.innerWidth = DESKTOP;

// jsdom lays nothing out: what asks for its width has that of the window.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => window.innerWidth });

/** jsdom has no media queries; these are decided by the window's width, and whoever uses the device wants no motion. */
window.matchMedia = (query) => {
  const [, bound, pixels] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  const isWide = () =>
    bound === 'min' ? window.innerWidth >= Number(pixels) : bound === 'max' && window.innerWidth <= Number(pixels);
  return {
    get matches() {
      return isWide() || query.includes('prefers-reduced-motion: reduce');
    },
    media: query,
    onchange: null,
    addEventListener: (_type: string, listener: EventListener) => window.addEventListener('resize', listener),
    removeEventListener: (_type: string, listener: EventListener) => window.removeEventListener('resize', listener),
    dispatchEvent: () => true,
    // The type asks for what it calls deprecated.
    // oxlint-disable-next-line typescript/no-deprecated
    addListener: () => undefined,
    // oxlint-disable-next-line typescript/no-deprecated
    removeListener: () => undefined,
  };
};

const sheetsChanged = findStylesQuickly();
findLabelsQuickly();

/** Of all that the app styles, only the declarations that decide what somebody can see and press stay. */
const sheet = Object.getPrototypeOf(createCache({ key: 'css' }).sheet) as {
  insert: (rule: string) => void;
  flush: () => void;
};
const { insert, flush } = sheet;
sheet.insert = function (rule) {
  const [, selector, declarations = ''] = /^([^{}]*)\{([^{}]*)\}$/.exec(rule) ?? [];
  const relevant = declarations.match(/(?:^|(?<=;))(?:display|visibility|pointer-events|align-self):[^;]*/g);
  if (relevant === null || relevant.every((one) => /^display:(?!none)/.test(one))) return;
  insert.call(this, `${selector}{${relevant.join(';')}}`);
  sheetsChanged();
};
sheet.flush = function () {
  flush.call(this);
  sheetsChanged();
};

// The database driver lets go of its timers as in Node, where they are objects; in jsdom they are numbers.
Object.defineProperty(Number.prototype, 'unref', { value: () => undefined });

/** jsdom's files can be read in the old way only. */
File.prototype.arrayBuffer = function (this: File) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(this);
  });
};

// jsdom draws nothing, so it does not scroll either.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  window.innerWidth = DESKTOP;
  window.sessionStorage.clear();
  window.localStorage.clear();
});
