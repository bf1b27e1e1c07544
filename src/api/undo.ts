import { randomUuid } from '@/session/randomUuid';
import type { NoticeAction } from '@/ui/shellSlice';
import type { Undoing, Undone } from '@contract/change';
import type { UndoableAction } from '@contract/lists';
import { api } from './api';
import type { Keyed } from './call';

type Tags = Readonly<Parameters<typeof api.util.invalidateTags>[0]>;

const ofMembers = ['Member', 'MemberCounts', 'Golfclub', 'League'] as const;

/** What is read anew once it is undone. */
const tags: Readonly<Record<UndoableAction, Tags>> = {
  'template.archived': ['Template'],
  'template.deleted': ['Template'],
  'category.deleted': ['Category'],
  'mapping.deleted': ['Mapping'],
  'price.deleted': ['Price'],
  'member.approved': ofMembers,
  'member.edited': ofMembers,
};

export const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of it is undone, or nothing. */
    undoChanges: build.mutation<Undone, Undoing & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'undoChanges',
        method: 'POST',
        path: '/api/changes/undo',
        body,
        idempotencyKey,
      }),
      // After a refusal too: something else has changed it.
      invalidatesTags: (_undone, _error, { action }) => [...tags[action], 'Change'],
    }),
  }),
});

/** Returns the offer of a notice to undo what was just done to these. */
export function offerUndo(action: UndoableAction, ids: readonly string[]): NoticeAction {
  const key = randomUuid();
  return { textKey: 'openBalls.undo', step: 'undo', id: key, undo: { action, ids: [...ids], key } };
}
