import { keepDraft } from '../../session/drafts';
import { draftName, isChanged, keptTyping } from './typing';

const example = { name: { en: 'Putting', de: 'Putten' }, note: '' };
const name = draftName('category', '1');

test('what was typed is found again by whoever typed it', () => {
  const typing = { version: 3, from: example, values: { ...example, note: 'typed' } };
  keepDraft('anna', name, typing);
  expect(keptTyping('anna', name, example)).toEqual(typing);
  expect(keptTyping('berta', name, example)).toBeNull();
  expect(keptTyping('anna', draftName('category', '2'), example)).toBeNull();
});

test.each([
  ['no version', { from: example, values: example }],
  ['a field missing', { version: 3, from: example, values: { name: example.name } }],
  ['a field of another type', { version: 3, from: example, values: { ...example, note: 7 } }],
  ['a language missing', { version: 3, from: example, values: { ...example, name: { en: 'Putting' } } }],
  ['an empty value', { version: 3, from: null, values: example }],
  ['a text', 'typed'],
])('a draft of another version of the app is not read: %s', (_what, draft) => {
  keepDraft('anna', name, draft);
  expect(keptTyping('anna', name, example)).toBeNull();
});

test('only a difference is something to lose', () => {
  expect(isChanged({ from: example, values: { ...example } })).toBe(false);
  expect(isChanged({ from: example, values: { ...example, name: { en: 'Putting', de: '' } } })).toBe(true);
});
