import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Member } from '../../../../contract/member';
import type { ScheduledTraining } from '../../../../contract/training';
import { fewestPlayers } from '../../../../contract/trainingStates';
import { useAddPlayersMutation } from '../../../api/training';
import { fieldErrorsOf, useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { currentLocale } from '../../../i18n/locale';
import {
  handicapConfirmed,
  handicapTouched,
  memberChosen,
  memberLeftOut,
  notConfirmed,
  playersAdded,
  playersToAdd,
  selectChosenPlayers,
  type Chosen,
  type WithChosenPlayers,
} from './chosenPlayers';

interface Problems {
  /** For the form as a whole. */
  form: string | null;
  byMember: Readonly<Record<string, string>>;
}

const noProblems: Problems = { form: null, byMember: {} };

/** Returns who is chosen to be added to the training, what stands in the way, and how they are added; a refusal keeps them. */
export function useAddingPlayers(training: ScheduledTraining) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const { id: trainingId } = training;
  const chosen = useSelector((state: WithChosenPlayers) => selectChosenPlayers(state, trainingId));
  const [problems, setProblems] = useState(noProblems);
  const [addPlayers, { isLoading }] = useAddPlayersMutation();
  // When an answer is lost, asking once more for the same players has to find them added, not refused.
  const asked = useRef<{ what: string; key: string } | null>(null);

  const change = (event: UnknownAction) => {
    dispatch(event);
    setProblems(noProblems);
  };
  const add = async () => {
    if (chosen.length < fewestPlayers(training)) {
      setProblems({ form: t(training.teamMode ? 'wizard.adding.needTeam' : 'wizard.adding.needPlayer'), byMember: {} });
      return;
    }
    const unsure = notConfirmed(chosen);
    if (unsure.length > 0) {
      const text = t('wizard.adding.confirmFirst');
      setProblems({ form: null, byMember: Object.fromEntries(unsure.map(({ id }) => [id, text])) });
      return;
    }
    setProblems(noProblems);
    const players = playersToAdd(chosen);
    const what = JSON.stringify(players);
    if (asked.current?.what !== what) asked.current = { what, key: crypto.randomUUID() };
    const idempotencyKey = asked.current.key;
    const { error } = await addPlayers({ scheduledTrainingId: training.id, players, idempotencyKey });
    if (error) {
      const byMember = refusedMembers(error, chosen, problemText(error));
      setProblems({ form: problemText(error), byMember });
      return;
    }
    asked.current = null;
    notify(t('wizard.adding.added', { count: chosen.length }));
    change(playersAdded({ trainingId }));
  };
  return {
    chosen,
    choose: (member: Member) => change(memberChosen({ trainingId, member, locale: currentLocale() })),
    leaveOut: (memberId: string) => change(memberLeftOut({ trainingId, memberId })),
    touch: (memberId: string, typed: string) => change(handicapTouched({ trainingId, memberId, typed })),
    confirm: (memberId: string) => change(handicapConfirmed({ trainingId, memberId, locale: currentLocale() })),
    add,
    problems,
    isBusy: isLoading,
  };
}

/** Returns the reasons by member; a refusal that names a player without a reason of its own gets that of the whole. */
function refusedMembers(error: unknown, chosen: readonly Chosen[], whole: string): Record<string, string> {
  const refused = Object.entries(fieldErrorsOf(error)).flatMap(([path, reason]) => {
    const position = /^players\.(\d+)(\.handicap)?/.exec(path);
    const member = chosen[Number(position?.[1] ?? NaN)]?.member;
    return member ? [[member.id, position?.[2] ? reason : whole] as const] : [];
  });
  return Object.fromEntries(refused);
}
