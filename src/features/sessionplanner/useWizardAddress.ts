import { addressOf } from '@/filters/address';
import { useFilters } from '@/filters/useFilters';
import type { ScheduledTraining } from '@contract/training';

/** Returns what gives the address of a training of the planner in the wizard. */
export function useWizardAddress(): (training: Pick<ScheduledTraining, 'id' | 'status'>) => string {
  const [{ club }] = useFilters('planner');
  return ({ id, status }) => addressOf('wizard', { club, status, training: id });
}
