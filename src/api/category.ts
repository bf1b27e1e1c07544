import type { EditedTrainingCategory, NewTrainingCategory, TrainingCategory } from '../../contract/category';
import type { Deleted } from '../../contract/shapes';
import type { Decision } from '../capsule/decision';
import { addEndpoints } from './api';
import { localized } from './decisions/localized';
import { ofId } from './decisions/ofId';

const PATH = '/api/challenges/trainingcategory';

/** Templates carry the name of their category. */
const changed = ['Category', 'Template'] as const;

const written = { name: localized, description: localized } as const;
const ofCategory = {
  fields: { ...written, id: 'keep', version: 'keep' },
} satisfies Decision<TrainingCategory>;

const categoryApi = addEndpoints((build) => ({
  categories: build.query<TrainingCategory[], void>({
    query: () => ({ call: 'listCategories', path: PATH }),
    providesTags: ['Category'],
  }),
  createCategory: build.mutation<TrainingCategory, NewTrainingCategory>({
    query: (body) => ({ call: 'createCategory', method: 'POST', path: PATH, body }),
    invalidatesTags: changed,
  }),
  updateCategory: build.mutation<TrainingCategory, EditedTrainingCategory>({
    query: (body) => ({ call: 'updateCategory', method: 'PUT', path: PATH, body }),
    invalidatesTags: changed,
  }),
  deleteCategory: build.mutation<Deleted, { categoryId: string }>({
    query: ({ categoryId }) => ({
      call: 'deleteCategory',
      method: 'DELETE',
      path: `${PATH}/{categoryId}`,
      parameters: { categoryId },
    }),
    invalidatesTags: changed,
  }),
})).withDecisions({
  categories: { argument: 'keep', answer: { each: ofCategory } },
  createCategory: {
    argument: { fields: { ...written, id: 'drop', version: 'drop' } },
    answer: ofCategory,
  },
  updateCategory: { argument: ofCategory, answer: ofCategory },
  deleteCategory: { argument: { fields: { categoryId: 'keep' } }, answer: ofId },
});

export const { useCategoriesQuery, useCreateCategoryMutation, useUpdateCategoryMutation, useDeleteCategoryMutation } =
  categoryApi;
