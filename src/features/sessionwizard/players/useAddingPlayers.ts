import { getIn, useFormik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useIsReachedAgain } from '@/api/connectionSlice';
import { useAddPlayersMutation } from '@/api/trainingMutations';
import { useChangeOnce } from '@/api/useChangeOnce';
import { isConnectionFailure } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { queuePlayers, useOutboxDispatch } from '@/outbox/recording';
import { useFormInStore, useFormStatus } from '@/ui/forms/useFormInStore';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import { tellApart } from '@contract/namesakes';
import type { ScheduledTraining } from '@contract/training';
import { fewestPlayers } from '@contract/trainingStates';
import { addingSchema, type AddingValues, handicapField, refusedHandicaps, TOO_FEW } from './addingForm';
import {
  handicapConfirmed,
  handicapOpened,
  handicapTouched,
  memberChosen,
  memberLeftOut,
  playersAdded,
  playersToAdd,
  playersToQueue,
  selectChosenPlayers,
  type Chosen,
  type ChosenMember,
  type WithChosenPlayers,
} from './chosenPlayersSlice';
import { untouched } from './handicapConfirmation';
import { useRestoredPlayers } from './useRestoredPlayers';

interface AddingOptions {
  /** Of the recorder, where players are added through the outbox; called once they are in it. */
  onQueued: () => void;
  /** The group that the recorder shows, which they join; null: it shows all. */
  group: number | null;
}

/** Returns what adds players to the training through the outbox, and says who they are. */
function useQueueingPlayers(training: ScheduledTraining, options: AddingOptions | undefined) {
  const notify = useNotify();
  const outboxDispatch = useOutboxDispatch();
  return async (players: readonly Chosen[]) => {
    for (const together of playersToQueue(training, players))
      await outboxDispatch(queuePlayers(training.id, together, options?.group ?? null));
    const names = new Intl.ListFormat(currentLocale()).format(players.map(({ member }) => personName(member)));
    const count = players.length;
    notify(
      options
        ? { textKey: 'lateJoiner.done', values: { count, names } }
        : { textKey: 'queuedSteps.added', values: { count } },
    );
    options?.onQueued();
  };
}

/** Returns how players are chosen for the training and their start handicaps confirmed, before they are added. */
function useChoosingPlayers(trainingId: string) {
  const dispatch = useDispatch();
  return {
    choose: (member: ChosenMember) => dispatch(memberChosen({ trainingId, member, locale: currentLocale() })),
    leaveOut: (memberId: string) => dispatch(memberLeftOut({ trainingId, memberId })),
    open: (memberId: string | null) => dispatch(handicapOpened({ trainingId, memberId })),
    touch: (memberId: string, typed: string) => dispatch(handicapTouched({ trainingId, memberId, typed })),
    confirm: (memberId: string) => dispatch(handicapConfirmed({ trainingId, memberId, locale: currentLocale() })),
  };
}

/**
 * Returns the players chosen for the training, the errors of the form, and how to add them; a refusal leaves them chosen. Where
 * the server cannot be reached they are added through the outbox.
 */
export function useAddingPlayers(training: ScheduledTraining, options?: AddingOptions) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const store = useStore<WithChosenPlayers>();
  const choosing = useChoosingPlayers(training.id);
  const queue = useQueueingPlayers(training, options);
  const { id: trainingId } = training;
  const stored = useSelector((state: WithChosenPlayers) => selectChosenPlayers(state, trainingId));
  const chosen = useMemo(() => {
    const tell = tellApart(stored.map(({ member }) => member));
    return stored.map((one) => ({ ...one, member: tell(one.member) }));
  }, [stored]);
  useRestoredPlayers(training);
  const formKey = `${options ? 'lateJoiner' : 'addPlayers'}/${trainingId}`;
  const { failed, refused, refusalCleared } = useFormStatus(formKey);
  const isReachedAgain = useIsReachedAgain(failed?.failure);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [addPlayers, { isLoading }] = useAddPlayersMutation();
  const isBusy = useBusyControl(formKey, isLoading);
  const [changeOnce, forgetKeys] = useChangeOnce();

  const add = async (form: FormikHelpers<AddingValues>) => {
    refusalCleared();
    // Others may be chosen, and some left out, until the answer is there.
    const memberIds = chosen.map(({ member }) => member.id);
    const addThroughOutbox = async () => {
      await queue(chosen);
      dispatch(playersAdded({ trainingId, memberIds }));
    };
    if (options) {
      await addThroughOutbox();
      return;
    }
    const players = playersToAdd(chosen);
    const { error } = await changeOnce(addPlayers, { scheduledTrainingId: training.id, players });
    if (isConnectionFailure(error)) {
      // Those of them who have been added all the same are found to be in the training by then.
      forgetKeys();
      await addThroughOutbox();
      return;
    }
    if (error) {
      refused(error);
      const positionNow = (sentAt: number) =>
        selectChosenPlayers(store.getState(), trainingId).findIndex(({ member }) => member.id === memberIds[sentAt]);
      form.setErrors(refusedHandicaps(error, positionNow, problemText(error)));
      return;
    }
    notify({ textKey: 'wizard.adding.added', values: { count: chosen.length } });
    setAdded(memberIds);
    dispatch(playersAdded({ trainingId, memberIds }));
  };
  // The chosen players change outside of the form, which resets then and clears its errors.
  const form = useFormik<AddingValues>({
    initialValues: { players: chosen },
    enableReinitialize: true,
    validationSchema: addingSchema(fewestPlayers(training), {
      tooFew: t(training.teamMode ? 'wizard.adding.needTeam' : 'wizard.adding.needPlayer'),
      notConfirmed: t('wizard.adding.confirmFirst'),
    }),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (_values, helpers) => add(helpers),
  });
  useFormInStore(formKey, form, form.initialValues);
  const problemAt = (field: string): string | null => {
    const problem: unknown = getIn(form.errors, field);
    return typeof problem === 'string' ? problem : null;
  };
  return {
    chosen,
    /** The ids of the members who were added last. */
    added,
    ...choosing,
    add: form.submitForm,
    /** Adds one player with the member's handicap. */
    addNow: (member: ChosenMember) => queue([{ member, entry: untouched(member.handicap, currentLocale()) }]),
    /** Why nobody can be added; null where that is not known. */
    problem: problemAt(TOO_FEW) ?? (failed && !isReachedAgain ? problemText(failed.failure) : null),
    /** Why the player at this position, from 0, cannot be added. */
    problemOf: (position: number) => problemAt(handicapField(position)),
    isBusy,
  };
}
