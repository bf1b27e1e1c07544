import { LOCALE_COOKIE } from '../../contract/localeCookie';
import { chooseLocale, currentLocale, tellLocale } from './locale';

test('the server is told the language and nothing else', () => {
  tellLocale('de');
  expect(document.cookie).toBe(`${LOCALE_COOKIE}=de`);
  tellLocale('en');
  expect(document.cookie).toBe(`${LOCALE_COOKIE}=en`);
});

test('a language that is chosen is stored, and the server is told', () => {
  chooseLocale('de');
  expect([currentLocale(), document.cookie]).toEqual(['de', `${LOCALE_COOKIE}=de`]);
});
