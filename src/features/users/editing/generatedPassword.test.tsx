import { generatedPassword } from './generatedPassword';

afterEach(() => jest.restoreAllMocks());

test('a generated password has 26 letters and digits', () => {
  for (let count = 0; count < 1000; count += 1) expect(generatedPassword()).toMatch(/^[A-Za-z0-9]{26}$/);
});

test('no two generated passwords are the same', () => {
  const passwords = Array.from({ length: 1000 }, generatedPassword);
  expect(new Set(passwords).size).toBe(1000);
});

test('where every byte comes equally often, so does every character', () => {
  let next = 0;
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = array as unknown as Uint8Array;
    for (let index = 0; index < bytes.length; index += 1, next += 1) bytes[index] = next % 256;
    return array;
  });
  // 124 passwords have 13 times the 248 characters that one round of all bytes gives.
  const all = Array.from({ length: 124 }, generatedPassword).join('');
  const counts = new Map<string, number>();
  for (const character of all) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
  expect([...new Set(counts.values())]).toEqual([52]);
});
