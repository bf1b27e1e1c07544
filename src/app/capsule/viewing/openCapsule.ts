import type { Capsule } from '@/capsule/capsuleFile';
import type { Refusal } from '@/capsule/refusal';
import { replay } from '@/capsule/replay';
import { reducer } from '@/app/makeStore';
import { withOldNames } from '@/app/state/opening/olderFile';
import { withFilters } from './withFilters';
import '../everyEndpoint';

export interface Opened {
  capsule: Capsule;
  replayed: ReturnType<typeof replay>;
}

/** Returns the capsule with the states of all its steps, or why they cannot be computed. */
export function openCapsule(capsule: Capsule): { opened: Opened } | { refused: Refusal } {
  try {
    const replayed = replay(capsule, reducer, capsule.formatVersion === 1 ? withOldNames() : undefined);
    const states = 'filters' in capsule.base ? replayed.states : replayed.states.map(withFilters);
    return { opened: { capsule, replayed: { ...replayed, states } } };
  } catch {
    return { refused: { reason: 'damagedInside', place: 'base' } };
  }
}
