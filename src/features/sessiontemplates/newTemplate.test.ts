import type { Template } from '../../../contract/template';
import { limits } from '../../../contract/limits';
import { copyOf, newTemplate } from './newTemplate';

const template = (name: Template['name']): Template => ({
  ...newTemplate('TRACKMAN'),
  id: 'one',
  state: 'ARCHIVED',
  balls: [],
  name,
  category: null,
  trainingHandicapDifferenceToPointsMapping: null,
  numberofballs: 0,
  version: 7,
});

test.each<[Template['name'], Template['name']]>([
  [
    { en: 'Gate', de: 'Tor' },
    { en: 'Gate (copy)', de: 'Tor (Kopie)' },
  ],
  [{ de: 'Tor' }, { de: 'Tor (Kopie)' }],
  [{ en: 'Gate', de: ' ' }, { en: 'Gate (copy)' }],
  [{}, {}],
])('the copy of %j is called %j', (name, copied) => {
  expect(copyOf(template(name)).name).toEqual(copied);
});

test('the copy of the longest name is as long as a name may be', () => {
  const longest = 'x'.repeat(limits.template.name);
  const { en = '' } = copyOf(template({ en: longest })).name;
  expect(en).toHaveLength(limits.template.name);
  expect(en.endsWith('x (copy)')).toBe(true);
});

test('a copy takes neither id nor state nor version with it', () => {
  expect(Object.keys(copyOf(template({ en: 'Gate' })))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(id|state|version)$/)]),
  );
});
