import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSaveInstantPriceMutation } from '@/api/price';
import { failureOf } from '@/errors/failure';
import { problemMessage } from '@/errors/problem';
import { localizedText } from '@/i18n/localized';
import { useIsReplayed } from '@/ui/stateContexts';
import { useIsOnScreen } from '@/ui/useIsOnScreen';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import {
  prizeChosen,
  prizeRefused,
  prizeSaving,
  prizeTakenMeanwhile,
  selectChosenPrizes,
  type ChosenPrize,
} from './chosenPrizesSlice';
import { allEditingEnded, editingBegun, editingEnded, selectEdited } from './editedTrainingsSlice';

export type Awarding = ReturnType<typeof useAwarding>;

const priceOf = ({ session_price }: ScheduledTraining) => session_price?.id ?? '';

/** Returns what the rows and the page need to choose instant prizes; leaving the page ends all editing. */
export function useAwarding() {
  const dispatch = useDispatch();
  const notify = useNotify();
  const edited = useSelector(selectEdited);
  const chosenPrizes = useSelector(selectChosenPrizes);
  const [send] = useSaveInstantPriceMutation();
  const isReplayed = useIsReplayed();
  const isOnScreen = useIsOnScreen();
  // Over a saved state nothing is on its way.
  const [saving, setSaving] = useState<readonly string[]>([]);
  // An object of its own each time: the same row can be closed twice.
  const [closed, setClosed] = useState<{ id: string } | null>(null);
  useEffect(() => () => void dispatch(allEditingEnded()), [dispatch]);

  const choosingOf = (training: ScheduledTraining): ChosenPrize & { isBusy: boolean } => {
    const { id } = training;
    const unchanged: ChosenPrize = {
      chosen: priceOf(training),
      seen: priceOf(training),
      failure: null,
      meanwhile: null,
    };
    const prize = edited.includes(id) ? (chosenPrizes[id] ?? unchanged) : unchanged;
    return { ...prize, isBusy: isReplayed ? prize.isSaving === true : saving.includes(id) };
  };
  const choose = ({ id: trainingId }: ScheduledTraining, chosen: string, seen: string) =>
    void dispatch(prizeChosen({ trainingId, chosen, seen }));
  const begin = (training: ScheduledTraining) => {
    choose(training, priceOf(training), priceOf(training));
    dispatch(editingBegun(training.id));
  };
  const end = (id: string) => {
    dispatch(editingEnded(id));
    setClosed({ id });
  };
  const save = async (training: ScheduledTraining, over = choosingOf(training).seen) => {
    const { id: trainingId } = training;
    const { chosen } = choosingOf(training);
    dispatch(prizeSaving({ trainingId }));
    setSaving((others) => [...others, trainingId]);
    const { data, error } = await send({ trainingId, chosen: chosen || null, seen: over || null });
    setSaving((all) => all.filter((id) => id !== trainingId));
    if (data?.isSaved) {
      end(trainingId);
      notify({ textKey: 'activeTrainings.prize.saved', values: { name: localizedText(training.name) } });
      return;
    }
    choose(training, chosen, over);
    if (data) dispatch(prizeTakenMeanwhile({ trainingId, meanwhile: data.meanwhile ?? '' }));
    else dispatch(prizeRefused({ trainingId, failure: failureOf(error) }));
    // Whoever has left the page sees nothing at the row.
    if (!isOnScreen.current && error !== undefined) notify(problemMessage(error), 'error');
  };

  return {
    edited,
    closed,
    choosingOf,
    choose: (training: ScheduledTraining, chosen: string) => choose(training, chosen, choosingOf(training).seen),
    toggle: (training: ScheduledTraining) => (edited.includes(training.id) ? end(training.id) : begin(training)),
    save,
    end,
    isUnsaved: Object.entries(chosenPrizes).some(([id, { chosen, seen }]) => edited.includes(id) && chosen !== seen),
  };
}
