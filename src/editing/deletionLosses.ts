import type { TFunction } from 'i18next';
import { leagueEffect } from '@/api/league';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showPlannedDate } from '@/i18n/plannedTimes';
import type { ScheduledTraining } from '@contract/training';
import type { TrainingPlan } from '@contract/trainingPlan';

/** Returns the name and the date of a training in the reader's language. */
export const nameAndDate = (training: Pick<ScheduledTraining, 'name' | 'plannedDate' | 'plannedTime'>) => ({
  name: localizedText(training.name),
  date: showPlannedDate(training, currentLocale()),
});

/**
 * Returns the sentences that say what is lost with a training.
 * @param plans which planned trainings of its series are deleted together; with fewer than two it is the training alone
 * @param unsent what this device has not sent of any of them
 */
export function deletionLosses(
  t: TFunction,
  training: ScheduledTraining,
  plans: readonly TrainingPlan[],
  unsent: { waiting: number; isOnlyBalls: boolean },
): string[] {
  const unsentKey = unsent.isOnlyBalls ? 'trainingDeletion.unsent' : 'trainingDeletion.unsentChanges';
  return [
    ...(plans.length > 1 ? lossesOfSeries(t, plans) : lossesOfOne(t, training)),
    unsent.waiting > 0 && t(unsentKey, { count: unsent.waiting }),
  ].filter((sentence) => typeof sentence === 'string');
}

function lossesOfOne(t: TFunction, { trainingSessions, session_price, status, template }: ScheduledTraining) {
  const { withResult, points } = leagueEffect({ trainingSessions, template });
  const balls = trainingSessions.reduce((sum, session) => sum + session.balls.length, 0);
  return [
    t('trainingDeletion.sessions', { count: trainingSessions.length }),
    t('trainingDeletion.balls', { count: balls }),
    session_price && t('trainingDeletion.prize', { prize: session_price.name }),
    status === 'FINISHED' && t('trainingDeletion.league', { count: withResult }),
    status === 'FINISHED' && withResult > 0 && t('trainingDeletion.points', { count: points }),
  ];
}

function lossesOfSeries(t: TFunction, plans: readonly TrainingPlan[]) {
  const prizes = plans.flatMap(({ session_price: prize }) => prize?.name ?? []);
  const names = new Intl.ListFormat(currentLocale()).format(new Set(prizes));
  return [
    t('moving.loss', { count: plans.length }),
    prizes.length > 0 && t('moving.lostPrizes', { count: prizes.length, prizes: names }),
  ];
}
