import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ScheduledTraining } from '../../../../contract/training';
import { useSaveInstantPriceMutation } from '../../../api/instantPrice';
import { localizedText } from '../../../i18n/localized';
import { useNotify } from '../../../ui/useNotify';
import { allEditingEnded, editingBegun, editingEnded, selectEdited } from '../editedTrainings';

/** What is being chosen as the instant prize of one training. */
export interface Choosing {
  /** Of a price; empty: none. */
  chosen: string;
  /** What the training had when this was chosen. */
  seen: string;
  isBusy?: boolean;
  /** Why it could not be saved. */
  error?: unknown;
  /** What somebody else has chosen; nothing was saved because of it. */
  meanwhile?: string;
}

export type Awarding = ReturnType<typeof useAwarding>;

const priceOf = ({ session_price }: ScheduledTraining) => session_price?.id ?? '';

/** Returns what the rows and the page need to choose instant prizes; leaving the page ends all editing. */
export function useAwarding() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notify = useNotify();
  const edited = useSelector(selectEdited);
  const [send] = useSaveInstantPriceMutation();
  const [choosings, setChoosings] = useState<Readonly<Record<string, Choosing>>>({});
  // An object of its own each time: the same row can be closed twice.
  const [closed, setClosed] = useState<{ id: string } | null>(null);
  useEffect(() => () => void dispatch(allEditingEnded()), [dispatch]);

  const choosingOf = (training: ScheduledTraining): Choosing => {
    const unchanged = { chosen: priceOf(training), seen: priceOf(training) };
    return edited.includes(training.id) ? (choosings[training.id] ?? unchanged) : unchanged;
  };
  const change = (id: string, choosing: Choosing) => setChoosings((all) => ({ ...all, [id]: choosing }));
  const begin = (training: ScheduledTraining) => {
    change(training.id, { chosen: priceOf(training), seen: priceOf(training) });
    dispatch(editingBegun(training.id));
  };
  const end = (id: string) => {
    dispatch(editingEnded(id));
    setChoosings(({ [id]: _ended, ...others }) => others);
    setClosed({ id });
  };
  const save = async (training: ScheduledTraining, over = choosingOf(training).seen) => {
    const { id } = training;
    const { error: _mended, ...choosing } = choosingOf(training);
    const { chosen } = choosing;
    change(id, { ...choosing, isBusy: true });
    const { data, error } = await send({ trainingId: id, chosen: chosen || null, seen: over || null });
    if (data?.isSaved) {
      end(id);
      notify(t('activeTrainings.prize.saved', { name: localizedText(training.name) }));
    } else if (data) change(id, { chosen, seen: over, meanwhile: data.meanwhile ?? '' });
    else change(id, { chosen, seen: over, error });
  };

  return {
    edited,
    closed,
    choosingOf,
    choose: (training: ScheduledTraining, chosen: string) => {
      change(training.id, { chosen, seen: choosingOf(training).seen });
    },
    toggle: (training: ScheduledTraining) => (edited.includes(training.id) ? end(training.id) : begin(training)),
    save,
    end,
    isUnsaved: Object.entries(choosings).some(([id, { chosen, seen }]) => edited.includes(id) && chosen !== seen),
  };
}
