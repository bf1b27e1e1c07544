import type { SecretHandle } from '@/session/secrets';
import type { ImportAnswer, ImportColumns, ImportUndone, MembersImport } from '@contract/memberImport';
import { api } from './api';
import { sendSecret } from './baseQuery';

const changed = ['Member', 'MemberCounts', 'Golfclub', 'Change', 'League'] as const;

export const memberImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The rows lie in the secret store: thousands of people's data need not be part of an action. */
    importMembers: build.mutation<ImportAnswer, { golfclubId: string; members: SecretHandle<MembersImport> }>({
      queryFn: ({ golfclubId, members }, { dispatch, signal }) =>
        sendSecret<ImportAnswer>(
          {
            call: 'importMembers',
            method: 'POST',
            path: '/api/golfclub/{golfclubId}/members/import',
            parameters: { golfclubId },
          },
          members,
          { dispatch, signal },
        ),
      invalidatesTags: (answer) => (answer?.written ? changed : []),
    }),
    /** What was said that columns of files mean, which another person may have done since. */
    getImportColumns: build.query<ImportColumns[], { golfclubId: string }>({
      query: (parameters) => ({
        call: 'getImportColumns',
        path: '/api/golfclub/{golfclubId}/members/import/columns',
        parameters,
      }),
      keepUnusedDataFor: 0,
    }),
    undoImport: build.mutation<ImportUndone, { golfclubId: string; importId: string }>({
      query: (parameters) => ({
        call: 'undoImport',
        method: 'POST',
        path: '/api/golfclub/{golfclubId}/members/import/{importId}/undo',
        parameters,
      }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useImportMembersMutation, useLazyGetImportColumnsQuery, useUndoImportMutation } = memberImportApi;
