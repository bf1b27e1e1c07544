import fc from 'fast-check';
import { someMaskRules } from '@test/browser/someMaskRules';
import { inOrder, type PersonalKind } from './pseudonyms';
import { makeMasking } from './makeMasking';

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
