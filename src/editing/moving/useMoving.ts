import { useMoveTrainingsMutation } from '@/api/trainingPlans';
import { useChangeOnce } from '@/api/useChangeOnce';
import { localizedText } from '@/i18n/localized';
import { type Message, plannedDateValue } from '@/i18n/message';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import type { MovedTraining, TrainingPlan } from '@contract/trainingPlan';

/**
 * Returns what moves trainings and says so, with an offer to undo it; `plans` are where they were. It returns why it was
 * refused, undefined when they are moved. The same move once more is sent with the same key, in case only its answer was lost.
 */
export function useMoving({ golfclubId, name }: Pick<ScheduledTraining, 'golfclubId' | 'name'>) {
  const notify = useNotify();
  const [moveTrainings] = useMoveTrainingsMutation();
  const [changeOnce] = useChangeOnce();
  return async (trainings: MovedTraining[], plans: readonly TrainingPlan[]): Promise<unknown> => {
    const { data, error } = await changeOnce(moveTrainings, { golfclubId, trainings });
    if (error) return error;
    const back = data.flatMap(({ id, version }) => {
      const before = plans.find((plan) => plan.id === id);
      return before ? [{ id, version, plannedDate: before.plannedDate, plannedTime: before.plannedTime ?? null }] : [];
    });
    notify(movedMessage(localizedText(name), data), 'success', {
      textKey: 'openBalls.undo',
      step: 'moveBack',
      id: golfclubId,
      trainings: back,
    });
    return undefined;
  };
}

function movedMessage(name: string, plans: readonly TrainingPlan[]): Message {
  const [first = '', last = ''] = [plans[0], plans.at(-1)].map((plan) => plan && plannedDateValue(plan));
  if (plans.length < 2) return { textKey: 'moving.done', values: { name, date: first } };
  return { textKey: 'moving.doneSeries', values: { name, count: plans.length, first, last } };
}
