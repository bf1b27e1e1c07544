import type { Change, ChangeQuery } from '../../contract/change';
import { addEndpoints } from './api';
import { named } from './decisions/named';
import { ofPerson } from './decisions/ofPerson';
import { ofWhere } from './decisions/ofWhere';

/** One page of the record and how many entries there are in all. */
export interface Changes {
  changes: Change[];
  totalCount: number;
}

type Listing = Omit<ChangeQuery, 'page' | 'pageSize'> & { page: number; pageSize: number };

const ofKnownPerson = { fields: { ...ofPerson.fields, id: 'keep' } } as const;

const changeApi = addEndpoints((build) => ({
  /** The record, the latest change first. */
  changes: build.query<Changes, Listing>({
    query: (query) => ({ call: 'listChanges', path: '/api/changes', query }),
    transformResponse: (changes: Change[], meta) => ({ changes, totalCount: meta?.totalCount ?? changes.length }),
    providesTags: ['Change'],
  }),
})).withDecisions({
  changes: {
    argument: {
      fields: { golfclubId: 'keep', memberId: 'keep', page: 'keep', pageSize: 'keep', where: ofWhere, sort: 'keep' },
    },
    answer: {
      fields: {
        changes: {
          each: {
            fields: {
              id: 'keep',
              at: 'keep',
              action: 'keep',
              actor: ofKnownPerson,
              member: ofKnownPerson,
              golfclub: named,
              fields: { each: { fields: { field: 'keep', before: 'words', after: 'words' } } },
            },
          },
        },
        totalCount: 'keep',
      },
    },
  },
});

export const { useChangesQuery } = changeApi;
