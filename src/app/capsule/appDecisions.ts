import { ofCacheAction } from '../../api/decisions/ofCache';
import type { AnyDecision } from '../../capsule/decision';
import type { CapsuleDecisions } from '../../capsule/makeCapsule';
import { modalClockStarted } from '../../modal/modalClock';
import { actionDecisions } from './actionDecisions';
import { ofRoute } from './placeDecision';
import { sliceDecisions } from './sliceDecisions';

const ofTypeAlone: AnyDecision = { fields: { type: 'keep' } };

/** What a capsule tells of the whole state of the app and of every action that it makes. */
export const appDecisions: CapsuleDecisions = {
  slices: sliceDecisions,
  action: (action) => {
    if (modalClockStarted.match(action)) return ofTypeAlone;
    return actionDecisions.get(action.type) ?? ofCacheAction(action) ?? 'drop';
  },
  route: ofRoute,
};
