import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { leagueEffect } from '../../../api/leagueEffect';
import type { MarkStep } from './markStep';

interface LeagueEffectProps {
  training: ScheduledTraining;
  step: MarkStep;
  /** Player sessions with balls that the server does not know yet. */
  unsent: ReadonlySet<string>;
}

/** How many results come into the league or leave it. */
export function LeagueEffect({ training, step, unsent }: LeagueEffectProps) {
  const { t } = useTranslation();
  const { withResult, without } = leagueEffect(training, unsent);
  return (
    <>
      {t(`activeTrainings.mark.${step}.league`, { count: withResult })}
      {step === 'finish' && withResult > 0 && without > 0 && (
        <> {t('activeTrainings.mark.finish.without', { count: without })}</>
      )}
    </>
  );
}
