import { schemaErrors } from '@/errors/schemaErrors';
import { categorySchema, editedTexts, merged, valuesOf } from './categoryForm';

describe('category form', () => {
  const both = { name: { en: 'Putting', de: 'Putten' }, description: { en: 'On the green', de: 'Auf dem Grün' } };

  test('what was typed is trimmed, and the other language goes back as it came', () => {
    const values = valuesOf({ name: { en: ' Chipping ', de: ' Chippen ' }, description: { en: '', de: ' ' } });
    expect(editedTexts(values, 'en')).toEqual({ name: { en: 'Chipping', de: ' Chippen ' }, description: { de: ' ' } });
  });

  test('a language that has no text does not get an empty one', () => {
    expect(editedTexts(valuesOf({ name: { de: 'Putten' }, description: {} }), 'en')).toEqual({
      name: { de: 'Putten' },
      description: {},
    });
  });

  test.each([
    [{ en: '', de: 'Putten' }, {}],
    [{ en: 'Putting', de: ' ' }, {}],
    [{ en: ' ', de: '' }, { 'name.en': 'unnamed' }],
  ])('the rules say of the name %j: %j', (name, expected) => {
    const schema = categorySchema({ unnamed: 'unnamed', tooLong: String }, 'en');
    expect(schemaErrors({ name, description: { en: 'x', de: 'x' } }, schema)).toEqual(expected);
  });

  describe('over a newer version', () => {
    const from = valuesOf(both);
    const newer = valuesOf({
      name: { en: 'Putting II', de: 'Putten II' },
      description: { en: 'Anywhere', de: 'Überall' },
    });

    test('only the languages in which something was typed are saved', () => {
      const typed = valuesOf({ ...both, name: { ...both.name, en: 'Long putts' } });
      expect(merged(typed, from, newer)).toEqual({
        name: { en: 'Long putts', de: 'Putten II' },
        description: { en: 'On the green', de: 'Überall' },
      });
    });

    test('nothing typed changes nothing of it', () => {
      expect(merged(from, from, newer)).toEqual(newer);
    });
  });
});
