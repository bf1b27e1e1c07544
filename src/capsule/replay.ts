import type { UnknownAction } from '@reduxjs/toolkit';
import type { Capsule, CapsuleState } from './capsuleFile';
import { fingerprint } from './fingerprint';

export interface Replay {
  /** The base, and then the state after each step. */
  states: CapsuleState[];
  /** The first step after which a slice is not as it was then; null where all is as it was. */
  diverged: { step: number; slice: string } | null;
  /** The steps at which the reducer threw, and so changed nothing. */
  thrown: number[];
}

/**
 * Returns what becomes of the base of a capsule by its steps, and where that is not what it was when they were recorded.
 * Steps are counted from 1; where the page was loaded again, it begins anew; a final state that differs from its own
 * fingerprint diverges after the last, in a slice without a name. Whatever the reducer throws is only noted. `asRecorded`
 * returns a state or slice as it was when the fingerprints were made.
 */
export function replay<State>(
  { base, steps, final, fingerprint: finalPrint }: Pick<Capsule, 'base' | 'steps' | 'final' | 'fingerprint'>,
  reducer: (state: State | undefined, action: UnknownAction) => State,
  asRecorded: (state: unknown) => unknown = (state) => state,
): Replay {
  const printOf = (value: unknown) => fingerprint(asRecorded(value));
  const states = [base];
  const thrown: number[] = [];
  const differences: NonNullable<Replay['diverged']>[] = [];
  const expected = new Map(Object.entries(base).map(([slice, value]) => [slice, printOf(value)]));
  const firstDifferent = (state: CapsuleState) =>
    [...expected].find(([slice, print]) => printOf(state[slice]) !== print)?.[0];

  let state = base;
  steps.forEach(({ action, changed, state: loaded }, index) => {
    try {
      state = loaded ?? (reducer(state as State, action) as CapsuleState);
    } catch {
      thrown.push(index + 1);
    }
    states.push(state);
    if (loaded) expected.clear();
    for (const [slice, print] of Object.entries(changed)) expected.set(slice, print);
    const slice = differences.length > 0 ? undefined : firstDifferent(state);
    if (slice !== undefined) differences.push({ step: index + 1, slice });
  });

  const last = states.length - 1;
  const shown = Object.fromEntries(Object.keys(final).map((slice) => [slice, state[slice]]));
  if (differences.length === 0 && printOf(shown) !== finalPrint) {
    const slice = Object.keys(final).find((one) => printOf(state[one]) !== printOf(final[one]));
    differences.push({ step: last, slice: slice ?? '' });
  }
  return { states, diverged: differences[0] ?? null, thrown };
}
