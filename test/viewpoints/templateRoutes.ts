import { newTemplate } from '../world/newTemplate';
import { unique } from '../world/names';
import type { Ask } from './askedFor';
import { admin, answers, type Expectation, type Statuses } from './expectation';

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
