import type { EditedTrainingCategory, NewTrainingCategory, TrainingCategory } from '@contract/category';
import type { Deleted } from '@contract/shapes';
import { api } from './api';

const PATH = '/api/challenges/trainingcategory';

/** Templates carry the name of their category. */
const changed = ['Category', 'Template'] as const;

const categoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<TrainingCategory[], void>({
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
  }),
});

export const {
  useGetCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
} = categoryApi;
