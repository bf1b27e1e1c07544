import { daysPlanned, emptyPlan, nextPlan, plannerSchema, readRepeats, type PlannerValues } from './plannerForm';

const values = (changes: Partial<PlannerValues> = {}): PlannerValues => ({
  plannedDate: '20.11.2026',
  trainingTemplateId: 'one',
  repeats: '0',
  ...changes,
});
const faultsOf = (typed: PlannerValues): string[] => {
  try {
    plannerSchema((fault) => fault).validateSync(typed, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

test('an empty form lacks both the date and the template', () => {
  expect(faultsOf(emptyPlan)).toEqual(expect.arrayContaining(['noDate', 'noTemplate']));
});

test.each(['31.02.2026', '29.02.2027', '00.05.2026', '1.5.2026', '2026-05-01', '01/05/2026', '01.05.26', 'tomorrow'])(
  '%s is no date that a training can be planned for',
  (plannedDate) => {
    expect(faultsOf(values({ plannedDate }))).toEqual(['impossibleDate']);
    expect(daysPlanned(values({ plannedDate }))).toEqual([]);
  },
);

test.each([
  ['29.02.2028', '2028-02-29'],
  [' 20.11.2026 ', '2026-11-20'],
])('%s is sent as %s', (plannedDate, sent) => {
  expect(faultsOf(values({ plannedDate }))).toEqual([]);
  expect(daysPlanned(values({ plannedDate }))).toEqual([sent]);
});

test.each(['53', '-1', '1.5', '1,5', 'two', '100', '1e1'])('%s is no number of further weeks', (repeats) => {
  expect(faultsOf(values({ repeats }))).toEqual(['noRepeats']);
  expect(daysPlanned(values({ repeats }))).toEqual([]);
});

test('nothing typed repeats nothing, and a year is the most', () => {
  expect([readRepeats(''), readRepeats(' 3 '), readRepeats('52')]).toEqual([0, 3, 52]);
  expect(daysPlanned(values({ repeats: '52' })).at(-1)).toBe('2027-11-19');
});

test('a weekly plan stays on its weekday across the change of the clocks and of the year', () => {
  expect(daysPlanned(values({ plannedDate: '23.10.2026', repeats: '2' }))).toEqual([
    '2026-10-23',
    '2026-10-30',
    '2026-11-06',
  ]);
  expect(daysPlanned(values({ plannedDate: '28.12.2026', repeats: '1' }))).toEqual(['2026-12-28', '2027-01-04']);
});

test('after planning the date stays; the template and the repeating do not', () => {
  expect(nextPlan(values({ repeats: '4' }))).toEqual(values({ trainingTemplateId: '', repeats: '0' }));
});
