import { usualPreferences, type GridPreferencesState } from './gridPreferencesSlice';
import { keptGridPreferences, storeGridPreferences } from './keptGridPreferences';

const nothing: GridPreferencesState = { grids: {}, views: {} };
const wide = { ...usualPreferences, hidden: ['club'], order: ['name'], widths: { name: 300 }, pageSize: 50 as const };
const preferred: GridPreferencesState = {
  grids: { users: { ...wide, density: 'comfortable' } },
  views: { users: [{ name: 'Pros', search: '?filter=pros', preferences: wide }] },
};

const write = (text: string) => window.localStorage.setItem('grids:7', text);

afterEach(() => jest.restoreAllMocks());

test('what was stored is read again, by this person alone', () => {
  storeGridPreferences('7', preferred);
  expect(keptGridPreferences('7')).toEqual(preferred);
  expect(keptGridPreferences('8')).toEqual(nothing);
});

test.each(['', '{', 'null', '7', '"text"', '[]', '{}', '{"grids":7,"views":[]}', '{"grids":null}'])(
  'from %j nothing is read',
  (text) => {
    write(text);
    expect(keptGridPreferences('7')).toEqual(nothing);
  },
);

test.each([
  ['a hidden that is no list', { ...wide, hidden: 'club' }],
  ['hidden numbers', { ...wide, hidden: [7] }],
  ['a missing order', { ...wide, order: undefined }],
  ['a width that is a text', { ...wide, widths: { name: '300px' } }],
  ['a width of nothing', { ...wide, widths: { name: 0 } }],
  ['a width beyond any screen', { ...wide, widths: { name: 10_000 } }],
  ['widths that are a list', { ...wide, widths: [300] }],
  ['a density of another version', { ...wide, density: 'tiny' }],
  ['another page size', { ...wide, pageSize: 7 }],
  ['null', null],
])('a grid with %s is as usual, and the others are kept', (_what, users) => {
  write(JSON.stringify({ grids: { users, clubs: wide }, views: {} }));
  expect(keptGridPreferences('7')).toEqual({ grids: { clubs: wide }, views: {} });
});

test('views of which one is broken are left out', () => {
  write(JSON.stringify({ ...preferred, views: { users: [{ name: '', search: '', preferences: wide }] } }));
  expect(keptGridPreferences('7')).toEqual({ ...preferred, views: {} });
  write(JSON.stringify({ ...preferred, views: { users: { name: 'no list' } } }));
  expect(keptGridPreferences('7')).toEqual({ ...preferred, views: {} });
});

test('a storage that is full or forbidden loses the preferences and nothing else', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeGridPreferences('7', preferred)).not.toThrow();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(keptGridPreferences('7')).toEqual(nothing);
});
