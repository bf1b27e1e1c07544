import { unique } from '@test/fixtures/names';
import { newTemplate } from '@test/fixtures/templates';
import { type MakeCall, at } from './askedFor';
import { admin, answers, anyone, type Expectation, staff, type Statuses } from './expectation';

const base = '/api/trainingsessionhandicapdifferencetopointsmapping';

const rows = [{ handicapDifference: 0, points: 0 }];

const making: MakeCall = () => ({ path: base, body: { name: 'Weekend points', mapping: rows } });

const editing: MakeCall = async ({ fixtures }) => ({
  path: base,
  body: { id: (await fixtures.mapping()).id, name: 'Weekend points', mapping: rows },
});

const deleting: MakeCall = async ({ fixtures }) => ({ path: `${base}/${(await fixtures.mapping()).id}` });

const adding: MakeCall = async ({ fixtures }) => ({
  path: `${base}/mapping`,
  body: { id: (await fixtures.mapping({ rows })).id, afterKey: 0 },
});

const removing: MakeCall = async ({ fixtures }) => ({
  path: `${base}/mapping`,
  body: { id: (await fixtures.mapping({ rows })).id, key: 0 },
});

const makeCall: MakeCall = async ({ fixtures }) => ({
  path: '/api/leaguetable/whatif',
  body: { mappingId: (await fixtures.mapping()).id, mapping: rows },
});

export const mappingRoutes: Expectation[] = [
  answers(`POST ${base}`, making, [201, 403, 403, 403, 401, 403]),
  answers(`PUT ${base}`, editing, admin),
  answers(`DELETE ${base}/:id`, deleting, admin),
  answers(`POST ${base}/mapping`, adding, admin),
  answers(`DELETE ${base}/mapping`, removing, admin),
  answers('POST /api/leaguetable/whatif', makeCall, admin),
];

const adminMakes: Statuses = [201, 403, 403, 403, 401, 403];

const TEMPLATE = '/api/challenges/trainingsessiontemplate';

const CATEGORY = '/api/challenges/trainingcategory';

const categoryBody = () => ({ name: { en: unique('Putting'), de: unique('Putten') }, description: {} });

const makingTemplate: MakeCall = () => ({ path: TEMPLATE, body: newTemplate() });

const editingTemplate: MakeCall = async ({ fixtures }) => ({
  path: TEMPLATE,
  body: (await fixtures.template()).content,
});

const archivingTemplate: MakeCall = async ({ fixtures }) => ({
  path: `${TEMPLATE}/archive/${(await fixtures.template()).content.id}`,
});

const deletingTemplate: MakeCall = async ({ fixtures }) => ({
  path: `${TEMPLATE}/${(await fixtures.template()).content.id}`,
});

const makingCategory: MakeCall = () => ({ path: CATEGORY, body: categoryBody() });

const editingCategory: MakeCall = async ({ fixtures }) => ({
  path: CATEGORY,
  body: { ...categoryBody(), id: (await fixtures.category()).id },
});

const deletingCategory: MakeCall = async ({ fixtures }) => ({ path: `${CATEGORY}/${(await fixtures.category()).id}` });

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

const uploading: MakeCall = () => ({
  path: '/image/upload?tag=tip&name=pixel.png',
  file: { type: 'image/png', bytes: Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0)) },
});

const ofImage =
  (path: (publicId: string) => string): MakeCall =>
  async ({ fixtures }) => ({ path: path((await fixtures.image()).publicId) });

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
