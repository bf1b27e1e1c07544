import type { EditedTrainingCategory, NewTrainingCategory, TrainingCategory } from '@contract/category';
import type { Deleted } from '@contract/shapes';
import { api } from './api';
import { isList, type Keyed } from './call';
import { putInList } from './putInList';

const PATH = '/api/challenges/trainingcategory';

/** Templates carry the name of their category. */
const changed = ['Category', 'Template'] as const;

const categoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<TrainingCategory[], void>({
      query: () => ({ call: 'listCategories', path: PATH, isAnswer: isList }),
      providesTags: ['Category'],
    }),
    createCategory: build.mutation<TrainingCategory, NewTrainingCategory & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'createCategory',
        method: 'POST',
        path: PATH,
        body,
        idempotencyKey,
      }),
      onQueryStarted: async (_sent, mutation) => {
        await putInList(mutation, (put) => categoryApi.util.updateQueryData('getCategories', undefined, put));
      },
      invalidatesTags: changed,
    }),
    updateCategory: build.mutation<TrainingCategory, EditedTrainingCategory & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'updateCategory',
        method: 'PUT',
        path: PATH,
        body,
        idempotencyKey,
      }),
      onQueryStarted: async (_sent, mutation) => {
        await putInList(mutation, (put) => categoryApi.util.updateQueryData('getCategories', undefined, put));
      },
      invalidatesTags: changed,
    }),
    deleteCategory: build.mutation<Deleted, { categoryId: string } & Keyed>({
      query: ({ categoryId, idempotencyKey }) => ({
        call: 'deleteCategory',
        method: 'DELETE',
        path: `${PATH}/{categoryId}`,
        parameters: { categoryId },
        idempotencyKey,
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
