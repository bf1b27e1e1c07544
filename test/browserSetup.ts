import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import type { BrowserSettings } from '../contract/browserSettings';
import { fromSetup } from './world/environment';

const server = fromSetup('TEST_SERVER_URL');
const settings: BrowserSettings = {
  authentication: server,
  golfclub: server,
  challenges: server,
  base: server,
  images: server,
  contactEmail: 'office@example.org',
};

// Generous, because the machine may be busy; a condition that is met ends the waiting at once.
configure({ asyncUtilTimeout: 20_000 });

// As the server writes it into the page; in the head, which no test clears.
const element = document.createElement('script');
element.id = 'settings';
element.type = 'application/json';
element.textContent = JSON.stringify(settings);
document.head.append(element);

// An office desktop; jsdom's own window is a small tablet.
window.innerWidth = 1440;

/** jsdom has no media queries; these are decided by the window's width, and the device has no wishes. */
window.matchMedia = (query) => {
  const [, bound, pixels] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  const width = window.innerWidth;
  const matches = bound === 'min' ? width >= Number(pixels) : bound === 'max' && width <= Number(pixels);
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
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
  window.sessionStorage.clear();
  window.localStorage.clear();
});
