import type { Golfclub } from '../../contract/golfclub';
import type {
  ApprovalCode,
  DeletedMember,
  EditedMember,
  ImportAnswer,
  MembersChange,
  MembersChanged,
  MembersImport,
  NewMember,
} from '../../contract/member';
import { put, take, type Handle } from '../session/secrets';
import { currentToken } from '../session/token';
import { addEndpoints } from './api';
import { ofGolfclub } from './decisions/ofGolfclub';
import { ofEditedMember, ofMember } from './decisions/ofMember';
import { ofPerson } from './decisions/ofPerson';
import { send } from './send';
import { sendSecret } from './sendSecret';

const changed = ['Member', 'MemberCounts', 'Golfclub', 'Change', 'League'] as const;

/** The whole club comes back, without its members: of those a screen holds its own page. */
const withoutMembers = { members: 'none' };

type OfMember = { golfclubId: string; username: string };

export const memberChanges = addEndpoints((build) => ({
  /** The member with the password lies in the drawer. */
  addMember: build.mutation<Golfclub, { golfclubId: string; member: Handle<NewMember> }>({
    queryFn: ({ golfclubId, member }, { dispatch, signal }) =>
      sendSecret<Golfclub>(
        {
          call: 'addMember',
          method: 'POST',
          path: '/api/golfclub/{id}/member',
          parameters: { id: golfclubId },
          query: withoutMembers,
        },
        member,
        { dispatch, signal },
      ),
    invalidatesTags: changed,
  }),
  updateMember: build.mutation<Golfclub, OfMember & { member: EditedMember }>({
    query: ({ member: body, ...parameters }) => ({
      call: 'updateMember',
      method: 'PUT',
      path: '/api/golfclub/{golfclubId}/member/{username}',
      parameters,
      query: withoutMembers,
      body,
    }),
    invalidatesTags: changed,
  }),
  deleteMember: build.mutation<Golfclub, { golfclubId: string; member: DeletedMember }>({
    query: ({ member: body, golfclubId }) => ({
      call: 'deleteMember',
      method: 'DELETE',
      path: '/api/golfclub/{golfclubId}/member',
      parameters: { golfclubId },
      query: withoutMembers,
      body,
    }),
    invalidatesTags: changed,
  }),
  approveMember: build.mutation<Golfclub, OfMember>({
    query: ({ golfclubId, username }) => ({
      call: 'approveMember',
      method: 'POST',
      path: '/api/golfclub/{golfclubId}/member/approve',
      parameters: { golfclubId },
      query: withoutMembers,
      body: { username },
    }),
    invalidatesTags: changed,
  }),
  /** Each of them is changed or refused by itself. */
  changeMembers: build.mutation<MembersChanged, MembersChange>({
    query: (body) => ({ call: 'changeMembers', method: 'POST', path: '/api/golfclub/members/bulk', body }),
    invalidatesTags: changed,
  }),
  /** The code lies in the drawer under the number that is answered. */
  readApprovalCode: build.mutation<{ code: Handle<string> }, OfMember>({
    queryFn: async ({ golfclubId: id, username }, { signal }) => {
      const call = {
        call: 'readApprovalCode',
        path: '/api/golfclub/{id}/approvalcode/{username}',
        parameters: { id, username },
      };
      const result = await send(call, currentToken(), signal);
      if ('failure' in result) return { error: result.failure };
      return { data: { code: put((result.answer.data as ApprovalCode).code) } };
    },
  }),
  /** The rows lie in the drawer: thousands of people's data need not be part of an action. */
  importMembers: build.mutation<ImportAnswer, { golfclubId: string; members: Handle<MembersImport> }>({
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
})).withDecisions({
  addMember: { argument: { fields: { golfclubId: 'keep', member: 'keep' } }, answer: ofGolfclub },
  updateMember: {
    argument: { fields: { golfclubId: 'keep', username: 'username', member: ofEditedMember } },
    answer: ofGolfclub,
  },
  deleteMember: {
    argument: {
      fields: {
        golfclubId: 'keep',
        member: { fields: { ...ofPerson.fields, username: 'username', email: 'email' } },
      },
    },
    answer: ofGolfclub,
  },
  approveMember: { argument: { fields: { golfclubId: 'keep', username: 'username' } }, answer: ofGolfclub },
  changeMembers: {
    argument: { fields: { action: 'keep', role: 'keep', ids: { each: 'keep' } } },
    answer: {
      fields: {
        results: {
          each: {
            fields: {
              id: 'keep',
              outcome: 'keep',
              code: 'keep',
              errors: { each: { fields: { path: 'keep', reason: 'keep' } } },
              current: ofMember,
            },
          },
        },
      },
    },
  },
  readApprovalCode: { argument: { fields: { golfclubId: 'keep', username: 'username' } }, answer: 'keep' },
  importMembers: {
    argument: { fields: { golfclubId: 'keep', members: 'keep' } },
    answer: {
      fields: {
        written: 'keep',
        verdicts: {
          each: {
            fields: { verdict: 'keep', errors: { each: { fields: { path: 'keep', reason: 'keep' } } } },
          },
        },
      },
    },
  },
});

export const {
  useAddMemberMutation,
  useUpdateMemberMutation,
  useDeleteMemberMutation,
  useApproveMemberMutation,
  useChangeMembersMutation,
  useReadApprovalCodeMutation,
  useImportMembersMutation,
} = memberChanges;

/** Returns the approval code that an answer speaks of; undefined if it was taken before. */
export const takeApprovalCode = ({ code }: { code: Handle<string> }): string | undefined => take(code);
