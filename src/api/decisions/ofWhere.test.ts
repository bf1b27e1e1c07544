import { ofWhere } from './ofWhere';

const masked = (where: string | string[] | undefined) => ofWhere.by(where, () => 'Aaa');

test.each([
  ['surname contains mey', 'surname contains Aaa'],
  ['golfclub isAnyOf Bergblick\\, alt,Waldsee', 'golfclub isAnyOf Aaa,Aaa'],
  ['phone isEmpty', 'phone isEmpty'],
  ['handicap >= 18.4', 'handicap >= 18.4'],
  ['phone contains 0171555', 'phone contains Aaa'],
  ['dateOfBirth is 1990-02-01', 'dateOfBirth is Aaa'],
  ['roles isAnyOf PRO,ADMIN', 'roles isAnyOf PRO,ADMIN'],
  ['hasPassword is false', 'hasPassword is false'],
  ['Anna Müller', 'Aaa'],
])('of the filter %p a capsule tells %p', (where, told) => {
  expect(masked(where)).toBe(told);
  expect(masked([where, where])).toEqual([told, told]);
});

test('no filter stays none', () => {
  expect(masked(undefined)).toBeUndefined();
});
