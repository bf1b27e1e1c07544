import type { Template } from '@contract/template';
import { isVisible, visibleTemplates, type TemplateFilter, TEMPLATES_A_PAGE } from './visibleTemplates';

const everything: TemplateFilter = { type: null, state: 'all', category: null, q: '' };

function template(id: string, changes: Partial<Template> = {}): Template {
  return {
    id,
    type: 'REGULAR',
    state: 'ACTIVE',
    name: { en: 'Putting gate', de: 'Putt-Tor' },
    description: { en: 'Five balls', de: 'Fünf Bälle' },
    moreInformationLink: {},
    category: { id: 'short', name: { en: 'Short game' } },
    teamMode: false,
    instructions: [],
    hints: [],
    balls: [],
    scoreHandicapMap: [],
    numberofballs: 0,
    version: 1,
    ...changes,
  };
}

test.each<[Partial<TemplateFilter>, boolean]>([
  [{}, true],
  [{ type: 'REGULAR' }, true],
  [{ type: 'TOURNAMENT' }, false],
  [{ state: 'active' }, true],
  [{ state: 'archived' }, false],
  [{ category: 'short' }, true],
  [{ category: 'long' }, false],
  [{ q: ' PUTT-tor ' }, true],
  [{ q: 'fünf BÄLLE' }, true],
  [{ q: 'funf baelle' }, true],
  [{ q: 'five' }, true],
  [{ q: 'short game' }, false],
  [{ type: 'REGULAR', q: 'bunker' }, false],
])('the filter %j lets a template pass: %s', (changes, passes) => {
  expect(isVisible(template('one'), { ...everything, ...changes })).toBe(passes);
});

test('a name that is there in one language only is found in it', () => {
  expect(isVisible(template('one', { name: { de: 'Nur hier' } }), { ...everything, q: 'nur' })).toBe(true);
});

describe('pages', () => {
  const many = Array.from({ length: 2 * TEMPLATES_A_PAGE + 1 }, (_none, index) => template(String(index)));
  const pageOf = (page: number, edited: string[] = [], filter = everything) =>
    visibleTemplates(many, { found: many.filter((one) => isVisible(one, filter)), page, edited });

  test('hold so many templates in the order of the server', () => {
    const second = pageOf(1);
    expect(second.templates).toEqual(many.slice(TEMPLATES_A_PAGE, 2 * TEMPLATES_A_PAGE));
    expect(second.totalCount).toBe(many.length);
  });

  test('beyond the last are the last one', () => {
    expect(pageOf(99)).toMatchObject({ page: 2, templates: [{ id: String(2 * TEMPLATES_A_PAGE) }] });
  });

  test('hold besides what is being edited, whatever the filter says, without counting it', () => {
    expect(pageOf(2, ['0']).templates.map(({ id }) => id)).toEqual(['0', String(2 * TEMPLATES_A_PAGE)]);
    expect(pageOf(0, ['3'], { ...everything, q: 'nothing' })).toMatchObject({
      totalCount: 0,
      templates: [{ id: '3' }],
    });
  });
});
