import { LOCALE_COOKIE } from '../../contract/localeCookie';
import { tellLocale } from './locale';

test('the server is told the language and nothing else', () => {
  tellLocale('de');
  expect(document.cookie).toBe(`${LOCALE_COOKIE}=de`);
  tellLocale('en');
  expect(document.cookie).toBe(`${LOCALE_COOKIE}=en`);
});
