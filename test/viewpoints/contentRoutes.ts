import { unique } from '@test/world/names';
import { newTemplate } from '@test/world/templates';
import { type Ask, at } from './askedFor';
import { admin, answers, anyone, type Expectation, staff, type Statuses } from './expectation';

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

const adminMakes: Statuses = [201, 403, 403, 403, 401, 403];

const TEMPLATE = '/api/challenges/trainingsessiontemplate';

const CATEGORY = '/api/challenges/trainingcategory';

const categoryBody = () => ({ name: { en: unique('Putting'), de: unique('Putten') }, description: {} });

const makingTemplate: Ask = () => ({ path: TEMPLATE, body: newTemplate() });

const editingTemplate: Ask = async ({ world }) => ({ path: TEMPLATE, body: (await world.template()).content });

const archivingTemplate: Ask = async ({ world }) => ({
  path: `${TEMPLATE}/archive/${(await world.template()).content.id}`,
});

const deletingTemplate: Ask = async ({ world }) => ({ path: `${TEMPLATE}/${(await world.template()).content.id}` });

const makingCategory: Ask = () => ({ path: CATEGORY, body: categoryBody() });

const editingCategory: Ask = async ({ world }) => ({
  path: CATEGORY,
  body: { ...categoryBody(), id: (await world.category()).id },
});

const deletingCategory: Ask = async ({ world }) => ({ path: `${CATEGORY}/${(await world.category()).id}` });

export const templateRoutes: Expectation[] = [
  answers('POST /api/challenges/trainingsessiontemplate', makingTemplate, adminMakes),
  answers('PUT /api/challenges/trainingsessiontemplate', editingTemplate, admin),
  answers('GET /api/challenges/trainingsessiontemplate/archive/:id', archivingTemplate, admin),
  answers('DELETE /api/challenges/trainingsessiontemplate/:id', deletingTemplate, admin),
  answers('POST /api/challenges/trainingcategory', makingCategory, adminMakes),
  answers('PUT /api/challenges/trainingcategory', editingCategory, admin),
  answers('DELETE /api/challenges/trainingcategory/:categoryId', deletingCategory, admin),
];

/** One pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const uploading: Ask = () => ({
  path: '/image/upload?tag=tip&name=pixel.png',
  file: { type: 'image/png', bytes: Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0)) },
});

const ofImage =
  (path: (publicId: string) => string): Ask =>
  async ({ world }) => ({ path: path((await world.image()).publicId) });

export const imageRoutes: Expectation[] = [
  answers('GET /image/list/:file', at('/image/list/tip.json'), staff),
  answers('GET /image/list/:version/:file', at('/image/list/v1789000000/tip.json'), staff),
  answers(
    'GET /image/upload/:transformation/:publicId',
    ofImage((publicId) => `/image/upload/q_auto,f_auto,w_400,c_scale/${publicId}`),
    anyone,
  ),
  answers('POST /image/upload', uploading, [201, 403, 403, 403, 401, 403]),
  answers(
    'DELETE /image/upload/:publicId',
    ofImage((publicId) => `/image/upload/${publicId}`),
    admin,
  ),
];
