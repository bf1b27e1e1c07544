import type { Template } from '../../contract/template';
import { api } from './api';

const templateApi = api.injectEndpoints({
  endpoints: (build) => ({
    templates: build.query<Template[], void>({
      query: () => ({ call: 'listTemplates', path: '/api/challenges/trainingsessiontemplate' }),
      providesTags: ['Template'],
    }),
    /** Those that a training can be planned from. */
    readyTemplates: build.query<Template[], void>({
      query: () => ({
        call: 'listReadyTemplates',
        path: '/api/challenges/trainingsessiontemplate/readytocreatetraining',
      }),
      providesTags: ['Template'],
    }),
  }),
});

export const { useTemplatesQuery, useReadyTemplatesQuery } = templateApi;
