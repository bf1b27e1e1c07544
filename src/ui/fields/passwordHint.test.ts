import { passwordHint } from './passwordHint';

const jana = ['Jana', 'Möller', 'jana.moeller', 'jana.moeller@example.org'];

const hints: [password: string, hint: ReturnType<typeof passwordHint>][] = [
  ['', { kind: 'empty' }],
  ['birdie', { kind: 'tooShort', missing: 6 }],
  ['🏌️🏌️🏌️', { kind: 'tooShort', missing: 6 }],
  ['a'.repeat(129), { kind: 'tooLong' }],
  ['aaaaaaaaaaaaaaaa', { kind: 'fewSigns' }],
  ['abababababab', { kind: 'fewSigns' }],
  ['abcdefghijkl', { kind: 'run' }],
  ['123456789012', { kind: 'run' }],
  ['Qwertzuiop12', { kind: 'run' }],
  ['9876543210987', { kind: 'run' }],
  ['JanaMöller1990', { kind: 'personal' }],
  ['jana.moeller!', { kind: 'personal' }],
  ['green in two!', { kind: 'enough', more: 3 }],
  ['birdie on the ninth', { kind: 'strong' }],
  ['jana plays the back nine slowly', { kind: 'strong' }],
  ['12 Äpfel für den Caddie', { kind: 'strong' }],
];

test.each(hints)('for "%s" the hint is %j', (password, hint) => {
  expect(passwordHint(password, jana)).toEqual(hint);
});

test('who has not said who they are yet is not taken for anybody', () => {
  expect(passwordHint('hole in one 1', ['', ' '])).toEqual({ kind: 'enough', more: 3 });
});
