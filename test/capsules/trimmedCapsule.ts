import { reducer } from '@/app/makeStore';
import type { Capsule, CapsuleState, CapsuleStep } from '@/capsule/capsuleFile';
import { fingerprint } from '@/capsule/fingerprint';
import { replay } from '@/capsule/replay';

type Cached = Readonly<Record<string, unknown>>;
interface Cache {
  queries: Cached;
  subscriptions: Cached;
}

/**
 * Returns the capsule with what its replay needs: the steps from the page on at which the first error happened, or from the
 * last page on, and of the cache what is used in them. One that does not replay as it was recorded is returned as it is.
 */
export function trimmedCapsule(capsule: Capsule): Capsule {
  const { states, diverged } = replay(capsule, reducer);
  if (capsule.formatVersion === 1 || diverged !== null) return capsule;
  const first = firstStep(capsule);
  const steps = capsule.steps.slice(first);
  const base = states[first] ?? capsule.base;
  const errors = capsule.errors
    .filter(({ afterSteps }) => afterSteps >= first)
    .map((error) => ({ ...error, afterSteps: error.afterSteps - first }));
  const later = { ...capsule, errors, base, steps };
  const smaller = replayedAnew({ ...later, base: withUsedCache(base, steps) });
  return smaller ?? later;
}

/** How many steps come before the page at which the first error happened, or before the last page. */
function firstStep({ steps, errors }: Capsule): number {
  const end = Math.min(steps.length, ...errors.map(({ afterSteps }) => afterSteps));
  const opened = steps.slice(0, end).findLastIndex(({ action, state }) => state || action.type === 'place/pageOpened');
  if (opened < 0) return 0;
  return steps[opened]?.state ? opened + 1 : opened;
}

/** An answer is used if somebody shows it at the beginning, or an action names it. */
function withUsedCache(base: CapsuleState, steps: readonly CapsuleStep[]): CapsuleState {
  const { queries, subscriptions, ...cache } = base['api'] as Cache;
  const actions = JSON.stringify(steps.map(({ action }) => action));
  const isUsed = (key: string) =>
    Object.keys(subscriptions[key] ?? {}).length > 0 || actions.includes(JSON.stringify(key).slice(1, -1));
  const used = (entries: Cached) => Object.fromEntries(Object.entries(entries).filter(([key]) => isUsed(key)));
  return { ...base, api: { ...cache, queries: used(queries), subscriptions: used(subscriptions) } };
}

/** Returns the capsule with the fingerprints of its own replay; null where a step does not change the same slices as before. */
function replayedAnew(capsule: Capsule): Capsule | null {
  const { states } = replay(capsule, reducer);
  const steps = capsule.steps.map((step, index) => {
    const [before = {}, after = {}] = [states[index], states[index + 1]];
    const names = Object.keys(after).filter((name) => before[name] !== after[name] || step.state !== undefined);
    return { ...step, changed: Object.fromEntries(names.map((name) => [name, fingerprint(after[name])])) };
  });
  const isSame = steps.every(({ changed }, index) =>
    Object.keys(capsule.steps[index]?.changed ?? {}).every((name) => name in changed),
  );
  if (!isSame) return null;
  const final = states.at(-1) ?? capsule.base;
  return { ...capsule, steps, final, fingerprint: fingerprint(final) };
}
