import { dropDrafts, storeDraft } from '@/session/drafts';
import { draftKeyOf, readEntityDraft, storedValues } from './entityDraft';

const example = { name: { en: 'Putting', de: 'Putten' }, note: '', image: null, rows: [{ points: '5' }], secret: '' };

const base = { id: '1', version: 3 };

const key = draftKeyOf('category', '1');

const read = (userId: string, of = key) => readEntityDraft(userId, of, { ...example, secret: 'new' }, ['secret']);

test('what was typed is found again by whoever typed it', () => {
  const values = { ...example, note: 'typed', image: 'tee', rows: [] };
  storeDraft('anna', key, { base, values: storedValues(values, ['secret']) });
  expect(read('anna')).toEqual({ base, values: { ...values, secret: 'new' } });
  expect(read('berta')).toBeNull();
  expect(read('anna', draftKeyOf('category', '2'))).toBeNull();
});

test('a draft of a new entity has no base', () => {
  storeDraft('anna', key, { base: null, values: example });
  expect(read('anna')).toMatchObject({ base: null });
});

test('fields that must not be stored are not', () => {
  expect(storedValues({ ...example, secret: 'birdie' }, ['secret'])).not.toHaveProperty('secret');
});

test('signing out drops the drafts and leaves everything else', () => {
  window.sessionStorage.setItem('other', 'kept');
  storeDraft('anna', key, { base, values: example });
  dropDrafts();
  expect(read('anna')).toBeNull();
  expect(window.sessionStorage.getItem('other')).toBe('kept');
});

test.each([
  ['no version', { base: { id: '1' }, values: example }],
  ['no base', { values: example }],
  ['a field missing', { base, values: { name: example.name } }],
  ['a field of another type', { base, values: { ...example, note: 7 } }],
  ['a language missing', { base, values: { ...example, name: { en: 'Putting' } } }],
  ['a row of another shape', { base, values: { ...example, rows: [{ points: 5 }] } }],
  ['no values', { base, values: null }],
  ['a text', 'typed'],
])('a draft of another version of the app is not read: %s', (_what, draft) => {
  storeDraft('anna', key, draft);
  expect(read('anna')).toBeNull();
});
