import { useNavigate } from 'react-router-dom';
import { useStartTrainingMutation } from '@/api/training';
import { problemMessage } from '@/errors/problem';
import { offeredAfter } from '@/outbox/trainingNotices';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import { useWizardAddress } from '../useWizardAddress';

/** Returns what starts a training that was just planned and opens it in the wizard; where that fails it stays planned. */
export function useStartPlanned() {
  const notify = useNotify();
  const navigate = useNavigate();
  const wizardAddress = useWizardAddress();
  const [startTraining, { isLoading }] = useStartTrainingMutation();
  const isStarting = useBusyControl('startPlanned', isLoading);
  const startPlanned = async ({ id }: ScheduledTraining) => {
    const { error } = await startTraining({ scheduledTrainingId: id });
    if (error) {
      notify(problemMessage(error), 'error');
      return;
    }
    notify({ textKey: 'wizard.steps.started' }, 'success', offeredAfter('start', id));
    await navigate(wizardAddress({ id, status: 'STARTED' }));
  };
  return { startPlanned, isStarting };
}
