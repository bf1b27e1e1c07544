import { type SecretHandle, storeSecret, takeSecret } from '@/session/secrets';
import { currentToken } from '@/session/token';
import type { Golfclub } from '@contract/golfclub';
import type {
  ApprovalCode,
  DeletedMember,
  EditedMember,
  MemberChangeQuery,
  MembersChange,
  MembersChanged,
  NewMember,
} from '@contract/member';
import { api } from './api';
import { sendSecret } from './baseQuery';
import { isEntityWith, type Keyed } from './call';
import { golfclubApi } from './golfclub';
import { cachedMember, type Lifecycle, removeMember, replaceMember } from './memberCache';
import { memberPages, tagsOfChange } from './memberTags';
import { send } from './send';

const changed = ['Member', 'MemberCounts', 'Golfclub', 'Change', 'League'] as const;

/** The whole club comes back, of its members the changed one alone: a club may have thousands. */
const withChanged: MemberChangeQuery = { members: 'changed' };

const isClub = (id: string) => isEntityWith(id, 'members');

type OfMember = { golfclubId: string; username: string };

/**
 * What becomes of the cache: the answered club and member replace those it holds, and only what the answer cannot say is
 * read anew. After a refusal everything is.
 */
function replacing<Argument>(staleAfter: (argument: Argument, club: Golfclub, lifecycle: Lifecycle) => Tags) {
  return {
    onQueryStarted: async (
      argument: Argument,
      { queryFulfilled, ...lifecycle }: Lifecycle & { queryFulfilled: PromiseLike<{ data: Golfclub }> },
    ) => {
      const club = await queryFulfilled.then(
        ({ data }) => data,
        () => null,
      );
      if (club === null) return;
      replaceClub(club, lifecycle);
      const stale = staleAfter(argument, club, lifecycle);
      lifecycle.dispatch(api.util.invalidateTags([...stale, 'Change']));
    },
    invalidatesTags: (_club: unknown, error: unknown) => (error ? changed : []),
  };
}

/** Puts a club that the server answered in the place of the cached one, by itself and in the list of all. */
function replaceClub(received: Golfclub, { dispatch }: Lifecycle): void {
  const club = { ...received, members: [] };
  const { updateQueryData } = golfclubApi.util;
  const bare = { members: 'none' } as const;
  dispatch(updateQueryData('getGolfclub', { id: club.id, ...bare }, () => club));
  dispatch(updateQueryData('getGolfclubs', bare, (cached) => cached.map((one) => (one.id === club.id ? club : one))));
}

type Tags = Readonly<Parameters<typeof api.util.invalidateTags>[0]>;

/** Replaces the member; returns what its new fields may have moved. */
function replaceChanged(of: OfMember, { members }: Golfclub, lifecycle: Lifecycle): Tags {
  const after = members.find(({ username }) => username === of.username);
  const before = cachedMember(of, lifecycle.getState());
  if (!after) return changed;
  replaceMember(after, lifecycle);
  if (!before) return changed;
  const isRenamed = before.name !== after.name || before.surname !== after.surname;
  return [...tagsOfChange(before, after), ...(isRenamed ? (['League'] as const) : [])];
}

export const memberChanges = api.injectEndpoints({
  endpoints: (build) => ({
    /** The member with the password lies in the secret store; the username says who was added. */
    addMember: build.mutation<Golfclub, OfMember & { member: SecretHandle<NewMember> } & Keyed>({
      queryFn: ({ golfclubId, member, idempotencyKey }, { dispatch, signal }) =>
        sendSecret<Golfclub>(
          {
            call: 'addMember',
            method: 'POST',
            path: '/api/golfclub/{id}/member',
            parameters: { id: golfclubId },
            query: withChanged,
            isAnswer: isClub(golfclubId),
            idempotencyKey,
          },
          member,
          { dispatch, signal },
        ),
      ...replacing(() => [memberPages, 'MemberCounts']),
    }),
    updateMember: build.mutation<Golfclub, OfMember & { member: EditedMember } & Keyed>({
      query: ({ member: body, idempotencyKey, ...parameters }) => ({
        call: 'updateMember',
        method: 'PUT',
        path: '/api/golfclub/{golfclubId}/member/{username}',
        parameters,
        query: withChanged,
        isAnswer: isClub(parameters.golfclubId),
        body,
        idempotencyKey,
      }),
      ...replacing<OfMember>(replaceChanged),
    }),
    deleteMember: build.mutation<Golfclub, { golfclubId: string; member: DeletedMember } & Keyed>({
      query: ({ member: body, golfclubId, idempotencyKey }) => ({
        call: 'deleteMember',
        method: 'DELETE',
        path: '/api/golfclub/{golfclubId}/member',
        parameters: { golfclubId },
        query: withChanged,
        isAnswer: isClub(golfclubId),
        body,
        idempotencyKey,
      }),
      ...replacing<{ golfclubId: string; member: DeletedMember }>(({ golfclubId, member }, _club, lifecycle) => {
        removeMember({ golfclubId, username: member.username }, lifecycle);
        return [memberPages, 'MemberCounts', 'League'];
      }),
    }),
    approveMember: build.mutation<Golfclub, OfMember>({
      query: ({ golfclubId, username }) => ({
        call: 'approveMember',
        method: 'POST',
        path: '/api/golfclub/{golfclubId}/member/approve',
        parameters: { golfclubId },
        query: withChanged,
        isAnswer: isClub(golfclubId),
        body: { username },
      }),
      ...replacing<OfMember>(replaceChanged),
    }),
    /** Each of them is changed or refused by itself. */
    changeMembers: build.mutation<MembersChanged, MembersChange>({
      query: (body) => ({ call: 'changeMembers', method: 'POST', path: '/api/golfclub/members/bulk', body }),
      invalidatesTags: changed,
    }),
    /** The code lies in the secret store under the number that is answered. */
    readApprovalCode: build.mutation<{ code: SecretHandle<string> }, OfMember>({
      queryFn: async ({ golfclubId: id, username }, { signal }) => {
        const call = {
          call: 'readApprovalCode',
          path: '/api/golfclub/{id}/approvalcode/{username}',
          parameters: { id, username },
        };
        const result = await send(call, currentToken(), signal);
        if ('failure' in result) return { error: result.failure };
        return { data: { code: storeSecret((result.answer.data as ApprovalCode).code) } };
      },
    }),
  }),
});

export const {
  useAddMemberMutation,
  useUpdateMemberMutation,
  useDeleteMemberMutation,
  useApproveMemberMutation,
  useChangeMembersMutation,
  useReadApprovalCodeMutation,
} = memberChanges;

/** Returns the approval code that an answer speaks of; undefined if it was taken before. */
export const takeApprovalCode = ({ code }: { code: SecretHandle<string> }): string | undefined => takeSecret(code);
