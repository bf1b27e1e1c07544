import { schemaErrors } from '@/errors/schemaErrors';
import type { Locale } from '@contract/lists';
import { emptyUser, userSchema, type UserValues } from './userForm';

const filled: UserValues = {
  ...emptyUser('club', 'birdie on the ninth'),
  name: 'Jana',
  surname: 'Möller',
  email: 'jana@example.org',
  username: 'jana',
};

const errorsIn = (
  changes: Partial<UserValues>,
  { isNew = true, locale = 'en' }: { isNew?: boolean; locale?: Locale } = {},
) =>
  schemaErrors(
    { ...filled, ...changes },
    userSchema((fieldError) => fieldError, { isNew, locale, today: '2026-11-20' }),
  );

test('an empty form lacks name, surname, e-mail, username, password and golf club', () => {
  expect(errorsIn(emptyUser('', ''))).toEqual({
    name: 'required',
    surname: 'required',
    email: 'required',
    username: 'required',
    password: 'required',
    golfclubId: 'required',
  });
});

test.each([
  {},
  { dateOfBirth: '29.02.2000', gender: 'woman', handicap: '18,4' },
  { dateOfBirth: '1,2,90' },
  { name: '  Jana ' },
])('a form with %j is accepted', (changes) => {
  expect(errorsIn(changes)).toEqual({});
});

test('someone who is edited needs no password', () => {
  expect(errorsIn({ password: '', username: '' }, { isNew: false })).toEqual({});
});

test('a password of fewer than 12 characters is too short', () => {
  expect(errorsIn({ password: 'elevenchars' })).toEqual({ password: 'passwordTooShort' });
});

test.each(['31.02.2000', '01/02/2000', '1.1.', 'yesterday'])('%s is no date of birth', (dateOfBirth) => {
  expect(errorsIn({ dateOfBirth })).toEqual({ dateOfBirth: 'not-a-date' });
});

test('nobody is born tomorrow', () => {
  expect(errorsIn({ dateOfBirth: '20.11.2026' })).toEqual({});
  expect(errorsIn({ dateOfBirth: '21.11.2026' })).toEqual({ dateOfBirth: 'in-the-future' });
});

test.each([
  ['', 'required'],
  ['a lot', 'not-a-handicap'],
  ['18.45', 'more-than-one-decimal'],
  ['54.1', 'too-large'],
  ['+10.1', 'too-small'],
])('a handicap of "%s" is refused: %s', (handicap, fieldError) => {
  expect(errorsIn({ handicap })).toEqual({ handicap: fieldError });
});

test('a typed minus has to be made clear where German is read', () => {
  expect(errorsIn({ handicap: '-1,2' }, { locale: 'de' })).toEqual({ handicap: 'minusTyped' });
  expect(errorsIn({ handicap: '+1,2' }, { locale: 'de' })).toEqual({});
});

test.each([{ isPro: true, phone: '1', mobile: '2' }, { isAdmin: true }])(
  'the hidden handicap is not looked at with %j',
  (roles) => {
    expect(errorsIn({ ...roles, handicap: 'a lot' })).toEqual({});
  },
);

test.each([
  ['name', 100],
  ['surname', 100],
  ['email', 320],
  ['username', 100],
  ['phone', 50],
  ['mobile', 50],
])('%s may have %i characters and no more', (field, longest) => {
  const pro = { isPro: true, phone: '1', mobile: '2' };
  expect(errorsIn({ ...pro, [field]: ` ${'😀'.repeat(longest)} ` })).toEqual({});
  expect(errorsIn({ ...pro, [field]: 'x'.repeat(longest + 1) })).toEqual({ [field]: 'too-long' });
});

test('the length of what the form does not show or does not change is not looked at', () => {
  expect(errorsIn({ phone: 'x'.repeat(51), mobile: 'x'.repeat(51) })).toEqual({});
  expect(errorsIn({ username: 'x'.repeat(101) }, { isNew: false })).toEqual({});
});

test('a pro needs phone and mobile', () => {
  expect(errorsIn({ isPro: true, phone: ' ' })).toEqual({ phone: 'required', mobile: 'required' });
});
