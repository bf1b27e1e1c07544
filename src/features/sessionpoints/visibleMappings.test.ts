import { isMoved } from './isMoved';
import { mappingsCalled, visibleMappings } from './visibleMappings';

describe('visible mappings', () => {
  const mappings = ['Anfänger', 'Bergblick', 'Birdie', 'Ladder', 'New'].map((name) => ({
    id: name,
    name,
    mapping: [],
    version: 1,
  }));

  const none = { q: '', limit: 10, created: [], edited: [] } as const;

  test.each([
    ['all of them in their order', {}, ['Anfänger', 'Bergblick', 'Birdie', 'Ladder', 'New'], 0],
    ['a few at a time', { limit: 2 }, ['Anfänger', 'Bergblick'], 3],
    ['those with the text, without regard to case', { q: ' ANFÄ ' }, ['Anfänger'], 0],
    ['those with the text, without regard to accents', { q: 'anfang' }, ['Anfänger'], 0],
    ['none that match', { q: 'zzz' }, [], 0],
    ['those just made at the top', { created: ['New'], limit: 1 }, ['New', 'Anfänger'], 3],
    ['those just made although they do not match', { created: ['New'], q: 'bird' }, ['New', 'Birdie'], 0],
    [
      'edited ones where they are, although they do not match',
      { edited: ['Ladder'], q: 'bir' },
      ['Birdie', 'Ladder'],
      0,
    ],
    ['edited ones beyond the limit', { edited: ['New'], limit: 1 }, ['Anfänger', 'New'], 3],
  ])('shows %s', (_what, showing, names, more) => {
    const { q, ...others } = { ...none, ...showing };
    const answer = visibleMappings(mappings, { found: mappingsCalled(mappings, q), ...others });
    expect(answer.shown.map(({ name }) => name)).toEqual(names);
    expect(answer.more).toBe(more);
  });
});

describe('whether an entry moves', () => {
  const entry = (before: [rank: number, total: number], after: [rank: number, total: number]) => ({
    before: { rank: before[0], totalPoints: before[1] },
    after: { rank: after[0], totalPoints: after[1] },
  });

  test.each([
    [entry([3, 5], [1, 9]), true],
    [entry([1, 5], [2, 5]), true],
    [entry([2, 5], [2, 6]), true],
    [entry([2, 5], [2, 5]), false],
  ])('%j: %j', (moved, isOther) => {
    expect(isMoved(moved)).toBe(isOther);
  });
});
