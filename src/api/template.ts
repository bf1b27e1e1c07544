import type { Deleted } from '@contract/shapes';
import type { EditedTemplate, NewTemplate, Template } from '@contract/template';
import { api } from './api';
import { isList, type Keyed } from './call';
import { putInList } from './putInList';

const PATH = '/api/challenges/trainingsessiontemplate';

export const templateApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first. */
    getTemplates: build.query<Template[], void>({
      query: () => ({ call: 'listTemplates', path: PATH, isAnswer: isList }),
      providesTags: ['Template'],
    }),
    /** Those whose names have every word, page by page. */
    searchTemplates: build.query<Template[], { q: string; page: number; pageSize: number }>({
      query: (query) => ({ call: 'listTemplates', path: PATH, query, isAnswer: isList }),
      providesTags: ['Template'],
    }),
    /** Those that a training can be planned from. */
    getReadyTemplates: build.query<Template[], void>({
      query: () => ({ call: 'listReadyTemplates', path: `${PATH}/readytocreatetraining`, isAnswer: isList }),
      providesTags: ['Template'],
    }),
    createTemplate: build.mutation<Template, NewTemplate & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'createTemplate',
        method: 'POST',
        path: PATH,
        body,
        idempotencyKey,
      }),
      onQueryStarted: async (_sent, mutation) => {
        await putInList(mutation, (put) => templateApi.util.updateQueryData('getTemplates', undefined, put), 'first');
      },
      invalidatesTags: ['Template'],
    }),
    updateTemplate: build.mutation<Template, EditedTemplate & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'updateTemplate',
        method: 'PUT',
        path: PATH,
        body,
        idempotencyKey,
      }),
      onQueryStarted: async (_sent, mutation) => {
        await putInList(mutation, (put) => templateApi.util.updateQueryData('getTemplates', undefined, put), 'first');
      },
      invalidatesTags: ['Template'],
    }),
    archiveTemplate: build.mutation<Template, { id: string }>({
      query: ({ id }) => ({ call: 'archiveTemplate', path: `${PATH}/archive/{id}`, parameters: { id } }),
      invalidatesTags: ['Template'],
    }),
    deleteTemplate: build.mutation<Deleted, { id: string } & Keyed>({
      query: ({ id, idempotencyKey }) => ({
        call: 'deleteTemplate',
        method: 'DELETE',
        path: `${PATH}/{id}`,
        parameters: { id },
        idempotencyKey,
      }),
      invalidatesTags: ['Template'],
    }),
  }),
});

export const {
  useGetTemplatesQuery,
  useSearchTemplatesQuery,
  useGetReadyTemplatesQuery,
  useCreateTemplateMutation,
  useUpdateTemplateMutation,
  useArchiveTemplateMutation,
  useDeleteTemplateMutation,
} = templateApi;
