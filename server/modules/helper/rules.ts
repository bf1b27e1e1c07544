import type { ChangedField } from '@contract/change';
import { MOST_HELPER_CODES, MOST_HELPERS, type TrainingStatus } from '@contract/lists';
import { Refusal } from '@contract/problem';
import type { LocalizedString } from '@contract/shapes';

/** A training that codes are made for, with its club. */
export interface HelpedTraining {
  id: string;
  golfclub: { id: string; name: string };
  status: TrainingStatus;
  name: LocalizedString;
  plannedDate: string;
}

/** Throws `wrong-state` unless the training is running and may have one more code. */
export function requireRoomForCode({ status }: HelpedTraining, codes: number): void {
  if (status !== 'STARTED') throw new Refusal('wrong-state', "A helper's code is made for a training that is running.");
  if (codes < MOST_HELPER_CODES) return;
  throw new Refusal('wrong-state', `A training has at most ${MOST_HELPER_CODES} helper's codes; revoke one first.`);
}

/** Throws `wrong-state` when as many helpers were let into the training as may be. */
export function requireRoomForHelper(helpers: number): void {
  if (helpers < MOST_HELPERS) return;
  throw new Refusal('wrong-state', `A training has at most ${MOST_HELPERS} helpers; sign in under an earlier name.`);
}

/** Returns what the record says of a change of the helpers of a training. */
export function recordedFields({ name, plannedDate }: HelpedTraining, helper?: string): ChangedField[] {
  const training = name.en || Object.values(name).find(Boolean) || '';
  const which = Object.entries({ training, plannedDate }).map(([field, value]) => ({
    field,
    before: value,
    after: value,
  }));
  return helper === undefined ? which : [...which, { field: 'helper', before: null, after: helper }];
}
