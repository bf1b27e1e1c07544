import type { Capsule, CapsuleStep } from '@/capsule/capsuleFile';

/** Nobody waits longer for the next step, however long somebody else did. */
const LONGEST_GAP_MS = 2_000;

/** Returns the steps after which errors were caught, each once, in their order. */
export function stepsWithErrors({ errors, steps }: Capsule): number[] {
  const positions = new Set(errors.map(({ afterSteps }) => Math.min(afterSteps, steps.length)));
  return [...positions].sort((one, other) => one - other);
}

/** Returns how long after a step the next one happened, in milliseconds; the first follows at once. */
export function gapAfter(steps: readonly CapsuleStep[], step: number): number {
  const [before, next] = [steps[step - 1], steps[step]];
  if (!before || !next) return 0;
  return Math.min(LONGEST_GAP_MS, Math.max(0, Date.parse(next.at) - Date.parse(before.at)));
}

/** Returns the slices that any step changed, by name. */
export function changedSlices(steps: readonly CapsuleStep[]): string[] {
  return [...new Set(steps.flatMap(({ changed }) => Object.keys(changed)))].sort();
}
