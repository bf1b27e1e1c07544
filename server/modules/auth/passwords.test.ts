import { Refusal } from '@contract/problem';
import { refuseCommonPassword } from './rules';

const person = { name: 'Anna', surname: 'Ok', username: 'anna.ok', email: 'birdie.queen@example.org' };

function isRefused(password: string): boolean {
  try {
    refuseCommonPassword(password, person, '/password');
    return false;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.facts.errors).toEqual([
      { path: '/password', reason: 'common-password', message: expect.stringContaining('/password ') as string },
    ]);
    return true;
  }
}

test.each([
  ['one character again and again', 'aaaaaaaaaaaa'],
  ['digits in their order', '123456789012'],
  ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcba'],
  ['a row of keys', 'qwertyuiopas'],
  ['a row of German keys', 'qwertzuiopü123'],
  ['columns of keys', '1qaz2wsx3edc'],
  ['a common word twice', 'passwordpassword'],
  ['a common word with a run', 'Password1234'],
  ['a German word with a year and a sign', 'Passwort2024!'],
  ['a common word in other signs', 'P@ssw0rd12345'],
  ['words of a golf club', 'GolfFairway1'],
  ['a short text repeated', 'x7qx7qx7qx7q'],
  ['one from the lists', 'CorrectHorseBatteryStaple'],
  ['the own username in it', 'my anna.ok for golf'],
  ["the own e-mail's inbox in it", 'the birdie.queen plays'],
  ['hardly more than the own name', 'Anna-Anna-1987'],
])('%s is refused', (_what, password) => {
  expect(isRefused(password)).toBe(true);
});

test.each([
  ['a sentence', 'birdie on the ninth'],
  ['a sentence with the own name', 'Anna holes out from the bunker'],
  ['two words and a sign', 'fairway-demo'],
  ['random characters', 'kT3vQz81LmWx'],
  ['a generated one', 'Zk83hQmT5vXw1RbYc7NdLpJ2gF'],
  ['other scripts', 'зелёный фарватер'],
  ['only signs beyond the first plane', '🏌️‍♀️⛳🐦🦅🌳🌊'],
])('%s is accepted', (_what, password) => {
  expect(isRefused(password)).toBe(false);
});
