import { getIn, setIn, useFormik, type FormikErrors, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { array, object, type Schema } from 'yup';
import { useIsReachedAgain } from '@/api/connectionSlice';
import { useAddPlayersMutation } from '@/api/trainingMutations';
import { useChangeOnce } from '@/api/useChangeOnce';
import { isConnectionFailure } from '@/errors/failure';
import { fieldErrorsOf, useProblemText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { personName } from '@/i18n/personName';
import { typedText } from '@/ui/fields/typedText';
import { queuePlayers, useOutboxDispatch } from '@/outbox/recording';
import { useFormInStore, useFormStatus } from '@/ui/forms/useFormInStore';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import { fewestPlayers } from '@contract/trainingStates';
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
import { handicapToAdd, untouched, type StartHandicapInput } from './handicapConfirmation';
import { useRestoredPlayers } from './useRestoredPlayers';

interface AddingValues {
  players: readonly Chosen[];
}

/** The form field of the error that there are not enough players. */
const TOO_FEW = 'tooFew';

/** Returns the form field of the handicap of the player at this position, from 0. */
const handicapField = (position: number): string => `players.${position}.entry.typed`;

/** Returns the schema of the form: at least so many players, and no touched handicap that is not confirmed. */
export function addingSchema(fewest: number, toMessage: { tooFew: string; notConfirmed: string }): Schema {
  const typed = typedText<string, StartHandicapInput>(
    (_typed, entry) => (handicapToAdd(entry) === null ? toMessage.notConfirmed : null),
    String,
  );
  return object({
    players: array(object({ entry: object({ typed }) })),
  } satisfies Record<keyof AddingValues, Schema>).test(
    'enough',
    ({ players = [] }, { createError }) =>
      players.length >= fewest || createError({ path: TOO_FEW, message: toMessage.tooFew }),
  );
}

interface AddingOptions {
  /** Of the recorder, where players are added through the outbox; called once they are in it. */
  onQueued: () => void;
  /** The group that the recorder shows, which they join; null: it shows all. */
  group: number | null;
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
  const outboxDispatch = useOutboxDispatch();
  const { id: trainingId } = training;
  const chosen = useSelector((state: WithChosenPlayers) => selectChosenPlayers(state, trainingId));
  useRestoredPlayers(training);
  const formKey = `${options ? 'lateJoiner' : 'addPlayers'}/${trainingId}`;
  const { failed, refused, refusalCleared } = useFormStatus(formKey);
  const isReachedAgain = useIsReachedAgain(failed?.failure);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [addPlayers, { isLoading }] = useAddPlayersMutation();
  const isBusy = useBusyControl(formKey, isLoading);
  const [changeOnce, forgetKeys] = useChangeOnce();

  const queue = async (players: readonly Chosen[]) => {
    for (const together of playersToQueue(training, players))
      await outboxDispatch(queuePlayers(trainingId, together, options?.group ?? null));
    const names = new Intl.ListFormat(currentLocale()).format(players.map(({ member }) => personName(member)));
    const count = players.length;
    notify(
      options
        ? { textKey: 'lateJoiner.done', values: { count, names } }
        : { textKey: 'queuedSteps.added', values: { count } },
    );
    options?.onQueued();
  };
  const add = async (form: FormikHelpers<AddingValues>) => {
    refusalCleared();
    // Others may be chosen, and some left out, until the answer is there.
    const memberIds = chosen.map(({ member }) => member.id);
    if (options) {
      await queue(chosen);
      dispatch(playersAdded({ trainingId, memberIds }));
      return;
    }
    const players = playersToAdd(chosen);
    const { error } = await changeOnce(addPlayers, { scheduledTrainingId: training.id, players });
    if (isConnectionFailure(error)) {
      // Those of them who have been added all the same are found to be in the training by then.
      forgetKeys();
      await queue(chosen);
      dispatch(playersAdded({ trainingId, memberIds }));
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
    choose: (member: ChosenMember) => dispatch(memberChosen({ trainingId, member, locale: currentLocale() })),
    leaveOut: (memberId: string) => dispatch(memberLeftOut({ trainingId, memberId })),
    open: (memberId: string | null) => dispatch(handicapOpened({ trainingId, memberId })),
    touch: (memberId: string, typed: string) => dispatch(handicapTouched({ trainingId, memberId, typed })),
    confirm: (memberId: string) => dispatch(handicapConfirmed({ trainingId, memberId, locale: currentLocale() })),
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

/**
 * Returns the reasons by field; a refusal that names a player without a reason of its own gets that of the whole. `positionNow`
 * tells where a player, by the position in what was sent, is now; -1: left out.
 */
function refusedHandicaps(
  error: unknown,
  positionNow: (sentAt: number) => number,
  whole: string,
): FormikErrors<AddingValues> {
  let errors: FormikErrors<AddingValues> = {};
  for (const [path, reason] of Object.entries(fieldErrorsOf(error))) {
    const [, at, handicap] = /^players\.(\d+)(\.handicap)?/.exec(path) ?? [];
    const position = at === undefined ? -1 : positionNow(Number(at));
    if (position < 0) continue;
    const text = handicap ? reason : whole;
    errors = setIn(errors, handicapField(position), text) as FormikErrors<AddingValues>;
  }
  return errors;
}
