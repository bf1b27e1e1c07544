import type { FirstSteps } from '@contract/firstSteps';
import { api } from './api';
import { memberPages } from './memberTags';
import { trainingLists } from './training';

const firstStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read again with whatever is made of what it tells. */
    getFirstSteps: build.query<FirstSteps, void>({
      query: () => ({ call: 'getFirstSteps', path: '/api/golfclub/firststeps' }),
      providesTags: ['Golfclub', 'Category', 'Mapping', 'Template', memberPages, trainingLists],
    }),
  }),
});

export const { useGetFirstStepsQuery } = firstStepsApi;
