import { everything, placeIn, searchFor, type TemplatesPlace } from './templatesUrl';

test.each<[string, Partial<TemplatesPlace>]>([
  ['', {}],
  ['type=TRACKMAN', { type: 'TRACKMAN' }],
  ['state=all', { state: 'all' }],
  ['category=short', { category: 'short' }],
  ['q=B%C3%A4lle', { q: 'Bälle' }],
  ['page=3', { page: 3 }],
  ['type=TOURNAMENT&state=archived&q=cup', { type: 'TOURNAMENT', state: 'archived', q: 'cup' }],
])('the address "%s" shows %j, and the other way round', (search, changes) => {
  const place = { ...everything, ...changes };
  expect(placeIn(new URLSearchParams(search))).toEqual(place);
  expect(searchFor(place).toString()).toBe(search);
});

test.each(['type=ANY', 'state=gone', 'page=-1', 'page=two', 'category='])(
  'what there is not, as "%s", counts as not asked',
  (search) => {
    expect(placeIn(new URLSearchParams(search))).toEqual(everything);
  },
);
