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

/** Throws `wrong-state` when the code has let in as many helpers as it may. */
export function requireRoomForHelper(helpers: number): void {
  if (helpers < MOST_HELPERS) return;
  throw new Refusal('wrong-state', `A code lets in at most ${MOST_HELPERS} helpers; use another code of the training.`);
}
