import type { TrainingCategory } from '../../contract/category';
import { api } from './api';

const categoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<TrainingCategory[], void>({
      query: () => ({ call: 'listCategories', path: '/api/challenges/trainingcategory' }),
      providesTags: ['Category'],
    }),
  }),
});

export const { useCategoriesQuery } = categoryApi;
