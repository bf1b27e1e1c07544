import type { AddedMappingItem, EditedMapping, Mapping, NewMapping, RemovedMappingItem } from '../../contract/mapping';
import type { Deleted } from '../../contract/shapes';
import type { WhatIf, WhatIfAnswer } from '../../contract/whatIf';
import type { Decision } from '../capsule/decision';
import { addEndpoints } from './api';
import { named } from './decisions/named';
import { ofId } from './decisions/ofId';
import { ofPlayer } from './decisions/ofPerson';

const PATH = '/api/trainingsessionhandicapdifferencetopointsmapping';

/** Templates carry the name of their mapping, and are ready only while it has rows. */
const changed = ['Mapping', 'Template'] as const;

const written = { name: 'text', mapping: 'keep' } as const;
const ofMapping = { fields: { ...written, id: 'keep', version: 'keep' } } satisfies Decision<Mapping>;

const mappingApi = addEndpoints((build) => ({
  mappings: build.query<Mapping[], void>({
    query: () => ({ call: 'listMappings', path: PATH }),
    providesTags: ['Mapping'],
  }),
  createMapping: build.mutation<Mapping, NewMapping>({
    query: (body) => ({ call: 'createMapping', method: 'POST', path: PATH, body }),
    invalidatesTags: changed,
  }),
  updateMapping: build.mutation<Mapping, EditedMapping>({
    query: (body) => ({ call: 'updateMapping', method: 'PUT', path: PATH, body }),
    invalidatesTags: changed,
  }),
  addMappingItem: build.mutation<Mapping, AddedMappingItem>({
    query: (body) => ({ call: 'addMappingItem', method: 'POST', path: `${PATH}/mapping`, body }),
    invalidatesTags: changed,
  }),
  removeMappingItem: build.mutation<Mapping, RemovedMappingItem>({
    query: (body) => ({ call: 'removeMappingItem', method: 'DELETE', path: `${PATH}/mapping`, body }),
    invalidatesTags: changed,
  }),
  deleteMapping: build.mutation<Deleted, { id: string }>({
    query: ({ id }) => ({ call: 'deleteMapping', method: 'DELETE', path: `${PATH}/{id}`, parameters: { id } }),
    invalidatesTags: changed,
  }),
  /** How the league tables would look with other rows; changes nothing, and is a mutation only because it is asked for by hand. */
  whatIf: build.mutation<WhatIfAnswer, WhatIf>({
    query: (body) => ({ call: 'whatIf', method: 'POST', path: '/api/leaguetable/whatif', body }),
  }),
})).withDecisions({
  mappings: { argument: 'keep', answer: { each: ofMapping } },
  createMapping: {
    argument: { fields: { ...written, id: 'drop', version: 'drop' } },
    answer: ofMapping,
  },
  updateMapping: { argument: ofMapping, answer: ofMapping },
  addMappingItem: { argument: { fields: { id: 'keep', afterKey: 'keep', version: 'keep' } }, answer: ofMapping },
  removeMappingItem: { argument: { fields: { id: 'keep', key: 'keep', version: 'keep' } }, answer: ofMapping },
  deleteMapping: { argument: ofId, answer: ofId },
  whatIf: {
    argument: { fields: { mappingId: 'keep', mapping: 'keep' } },
    answer: {
      fields: {
        golfclubs: {
          each: {
            fields: {
              golfclub: named,
              trainings: 'keep',
              entries: { each: { fields: { player: ofPlayer, before: 'keep', after: 'keep' } } },
            },
          },
        },
      },
    },
  },
});

export const {
  useMappingsQuery,
  useCreateMappingMutation,
  useUpdateMappingMutation,
  useAddMappingItemMutation,
  useRemoveMappingItemMutation,
  useDeleteMappingMutation,
  useWhatIfMutation,
} = mappingApi;
