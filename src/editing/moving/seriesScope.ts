import type { SeriesScope } from '@/modal/dialog';
import type { TrainingPlan } from '@contract/trainingPlan';
import { canMove } from '@contract/trainingStates';

/** Returns the planned trainings that somebody means with this one: itself, those from it on, or all of its series. */
export function plansInScope(plans: readonly TrainingPlan[], id: string, scope: SeriesScope): TrainingPlan[] {
  const from = plans.findIndex((plan) => plan.id === id);
  if (from === -1) return [];
  const inScope = { one: plans.slice(from, from + 1), following: plans.slice(from), series: plans }[scope];
  return inScope.filter(canMove);
}

/** Returns what can be chosen for a training, and how many each means; one that means the same as another is left out. */
export function scopesOf(plans: readonly TrainingPlan[], id: string): { scope: SeriesScope; count: number }[] {
  const scopes = (['one', 'following', 'series'] as const).map((scope) => ({
    scope,
    count: plansInScope(plans, id, scope).length,
  }));
  const [one, following, series] = scopes.map(({ count }) => count);
  return scopes.filter(
    ({ scope }) => scope === 'one' || (scope === 'series' ? series !== one : following !== one && following !== series),
  );
}
