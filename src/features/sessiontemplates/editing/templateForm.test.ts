import { schemaErrors } from '@/errors/schemaErrors';
import { startTexts } from '@/i18n/startTexts';
import type { Template } from '@contract/template';
import { newHint, newInstruction, newMapEntry, newScoringItem, resizedBalls } from './addedEntries';
import { missingTexts } from './completeness';
import { editedTemplateOf, formPathOf, valuesOf } from './templateForm';
import { templateSchema } from './templateRules';

const regular: Template = {
  id: '01940000-0000-7000-8000-000000000001',
  type: 'REGULAR',
  state: 'ACTIVE',
  name: { en: 'Putting gate', de: 'Putt-Tor' },
  description: { en: 'Five balls' },
  moreInformationLink: {},
  image: 'gate',
  category: { id: '01940000-0000-7000-8000-000000000002', name: { en: 'Putting' } },
  trainingHandicapDifferenceToPointsMapping: { id: '01940000-0000-7000-8000-000000000003', name: 'Usual' },
  teamMode: false,
  instructions: [{ en: 'Read the line', de: 'Linie lesen' }],
  hints: [{ name: { en: 'Slowly', de: 'Langsam' }, imageUrl: 'tee' }, { name: { en: 'Head still' } }],
  balls: [{ scoring: [{ name: { en: 'Holed', de: 'Eingelocht' }, points: -3 }] }, { scoring: [] }],
  scoreHandicapMap: [
    { score: 10, handicap: -1.2 },
    { score: -2, handicap: 18.4 },
  ],
  numberofballs: 2,
  version: 7,
};
const tournament: Template = {
  ...regular,
  type: 'TOURNAMENT',
  teamMode: true,
  trainingHandicapDifferenceToPointsMapping: null,
  balls: [],
  numberofballs: 0,
  scoreHandicapMap: [{ score: 10, handicap: 2000 }],
};

test.each(['en', 'de'] as const)('a template that nobody has touched is sent as it came, in %s', async (locale) => {
  await startTexts(locale);
  const { type: _type, numberofballs: _count, category, hints, ...rest } = regular;
  expect(editedTemplateOf(valuesOf(regular), regular)).toEqual({
    ...rest,
    category: { id: category?.id },
    trainingHandicapDifferenceToPointsMapping: { id: rest.trainingHandicapDifferenceToPointsMapping?.id },
    hints: [hints[0], { name: { en: 'Head still' }, imageUrl: null }],
  });
  expect(editedTemplateOf(valuesOf(tournament), tournament)).toMatchObject({
    teamMode: true,
    balls: [],
    trainingHandicapDifferenceToPointsMapping: null,
    scoreHandicapMap: [{ score: 10, handicap: 2000 }],
  });
});

test('handicaps are shown as the language writes them, and a plus as a plus', async () => {
  const visible = () => valuesOf(regular).scoreHandicapMap.map(({ score, handicap }) => [score, handicap]);
  await startTexts('en');
  expect(visible()).toEqual([
    ['10', '+1.2'],
    ['-2', '18.4'],
  ]);
  await startTexts('de');
  expect(visible()).toEqual([
    ['10', '+1,2'],
    ['-2', '18,4'],
  ]);
});

test.each([
  ['18,4', 18.4],
  ['18.4', 18.4],
  ['+1,2', -1.2],
  ['54', 54],
])('the handicap %s is sent as %d', (typed, sent) => {
  const values = { ...valuesOf(regular), scoreHandicapMap: [{ key: 0, score: ' 7 ', handicap: typed }] };
  expect(editedTemplateOf(values, regular).scoreHandicapMap).toEqual([{ score: 7, handicap: sent }]);
});

test('texts are sent without the blanks around them, and empty ones not at all', () => {
  const values = { ...valuesOf(regular), name: { en: '  Gate ', de: '   ' }, category: '', mapping: '', image: null };
  expect(editedTemplateOf(values, regular)).toMatchObject({
    name: { en: 'Gate' },
    category: null,
    trainingHandicapDifferenceToPointsMapping: null,
    image: null,
  });
  expect(editedTemplateOf(values, regular).name).not.toHaveProperty('de');
});

test('scoring is sent on the first ball only, and not without a ball or by another type', () => {
  const values = valuesOf(regular);
  const balls = resizedBalls(values.balls, 3);
  expect(editedTemplateOf({ ...values, balls }, regular).balls.map(({ scoring }) => scoring.length)).toEqual([1, 0, 0]);
  expect(editedTemplateOf({ ...values, balls: [] }, regular).balls).toEqual([]);
  expect(editedTemplateOf(values, { ...regular, type: 'TRACKMAN' }).balls).toEqual([{ scoring: [] }, { scoring: [] }]);
  expect(editedTemplateOf(values, { ...regular, type: 'TOURNAMENT' }).balls).toEqual([]);
});

test('what is added begins as the specification says, with a key of its own', () => {
  const rows = [{ key: 4 }, { key: 2 }];
  expect(newInstruction(rows)).toEqual({ key: 5, en: 'Instruction', de: 'Instruktion' });
  expect(newHint([])).toEqual({ key: 0, name: { en: 'Hint', de: 'Tipp' }, imageUrl: null });
  expect(newScoringItem(rows)).toEqual({ key: 5, name: { en: 'Scoring Item', de: 'Punkt' }, points: '0' });
  expect(newMapEntry([])).toEqual({ key: 0, score: '0', handicap: '0' });
});

test('an added entry of the score-handicap map is 0 / 0 every time', () => {
  const rows = [newMapEntry([])];
  expect(newMapEntry(rows)).toEqual({ key: 1, score: '0', handicap: '0' });
});

test('a number of balls keeps the first ones and adds the others', () => {
  const two = [{ key: 1 }, { key: 0 }];
  expect(resizedBalls(two, 1)).toEqual([{ key: 1 }]);
  expect(resizedBalls(two, 4)).toEqual([{ key: 1 }, { key: 0 }, { key: 2 }, { key: 3 }]);
});

test('only what is shown and expected counts as a missing text', () => {
  const values = valuesOf(regular);
  expect(missingTexts(values, 'REGULAR', 'en')).toBe(0);
  // The description that English has, and the second hint.
  expect(missingTexts(values, 'REGULAR', 'de')).toBe(2);
  const nameless = { ...values, scoring: values.scoring.map((row) => ({ ...row, name: { en: 'Holed', de: '' } })) };
  expect(missingTexts(nameless, 'REGULAR', 'de')).toBe(3);
  expect(missingTexts(nameless, 'TRACKMAN', 'de')).toBe(2);
});

describe('the rules', () => {
  const fieldErrors = (
    changes: Partial<ReturnType<typeof valuesOf>>,
    template = regular,
    locale: 'en' | 'de' = 'en',
  ) => {
    const values = { ...valuesOf(template), ...changes };
    return schemaErrors(
      values,
      templateSchema(values, (fieldError) => fieldError, { type: template.type, locale }),
    );
  };
  const inMap = (...rows: [string, string][]) => ({
    scoreHandicapMap: rows.map(([score, handicap], key) => ({ key, score, handicap })),
  });

  test('accept a template as it came', () => {
    expect(fieldErrors({})).toEqual({});
    expect(fieldErrors({}, tournament)).toEqual({});
  });

  test.each([
    ['https://example.org/putting', undefined],
    [' HTTP://example.org ', undefined],
    ['', undefined],
    ['javascript:alert(1)', 'not-a-link'],
    ['example.org', 'not-a-link'],
    ['https://', 'not-a-link'],
    ['https://example.org/a b', 'not-a-link'],
    ['https://jana:birdie@example.org', 'not-a-link'],
    ['https://example.com@evil.example', 'not-a-link'],
    [`https://example.org/${'a'.repeat(2000)}`, 'too-long'],
  ])('take the link %s as %s', (link, fieldError) => {
    expect(fieldErrors({ moreInformationLink: { en: '', de: link } })['moreInformationLink.de']).toBe(fieldError);
  });

  test('name each score that stands there twice, however it is written', () => {
    expect(fieldErrors(inMap(['1', '5'], ['2', '4'], [' 1', '3']))).toEqual({
      'scoreHandicapMap.0.score': 'repeated',
      'scoreHandicapMap.2.score': 'repeated',
    });
  });

  test('want handicaps with one decimal, and whole points from a tournament', () => {
    const rows = inMap(['1', '5,25'], ['2', '54,1'], ['x', ''], ['4', '-1,2']);
    expect(fieldErrors(rows, regular, 'de')).toEqual({
      'scoreHandicapMap.0.handicap': 'more-than-one-decimal',
      'scoreHandicapMap.1.handicap': 'too-large',
      'scoreHandicapMap.2.score': 'not-whole',
      'scoreHandicapMap.2.handicap': 'required',
      'scoreHandicapMap.3.handicap': 'minusTyped',
    });
    expect(fieldErrors(inMap(['1', '5,5'], ['2', '-7'], ['3', '1000001']), tournament)).toEqual({
      'scoreHandicapMap.0.handicap': 'not-whole',
      'scoreHandicapMap.2.handicap': 'too-large',
    });
  });

  test('look at balls and scoring only where there are any', () => {
    const scoring = [{ key: 0, name: { en: 'x'.repeat(101), de: '' }, points: '1,5' }];
    expect(fieldErrors({ scoring, numberofballs: '201' })).toEqual({
      numberofballs: 'too-large',
      'scoring.0.name.en': 'too-long',
      'scoring.0.points': 'not-whole',
    });
    expect(fieldErrors({ scoring, numberofballs: '201' }, tournament)).toEqual({});
  });
});

test.each([
  ['scoreHandicapMap.2.score', 'scoreHandicapMap.2.score'],
  ['balls.0.scoring.1.name.de', 'scoring.1.name.de'],
  ['category.id', 'category'],
  ['trainingHandicapDifferenceToPointsMapping', 'mapping'],
])('what the server says about %s stands at %s', (wire, form) => {
  expect(formPathOf(wire)).toBe(form);
});
