import { activeLocale, storeLocale } from './locale';

describe('the active locale is', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  test.each([
    ['that of the page, also where another one is stored', 'de', 'en', 'de'],
    ['the stored one before the page has one', '', 'de', 'de'],
    ['the stored one where the page names a language without texts', 'fr', 'de', 'de'],
  ] as const)('%s', (_which, lang, stored, active) => {
    storeLocale(stored);
    document.documentElement.lang = lang;
    expect(activeLocale()).toBe(active);
  });
});
