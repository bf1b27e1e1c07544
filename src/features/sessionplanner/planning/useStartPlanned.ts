import { useNavigate } from 'react-router-dom';
import { useStartTrainingMutation } from '@/api/trainingMutations';
import { problemMessage } from '@/errors/problem';
import { offeredAfter } from '@/outbox/trainingNotices';
import { useBusyControl } from '@/ui/useControl';
import { useIsOnScreen } from '@/ui/useIsOnScreen';
import { useNotify } from '@/ui/useNotify';
import type { ScheduledTraining } from '@contract/training';
import { useWizardAddress } from '../useWizardAddress';

/**
 * Returns what starts a training that was just planned and opens it in the wizard, unless the page was left before the answer
 * came; where starting fails it stays planned.
 */
export function useStartPlanned() {
  const notify = useNotify();
  const navigate = useNavigate();
  const wizardAddress = useWizardAddress();
  const [startTraining, { isLoading }] = useStartTrainingMutation();
  const isStarting = useBusyControl('startPlanned', isLoading);
  const isOnScreen = useIsOnScreen();
  const startPlanned = async (training: ScheduledTraining) => {
    const { id } = training;
    const { error } = await startTraining({ scheduledTrainingId: id });
    if (error) {
      notify(problemMessage(error), 'error');
      return;
    }
    notify({ textKey: 'wizard.steps.started' }, 'success', offeredAfter('start', training));
    if (isOnScreen.current) await navigate(wizardAddress({ id, status: 'STARTED' }));
  };
  return { startPlanned, isStarting };
}
