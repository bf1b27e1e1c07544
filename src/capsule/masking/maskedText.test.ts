import fc from 'fast-check';
import { someMaskRules } from '@test/browser/someMaskRules';
import { inOrder, type PersonalKind } from './pseudonyms';
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

describe('stand ins', () => {
  const kinds = ['name', 'surname', 'fullName', 'username', 'email', 'phone'] as const;

  /** Masks texts of one kind, as one state would hold them. */
  function masked(kind: PersonalKind, texts: readonly string[]): string[] {
    const masking = makeMasking(someMaskRules({ [kind]: kind }));
    masking.collect(texts, kind);
    return masking.mask(texts, kind) as string[];
  }

  const unusual =
    'Änne,Anne,Anton,Ötzi,Otto,Émile,Emil,Øyvind,Łukasz,Lukas,Ærø,Aeneas,Aero,ßeta,Sven,ﬁn,Finn,Þór,Zoë,Ñandú';

  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom(...unusual.split(',')),
    fc.string({ unit: fc.constantFrom(...Array.from('aAäÄæÆeéßsoøz 1-')), maxLength: 5 }),
    fc.constantFrom('Ababa', 'ababa', 'Bbabe', '+000000', '000001', 'ababa@masked.invalid', '👩‍👩‍👧', 'เก', '가나', '각'),
  );

  const seen = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

  test.each(kinds)('stand-ins of %s are in the order of the originals, all different, and nobody', (kind) => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 40 }), (texts) => {
        const sorted = texts.filter(seen).sort((one, other) => inOrder(one, other) || (one < other ? -1 : 1));
        const pseudonyms = masked(kind, sorted);
        for (const [index, standIn] of pseudonyms.entries()) {
          if (index > 0) expect(inOrder(pseudonyms[index - 1] ?? '', standIn)).toBeLessThan(0);
          expect(texts.map((text) => text.toUpperCase())).not.toContain(standIn.toUpperCase());
          expect(standIn.length).toBeGreaterThanOrEqual((sorted[index] ?? '').length);
        }
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  test('initials are kept with their marks and as capital or not, emptiness is kept as well', () => {
    const names = ['Änne', 'ötzi', 'Émile', 'Øyvind', 'Łukasz', 'A\u0308nne', 'Zoë', '1st', '', '  ', '\u200b'];
    expect(masked('name', names).map((standIn) => standIn.charAt(0))).toEqual([
      ...Array.from('ÄöÉØŁÄZ1'),
      '',
      ' ',
      '\u200b',
    ]);
    expect(masked('name', ['', ' \t'])).toEqual(['', ' \t']);
  });

  test('two letters in one become the first of them, which keeps the order', () => {
    expect(masked('name', ['Ada', 'Ærø', 'Bo']).map((standIn) => standIn.charAt(0))).toEqual(['A', 'A', 'B']);
    const [, ...rest] = masked('name', ['Anna', 'Ærø', ...Array.from({ length: 400 }, (_, one) => `Af${one}`)]);
    expect(rest.map((standIn) => standIn.charAt(0)).join('')).toBe('A'.repeat(401));
  });

  test('long names stay long, with their spaces', () => {
    const [standIn = ''] = masked('name', ['Maria Theresia Walburga']);
    expect(standIn).toMatch(/^M[a-z]{4} o{8} o{8}$/);
  });

  test('stand-ins look like what they stand for', () => {
    expect(masked('email', ['jo@x.org', 'joachim.von.und.zu.langenstein@golf.example.org'])).toEqual([
      'jbaba@masked.invalid',
      expect.stringMatching(/^jbabeo+@masked\.invalid$/),
    ]);
    expect(masked('phone', ['+49 171 1234567', '0171/12'])).toEqual(['+00000000000000', '0000010']);
    expect(masked('username', ['anna', 'Bert'])).toEqual(['ababa', 'Bbabe']);
  });

  test('birthdays become other days in the order of the dates', () => {
    const days = ['31.12.1999', '01.01.2000', '02.01.1900', '01.01.1900'];
    expect(masked('birthday', days)).toEqual(['05.01.1900', '06.01.1900', '04.01.1900', '03.01.1900']);
  });

  test('what is no date is words', () => {
    expect(masked('birthday', ['31.02.2000'])).toEqual(['3babi.0baba.2babe']);
    expect(masked('birthday', ['soon, maybe'])[0]).toMatch(/^s[a-z]{4}, m[a-z]{4}$/);
  });

  test('a name and a surname in one text are the two stand-ins', () => {
    const masking = makeMasking(someMaskRules({ name: 'name', surname: 'surname', both: 'fullName' }));
    const people = [
      { name: 'Anna Maria', surname: 'Ruiz Ortega', both: 'Anna Maria Ruiz Ortega' },
      { name: 'Anna', surname: 'Beck', both: 'Somebody Else' },
    ];
    masking.collect(people);
    const [first, second] = masking.mask(people) as typeof people;
    expect(first?.both).toBe(`${first?.name ?? ''} ${first?.surname ?? ''}`);
    expect(second?.both).toMatch(/^Sbabaooo oooo$/);
    expect(masking.counts()).toMatchObject({ name: 2, surname: 2, fullName: 2 });
  });

  test('with ten thousand names each still has its own', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `Name${index}`);
    expect(new Set(masked('name', names)).size).toBe(10_000);
  });
});
