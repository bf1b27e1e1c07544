import fc from 'fast-check';
import { shapeOf } from '../textShape';
import { draftOf, inputOf, isSecretField } from './formDraft';

const input = <Values>(values: Values, more: { errors?: object; touched?: object; isSubmitting?: boolean } = {}) => ({
  values,
  errors: {},
  touched: {},
  isSubmitting: false,
  ...more,
});

test.each([
  ['Jörg O’Hara-Nguyễn', 'Xxxx X’Xxxx-Xxxxxx'],
  ['joerg.7@example.org', 'xxxxx.0@xxxxxxx.xxx'],
  ['31.02.2026', '00.00.0000'],
  ['+49 171 555', '+00 000 000'],
  ['', ''],
])('of %p the length and the kinds of characters are kept: %p', (typed, shape) => {
  expect(shapeOf(typed)).toBe(shape);
});

test('whatever is typed, no letter and no digit of it is in a draft, and its length is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
      const shape = shapeOf(typed);
      expect(shape.replace(/[Xx0]/g, '')).not.toMatch(/[\p{L}\p{M}\p{N}]/u);
      expect(Array.from(shape)).toHaveLength(Array.from(typed).length);
    }),
  );
});

test('a form as it is saved has no draft', () => {
  const saved = { surname: 'Weber', isPro: false, rows: [{ points: '3' }] };
  expect(draftOf(input(saved), saved)).toBeNull();
});

test('what was typed is known by its shape, what was chosen as it is, and a list by its length', () => {
  const saved = {
    surname: 'Weber',
    gender: '',
    golfclubId: '',
    isPro: false,
    mobile: '',
    rows: [
      { points: '3', note: '' },
      { points: '4', note: '' },
    ],
  };
  const golfclubId = '0190a7c2-7d1e-7cc1-8f10-0c1f6a1f9d11';
  const typed = {
    surname: 'Müller',
    gender: 'woman',
    golfclubId,
    isPro: true,
    mobile: '017',
    rows: [{ points: '17', note: '17' }],
  };
  const draft = draftOf(input(typed), saved);
  expect(draft?.fields).toEqual([
    { field: 'surname', shape: 'Xxxxxx' },
    { field: 'gender', value: 'woman' },
    { field: 'golfclubId', value: golfclubId },
    { field: 'isPro', value: true },
    { field: 'mobile', shape: '000' },
    { field: 'rows', length: 1 },
    { field: 'rows.0.points', value: '17' },
    { field: 'rows.0.note', shape: '00' },
  ]);
  expect(inputOf(draft ?? undefined, saved).values).toEqual({
    ...typed,
    surname: 'Xxxxxx',
    mobile: '000',
    rows: [{ points: '17', note: '00' }],
  });
});

test('differences and start handicaps that are typed are results, of which a preview beside the form depends', () => {
  const typed = { rows: [{ difference: '-20' }, { difference: '4,3' }], handicaps: ['9,9', '+1.2'] };
  const draft = draftOf(input(typed), { rows: [], handicaps: [] });
  expect(inputOf(draft ?? undefined, { rows: [], handicaps: [] }).values).toEqual(typed);
});

test('an added row of a list is there again', () => {
  const saved = { rows: [{ name: 'a', points: '1' }] };
  const draft = draftOf(input({ rows: [...saved.rows, { name: 'Bea', points: '2' }] }), saved);
  expect(inputOf(draft ?? undefined, saved).values).toEqual({ rows: [...saved.rows, { name: 'Xxx', points: '2' }] });
});

test('of a password there are as many dots as it has characters, also of one that the form begins with', () => {
  const random = { password: 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ' };
  expect(draftOf(input(random), random)?.fields).toEqual([{ field: 'password', shape: '•'.repeat(26) }]);
  expect(['password', 'currentPassword', 'newPassword', 'repeated', 'accessToken'].filter(isSecretField)).toHaveLength(
    5,
  );
});

test('errors are kept where they are shown: at touched fields, and at what is no single field', () => {
  const values = { surname: '', email: '', rows: [] };
  const errors = { surname: 'is missing', email: 'is missing', rows: 'too few', tooFew: 'nobody is chosen' };
  const draft = draftOf(input(values, { errors, touched: { surname: true } }), values);
  expect(draft?.errors.map(({ field }) => field)).toEqual(['surname', 'rows', 'tooFew']);
  const shown = inputOf(draft ?? undefined, values);
  expect(shown).toMatchObject({ errors: { surname: 'is missing', rows: 'too few' }, touched: { surname: true } });
});
