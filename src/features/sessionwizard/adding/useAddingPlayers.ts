import { useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { fewestPlayers } from '../../../../contract/trainingStates';
import { useAddPlayersMutation } from '../../../api/training';
import { fieldErrorsOf, useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { chosenAfter, notConfirmed, playersToAdd, type Chosen, type Choosing } from './chosenPlayers';

interface Problems {
  /** For the form as a whole. */
  form: string | null;
  byMember: Readonly<Record<string, string>>;
}

const noProblems: Problems = { form: null, byMember: {} };
const nobody: readonly Chosen[] = [];

/** Returns who is chosen to be added to the training, what stands in the way, and how they are added; a refusal keeps them. */
export function useAddingPlayers(training: ScheduledTraining) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const [chosen, choose] = useReducer(chosenAfter, nobody);
  const [problems, setProblems] = useState(noProblems);
  const [addPlayers, { isLoading }] = useAddPlayersMutation();
  // When an answer is lost, asking once more for the same players has to find them added, not refused.
  const asked = useRef<{ what: string; key: string } | null>(null);

  const change = (event: Choosing) => {
    choose(event);
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
    change({ type: 'playersAdded' });
  };
  return { chosen, change, add, problems, isBusy: isLoading };
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
