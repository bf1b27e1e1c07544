import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReachedAgain } from '@/api/connectionSlice';
import { useChangeGroupsMutation } from '@/api/trainingMutations';
import { useProblemText } from '@/errors/problem';
import { playersOf } from '@/i18n/personName';
import { randomUuid } from '@/session/randomUuid';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { useBusyControl } from '@/ui/useControl';
import { useAnnounced } from '@/ui/useStoredControl';
import type { GroupedSession, PlayerData, ScheduledTraining } from '@contract/training';
import { groupsOf, inGroupsOf, toGroup } from './groupsOf';

/** Returns the id of the button that moves a player session to another group. */
export const moveButtonId = (playerDataId: string): string => `group-of-${playerDataId}`;

/** Returns the groups of a training and how to change them; each change is saved at once. */
export function useChangingGroups(training: ScheduledTraining) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [changeGroups, { isLoading }] = useChangeGroupsMutation();
  const isBusy = useBusyControl(`groups/${training.id}`, isLoading);
  const { failed, refused, refusalCleared } = useFormStatus(`groups/${training.id}`);
  const isReachedAgain = useIsReachedAgain(failed?.failure);
  const [announced, announce] = useAnnounced(`groups/${training.id}`);
  const moved = useRef<{ id: string; from: PlayerData['group'] } | null>(null);
  const groups = groupsOf(training);
  const { trainingSessions: sessions } = training;
  const change = async (changed: GroupedSession[]): Promise<boolean> => {
    announce(null);
    refusalCleared();
    const idempotencyKey = randomUuid();
    const answer = await changeGroups({ scheduledTrainingId: training.id, sessions: changed, idempotencyKey });
    if (answer.error !== undefined) refused(answer.error);
    return answer.error === undefined;
  };
  // The button of a moved player is another one in the other group.
  useEffect(() => {
    if (moved.current === null || isLoading) return;
    const { id, from } = moved.current;
    if (failed === undefined && sessions.find((one) => one.id === id)?.group === from) return;
    document.getElementById(moveButtonId(id))?.focus();
    moved.current = null;
  }, [isLoading, failed, sessions]);
  const movedSession = sessions.find(({ id }) => id === announced?.of);
  return {
    groups,
    isBusy,
    /** Null: the last change was not refused. */
    problem: failed && !isReachedAgain ? problemText(failed.failure) : null,
    announcement:
      movedSession?.group == null
        ? ''
        : t('groups.moved', { players: playersOf(movedSession), number: movedSession.group }),
    split: (size: number) => void change(inGroupsOf(sessions, size)),
    remove: () => void change(sessions.map((session) => toGroup(session, null))),
    move: async (session: PlayerData, group: number) => {
      if (group === session.group) return;
      moved.current = { id: session.id, from: session.group };
      if (await change([toGroup(session, group)])) announce({ of: session.id });
    },
  };
}

export type ChangingGroups = ReturnType<typeof useChangingGroups>;
