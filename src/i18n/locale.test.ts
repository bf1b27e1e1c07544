import { currentLocale, storeLocale } from './locale';
import { startTexts } from './startTexts';

// First, because no page speaks any language before.
test('before a page has any texts, its language is the stored one, English where none is', () => {
  expect(currentLocale()).toBe('en');
  storeLocale('de');
  expect(currentLocale()).toBe('de');
});

test.each([
  ['en', 'de'],
  ['de', 'en'],
] as const)('a page that speaks %s goes on with it where %s is stored meanwhile', async (spoken, stored) => {
  await startTexts(spoken);
  storeLocale(stored);
  expect(currentLocale()).toBe(spoken);
});
