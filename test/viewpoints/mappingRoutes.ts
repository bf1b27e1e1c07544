import type { Ask } from './askedFor';
import { admin, answers, type Expectation } from './expectation';

const base = '/api/trainingsessionhandicapdifferencetopointsmapping';
const rows = [{ handicapDifference: 0, points: 0 }];

const making: Ask = () => ({ path: base, body: { name: 'Weekend points', mapping: rows } });
const editing: Ask = async ({ world }) => ({
  path: base,
  body: { id: (await world.mapping()).id, name: 'Weekend points', mapping: rows },
});
const deleting: Ask = async ({ world }) => ({ path: `${base}/${(await world.mapping()).id}` });
const adding: Ask = async ({ world }) => ({
  path: `${base}/mapping`,
  body: { id: (await world.mapping({ rows })).id, afterKey: 0 },
});
const removing: Ask = async ({ world }) => ({
  path: `${base}/mapping`,
  body: { id: (await world.mapping({ rows })).id, key: 0 },
});
const asking: Ask = async ({ world }) => ({
  path: '/api/leaguetable/whatif',
  body: { mappingId: (await world.mapping()).id, mapping: rows },
});

export const mappingRoutes: Expectation[] = [
  answers(`POST ${base}`, making, [201, 403, 403, 403, 401, 403]),
  answers(`PUT ${base}`, editing, admin),
  answers(`DELETE ${base}/:id`, deleting, admin),
  answers(`POST ${base}/mapping`, adding, admin),
  answers(`DELETE ${base}/mapping`, removing, admin),
  answers('POST /api/leaguetable/whatif', asking, admin),
];
