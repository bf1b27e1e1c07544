import fc from 'fast-check';
import { someMaskRules } from '@test/browser/someMaskRules';
import { makeMasking } from './makeMasking';

describe('masked text', () => {
  const person = {
    name: 'Änne',
    surname: 'Müller-Lüdenscheidt',
    username: 'aenne_m',
    email: "anne.o'neil@golf.example.org",
    phone: '+49 171 1234567',
    birthday: '17.03.1984',
    fullName: 'Änne Müller-Lüdenscheidt',
  };

  const rules = someMaskRules({
    name: 'name',
    surname: 'surname',
    username: 'username',
    email: 'email',
    phone: 'phone',
    birthday: 'birthday',
    fullName: 'fullName',
    typed: 'words',
  });

  function masked(...people: Partial<typeof person>[]) {
    const masking = makeMasking(rules);
    masking.collect(people);
    const pseudonyms = masking.mask(people) as (typeof person)[];
    return { ...masking, first: pseudonyms[0] ?? person };
  }

  test('every text of a person is found wherever it stands, and has the same stand-in there', () => {
    const { maskText, first } = masked(person);
    for (const key of Object.keys(person) as (keyof typeof person)[]) {
      expect(maskText(`Seen: ${person[key]}!`)).toBe(`Seen: ${first[key]}!`);
      expect(maskText(`/users?q=${encodeURIComponent(person[key])}&page=2`)).toBe(
        `/users?q=${encodeURIComponent(first[key])}&page=2`,
      );
      expect(maskText(`at ${person[key].toUpperCase()} (main.js:1:7)`)).toBe(`at ${first[key]} (main.js:1:7)`);
      expect(maskText(JSON.stringify({ q: person[key].normalize('NFD') }))).toBe(JSON.stringify({ q: first[key] }));
    }
  });

  test('names are found as whole words only, even those of one letter', () => {
    const { maskText, first } = masked({ name: 'A', surname: 'Ann' });
    const { name, surname } = first;
    expect(maskText('A plan by Ann, ANN and anna; Annika is a guest')).toBe(
      `${name} plan by ${surname}, ${surname} and anna; Annika is a guest`,
    );
  });

  test('a German genitive hides no name', () => {
    const { maskText, first } = masked({ surname: 'Müller' });
    expect(maskText('Müllers Übung, MÜLLERS, Müller’s')).toBe(
      `${first.surname}s Übung, ${first.surname}S, ${first.surname}’s`,
    );
  });

  test('a part of a name is found as well, but not what many are called', () => {
    const { maskText } = masked({ surname: 'von der Tann-Rathsamhausen' });
    const text = maskText('Frau Rathsamhausen von Rot an der Rot');
    expect(text).not.toContain('Rathsamhausen');
    expect(text).toMatch(/^Frau R\w+ von Rot an der Rot$/);
  });

  test('the way a name is encoded does not hide it', () => {
    const { maskText } = masked({ name: 'Jürgen', surname: 'Groß' });
    for (const text of [
      'https://x.org/a%2FJ%C3%BCrgen/b',
      'https://x.org/?q=J%FCrgen',
      'https://x.org/?to=%2Fusers%3Fq%3DJ%25C3%25BCrgen',
      'https://x.org/?q=Herr+J%C3%BCrgen+Gro%C3%9F+%zz',
      'GROSS, JÜRGEN',
    ]) {
      const message = maskText(text);
      expect(message).toMatch(/J[a-z]{4}o*/);
      expect(message).not.toMatch(/J(ü|%\w\w|%25\w\w)+rgen|Gro(ß|ss|%)/i);
    }
    expect(maskText('https://x.org/%7Eme/100%/a%20b')).toBe('https://x.org/%7Eme/100%/a%20b');
  });

  test('what looks like an address, a number or a secret is nobody, even where nothing is known of it', () => {
    const { maskText } = masked();
    const token = `eyJ${'hbGciOi'.repeat(4)}.eyJzdWIiOiIx.c2ln-_`;
    const secret = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF';
    expect(secret).toHaveLength(43);
    expect(maskText('by jo.doe+golf@sub.example.co.uk.')).toBe('by somebody@masked.invalid.');
    expect(maskText('/?to=jo%40example.org')).toBe('/?to=somebody%40masked.invalid');
    expect(maskText('call +49 (0) 171 / 123-456 now')).toBe('call +000000 now');
    expect(maskText(`Authorization: Bearer ${token}`)).toBe('Authorization: Bearer masked-secret');
    expect(maskText('Bearer abcdef0123456789')).toBe('Bearer masked-secret');
    expect(maskText(`/display#${secret}`)).toBe('/display#masked-secret');
    expect(maskText(`/approve/jo/${'0a1b'.repeat(8)}`)).toBe('/approve/jo/masked-secret');
  });

  test('numbers that look like telephone numbers are masked, dates and others are not', () => {
    const { maskText } = masked();
    for (const number of [
      '0171 5556677',
      '(030) 123456',
      '0171/555667',
      '0049 171 555667',
      '555-123-4567',
      '(555) 123-4567',
    ])
      expect(maskText(`Call ${number}, please`)).toBe('Call +000000, please');
    const others = '01.10.2026, 01/10/2026, 2026-10-01, 09:30:00, 007, 12 345 678, 0.123456789, v1.20.300';
    expect(maskText(others)).toBe(others);
  });

  test('a capitalized word of prose that is not the app’s may be a name, and so may any word of a file name', () => {
    const masking = makeMasking({
      ...someMaskRules({ note: 'prose', image: 'fileName' }),
      isWordOfApp: (word) => ['the', 'pro', 'lesson', 'portrait', 'jpg', 'from'].includes(word.toLowerCase()),
    });
    const value = { note: 'The Pro lesson from Hoffmann (PGA) is not saved', image: 'portrait_hoffmann-ida_7x2q.jpg' };
    masking.collect(value);
    const { note, image } = masking.mask(value) as typeof value;
    const [, name] = /^The Pro lesson from (H\w{7}) \(PGA\) is not saved$/.exec(note) ?? [];
    expect(name).toBeDefined();
    expect(name).not.toBe('Hoffmann');
    expect(image).toMatch(/^portrait_h(?!offmann)\w+-i(?!da-)\w+_7x2q\.jpg$/);
    expect(masking.maskText('Hoffmann told Meyer', 'prose')).toBe(`${name} told masked`);
    expect(masking.maskText('TypeError in Grid')).toBe('TypeError in Grid');
  });

  test('a username that is a word of the app is no name in a text', () => {
    const masking = makeMasking({ ...rules, isWordOfApp: (word) => word.toLowerCase() === 'pro' });
    masking.collect([{ username: 'pro', name: 'Petra' }, { username: 'lena' }]);
    expect(masking.mask('pro', 'username')).not.toBe('pro');
    expect(masking.maskText('Pro lesson of pro')).toBe('Pro lesson of pro');
    expect(masking.maskText('lena, Petra')).not.toMatch(/lena|Petra/);
  });

  test('what is collected after the first text was masked is masked from then on', () => {
    const masking = makeMasking(rules);
    const people = [{ name: 'Änne' }];
    masking.collect(people);
    const [before] = masking.mask(people) as typeof people;
    expect(masking.mask(people)).toEqual([before]);
    masking.collect([{ name: 'Änne' }, { name: 'Bo' }]);
    expect(masking.mask(people)).toEqual([before]);
    expect(masking.maskText('Bo')).not.toBe('Bo');
  });

  test('ids, versions, times and places in code stay', () => {
    const { maskText } = masked({ name: 'Abba', username: 'beef', surname: 'Cafe' });
    const text =
      'GET /api/trainings/0190abba-beef-7cafe-8abc-0123456789ab'.replace('7cafe', '7caf') +
      ' at render (node_modules/@mui/material@9.5.0/Grid.js:12:34) 2026-10-01T10:00:00.250+02:00';
    expect(maskText(text)).toBe(text);
  });

  test('of anything that was written around a person, nothing of the person is left', () => {
    const { maskText } = masked(person);
    const canary = fc.constantFrom(...Object.values(person));
    const around = fc.constantFrom(
      ' ',
      '\n',
      '"',
      '/',
      '?q=',
      '&',
      ', ',
      '(',
      ')',
      ':',
      '%20',
      '+',
      '=',
      '@',
      ' - ',
      '🏌',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(around, canary, around, fc.boolean())), (parts) => {
        const text = parts.map(
          ([before, one, after, isEncoded]) => before + (isEncoded ? encodeURI(one) : one) + after,
        );
        const message = maskText(text.join(''));
        for (const one of ['Änne', 'Müller', 'Lüdenscheidt', 'aenne', 'neil@', '1234567', '1984']) {
          expect(message).not.toContain(one);
          if (encodeURI(one) !== one) expect(message).not.toContain(encodeURI(one));
        }
      }),
      { seed: 2026, numRuns: 500 },
    );
  });

  test('what was typed is masked word by word, and still finds whom it is for', () => {
    const masking = makeMasking(rules);
    const people = [{ name: 'Änne', email: 'aenne@golf.example.org' }];
    const typed = ['änne  beck?', 'Änne', 'aenne@golf.example.org', 'Beck'];
    masking.collect(people);
    masking.collect(typed, 'typed');
    const [{ name, email } = person] = masking.mask(people) as (typeof person)[];
    const [search, whole, address, other] = masking.mask(typed, 'typed') as string[];
    expect(search).toMatch(new RegExp(`^${name}  b[a-z]{4}\\?$`));
    expect([whole, address]).toEqual([name, email]);
    expect(other).toMatch(/^B[a-z]{4}$/);
  });

  test('texts without end take no time without end', () => {
    const { maskText } = masked(person);
    for (const unit of ['a', 'a.', '+1 ', '%41', 'eyJ', '@', 'Müller-']) {
      expect(maskText(unit.repeat(50_000)).length).toBeGreaterThan(0);
    }
    expect(maskText(`%${'25'.repeat(50_000)}41`).length).toBeGreaterThan(0);
  });
});
