import { shownMappings } from './shownMappings';

const mappings = ['Anfänger', 'Bergblick', 'Birdie', 'Ladder', 'New'].map((name) => ({
  id: name,
  name,
  mapping: [],
  version: 1,
}));
const none = { q: '', limit: 10, created: [], edited: [], locale: 'en' } as const;

test.each([
  ['all of them in their order', {}, ['Anfänger', 'Bergblick', 'Birdie', 'Ladder', 'New'], 0],
  ['a few at a time', { limit: 2 }, ['Anfänger', 'Bergblick'], 3],
  ['those with the text, without regard to case', { q: ' ANFÄ ' }, ['Anfänger'], 0],
  ['none that match', { q: 'zzz' }, [], 0],
  ['those just made at the top', { created: ['New'], limit: 1 }, ['New', 'Anfänger'], 3],
  ['those just made although they do not match', { created: ['New'], q: 'bird' }, ['New', 'Birdie'], 0],
  ['edited ones where they are, although they do not match', { edited: ['Ladder'], q: 'bir' }, ['Birdie', 'Ladder'], 0],
  ['edited ones beyond the limit', { edited: ['New'], limit: 1 }, ['Anfänger', 'New'], 3],
])('shows %s', (_what, showing, names, more) => {
  const answer = shownMappings(mappings, { ...none, ...showing });
  expect(answer.shown.map(({ name }) => name)).toEqual(names);
  expect(answer.more).toBe(more);
});
