import type { AddedMappingItem, EditedMapping, Mapping, NewMapping, RemovedMappingItem } from '@contract/mapping';
import type { Deleted } from '@contract/shapes';
import type { WhatIf, WhatIfAnswer } from '@contract/statistic';
import { tellApart } from '@contract/namesakes';
import { api } from './api';
import { isList, type Keyed } from './call';
import { putInList } from './putInList';

const PATH = '/api/trainingsessionhandicapdifferencetopointsmapping';

/** Templates carry the name of their mapping, and are ready only while it has rows. */
const changed = ['Mapping', 'Template'] as const;

const mappingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMappings: build.query<Mapping[], void>({
      query: () => ({ call: 'listMappings', path: PATH, isAnswer: isList }),
      providesTags: ['Mapping'],
    }),
    createMapping: build.mutation<Mapping, NewMapping & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'createMapping',
        method: 'POST',
        path: PATH,
        body,
        idempotencyKey,
      }),
      onQueryStarted: async (_sent, mutation) => {
        await putInList(mutation, (put) => mappingApi.util.updateQueryData('getMappings', undefined, put));
      },
      invalidatesTags: changed,
    }),
    updateMapping: build.mutation<Mapping, EditedMapping & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'updateMapping',
        method: 'PUT',
        path: PATH,
        body,
        idempotencyKey,
      }),
      onQueryStarted: async (_sent, mutation) => {
        await putInList(mutation, (put) => mappingApi.util.updateQueryData('getMappings', undefined, put));
      },
      invalidatesTags: changed,
    }),
    addMappingItem: build.mutation<Mapping, AddedMappingItem & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'addMappingItem',
        method: 'POST',
        path: `${PATH}/mapping`,
        body,
        idempotencyKey,
      }),
      invalidatesTags: changed,
    }),
    removeMappingItem: build.mutation<Mapping, RemovedMappingItem & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'removeMappingItem',
        method: 'DELETE',
        path: `${PATH}/mapping`,
        body,
        idempotencyKey,
      }),
      invalidatesTags: changed,
    }),
    deleteMapping: build.mutation<Deleted, { id: string } & Keyed>({
      query: ({ id, idempotencyKey }) => ({
        call: 'deleteMapping',
        method: 'DELETE',
        path: `${PATH}/{id}`,
        parameters: { id },
        idempotencyKey,
      }),
      invalidatesTags: changed,
    }),
    /**
     * How the league tables would look with other rows; changes nothing, and is a mutation only because it is asked for by
     * hand.
     */
    whatIf: build.mutation<WhatIfAnswer & Pick<WhatIf, 'mapping'>, WhatIf>({
      query: (body) => ({ call: 'whatIf', method: 'POST', path: '/api/leaguetable/whatif', body }),
      /** With the rows it was computed with, from which those on the screen may have moved on. */
      transformResponse: ({ golfclubs }: WhatIfAnswer, _meta, { mapping }) => ({
        golfclubs: golfclubs.map(({ entries, ...club }) => {
          const tell = tellApart(entries.map(({ player }) => player));
          return { ...club, entries: entries.map((entry) => ({ ...entry, player: tell(entry.player) })) };
        }),
        mapping,
      }),
    }),
  }),
});

export const {
  useGetMappingsQuery,
  useCreateMappingMutation,
  useUpdateMappingMutation,
  useAddMappingItemMutation,
  useRemoveMappingItemMutation,
  useDeleteMappingMutation,
  useWhatIfMutation,
} = mappingApi;
