import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useIsReachedAgain } from '@/api/connectionSlice';
import { trainingMutations } from '@/api/trainingMutations';
import { todayHere } from '@/i18n/dates';
import { useMay } from '@/session/sessionSlice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { useBusyControl } from '@/ui/useControl';
import { useToday } from '@/ui/useToday';
import type { ScheduledTraining } from '@contract/training';
import type { OutboxState } from './decisions';
import { useOutboxDispatch } from './recording';

/** Whether it is open now, or the error of the step that failed. */
type Opened = { error: unknown } | { isOpen: boolean };

/** Opens what takes balls no more, and sends what was refused for that. */
export type OpenAgain = ThunkAction<Promise<Opened>, OutboxState, unknown, UnknownAction>;

/** The day that somebody has agreed to. */
export interface AgreedDay {
  /** The one that the training was shown with. */
  plannedDate: string | undefined;
  /** It moves to today. */
  isToday: boolean;
}

/**
 * Returns how what takes balls no more is opened again under this name, and why that failed; `otherDay` is the training that has
 * to be started for it, where it is planned for another day: the day is asked for then, as the wizard does.
 */
export function useStartAgain(name: string, planned: ScheduledTraining | null) {
  const dispatch = useOutboxDispatch();
  const [isOpening, setIsOpening] = useState(false);
  const isBusy = useBusyControl(`reopen/${name}`, isOpening);
  const { failed, refused, refusalCleared } = useFormStatus(`reopen/${name}`);
  const isReachedAgain = useIsReachedAgain(failed?.failure);
  const today = useToday();
  /** Resolves with whether it is open now. */
  const open = async (openAgain: OpenAgain): Promise<boolean> => {
    setIsOpening(true);
    const outcome = await dispatch(openAgain);
    setIsOpening(false);
    if ('error' in outcome) {
      refused(outcome.error);
      return false;
    }
    refusalCleared();
    return outcome.isOpen;
  };
  return {
    mayOpen: useMay('training.run'),
    otherDay: planned && planned.plannedDate !== today ? planned : null,
    isBusy,
    failed: isReachedAgain ? undefined : failed,
    open,
  };
}

/**
 * Starts a planned training. Returns it as it is then, or the error; null, and nothing is changed, where it is planned for another
 * day by now than was agreed to.
 */
export const startAgain =
  (
    { id, plannedDate }: ScheduledTraining,
    agreed: AgreedDay,
  ): ThunkAction<
    Promise<{ error: unknown } | { training: ScheduledTraining } | null>,
    OutboxState,
    unknown,
    UnknownAction
  > =>
  async (dispatch) => {
    if (!agreed.isToday && plannedDate !== agreed.plannedDate) return null;
    const day = agreed.isToday ? { plannedDate: todayHere() } : {};
    const { startTraining } = trainingMutations.endpoints;
    const started = await dispatch(startTraining.initiate({ scheduledTrainingId: id, ...day }, { track: false }));
    return started.data ? { training: started.data } : { error: started.error };
  };
