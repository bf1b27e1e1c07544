import { LOCALE_COOKIE } from '@contract/headers';
import { chooseLocale, storedLocale, writeLocaleCookie } from './locale';

test('the server is told the language and nothing else', () => {
  writeLocaleCookie('de');
  expect(document.cookie).toBe(`${LOCALE_COOKIE}=de`);
  writeLocaleCookie('en');
  expect(document.cookie).toBe(`${LOCALE_COOKIE}=en`);
});

test('a language that is chosen is stored, and the server is told', () => {
  chooseLocale('de');
  expect([storedLocale(), document.cookie]).toEqual(['de', `${LOCALE_COOKIE}=de`]);
});
