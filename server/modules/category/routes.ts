import { Type } from '@sinclair/typebox';
import {
  EditedTrainingCategory,
  NewTrainingCategory,
  TrainingCategory,
  TrainingCategoryParams,
} from '@contract/category';
import { Deleted } from '@contract/shapes';
import type { Database } from '@server/db/database';
import { route, type Route } from '@server/http/route';
import { createCategory, deleteCategory, editCategory } from './changeCategory';
import { categories } from './queries';

const PATH = '/api/challenges/trainingcategory';

/** Returns how training categories are read and changed. */
export function categoryRoutes(db: Database): Route[] {
  return [
    route({
      method: 'GET',
      path: PATH,
      right: 'category.list',
      summary: 'All training categories',
      answer: Type.Array(TrainingCategory),
      handle: () => categories(db),
    }),
    route({
      method: 'POST',
      path: PATH,
      right: 'category.create',
      summary: 'Make a training category',
      body: NewTrainingCategory,
      answer: TrainingCategory,
      status: 201,
      handle: ({ body, ...change }) => createCategory(db, change, body),
    }),
    route({
      method: 'PUT',
      path: PATH,
      right: 'category.edit',
      summary: 'Change a training category; with the version that was read, only if nobody has changed it since',
      body: EditedTrainingCategory,
      answer: TrainingCategory,
      handle: ({ body, ...change }) => editCategory(db, change, body),
    }),
    route({
      method: 'DELETE',
      path: `${PATH}/:categoryId`,
      right: 'category.delete',
      summary: 'Delete a training category that no template uses',
      params: TrainingCategoryParams,
      answer: Deleted,
      handle: ({ params, ...change }) => deleteCategory(db, change, params.categoryId),
    }),
  ];
}
