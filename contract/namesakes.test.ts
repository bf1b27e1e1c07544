import { tellApart, toldApart } from './namesakes';

const jan = (id: string, more: object = {}) => ({ id, name: 'Jan', surname: 'Möller', ...more });
const distinctions = (people: ReturnType<typeof jan>[]) => toldApart(people).map(({ distinction }) => distinction);

test('people with equal names get the year of birth and the username, others nothing', () => {
  const father = jan('1', { username: 'jan', dateOfBirth: '14.03.1955' });
  const son = jan('2', { username: 'jan2', dateOfBirth: '01.02.1985' });
  expect(distinctions([father, { ...jan('3'), name: 'Jana' }, son])).toEqual(['1955, jan', undefined, '1985, jan2']);
  expect(distinctions([father])).toEqual([undefined]);
});

test('case, accents and a missing date of birth do not matter', () => {
  const people = [
    jan('1', { username: 'a', dateOfBirth: null }),
    { ...jan('2', { username: 'b' }), surname: 'MOLLER' },
  ];
  expect(distinctions(people)).toEqual(['a', 'b']);
});

test('without personal data they get a number, whatever the order', () => {
  expect(distinctions([jan('1'), jan('2')])).toEqual(['1', '2']);
  expect(distinctions([jan('2'), jan('1')])).toEqual(['2', '1']);
});

test('the same person twice is no namesake, and former members are not told apart', () => {
  expect(distinctions([jan('1'), jan('1')])).toEqual([undefined, undefined]);
  const former = [jan('1'), jan('2')].map((person) => ({ ...person, name: '', surname: '' }));
  expect(distinctions(former)).toEqual([undefined, undefined]);
});

test('who has no namesake is the same object', () => {
  const person = jan('1');
  expect(tellApart([person])(person)).toBe(person);
});
