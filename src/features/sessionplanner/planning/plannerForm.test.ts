import { emptyPlan, nextPlan, planToWire, plannerSchema, type PlannerValues } from './plannerForm';

const faultsOf = (values: PlannerValues): string[] => {
  try {
    plannerSchema((fault) => fault).validateSync(values, { abortEarly: false });
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
    expect(faultsOf({ plannedDate, trainingTemplateId: 'one' })).toEqual(['impossibleDate']);
  },
);

test.each([
  ['29.02.2028', '2028-02-29'],
  [' 20.11.2026 ', '2026-11-20'],
])('%s is sent as %s', (plannedDate, sent) => {
  const values = { plannedDate, trainingTemplateId: 'one' };
  expect(faultsOf(values)).toEqual([]);
  expect(planToWire(values, 'club')).toEqual({ trainingTemplateId: 'one', golfclubId: 'club', plannedDate: sent });
});

test('after planning the date stays and the template does not', () => {
  expect(nextPlan({ plannedDate: '20.11.2026', trainingTemplateId: 'one' })).toEqual({
    plannedDate: '20.11.2026',
    trainingTemplateId: '',
  });
});
