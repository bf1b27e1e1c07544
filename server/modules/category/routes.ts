import { Type } from '@sinclair/typebox';
import { TrainingCategory } from '../../../contract/category';
import type { Database } from '../../db/database';
import { route, type Route } from '../../http/route';
import { categories } from './queries';

/** Returns how training categories are read. */
export function categoryRoutes(db: Database): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/challenges/trainingcategory',
      right: 'category.list',
      summary: 'All training categories',
      answer: Type.Array(TrainingCategory),
      handle: () => categories(db),
    }),
  ];
}
