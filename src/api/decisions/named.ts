import type { GolfclubToJoin } from '../../../contract/golfclub';
import type { Decision } from '../../capsule/decision';

/** Of what is told by its id and its name, such as a club; it is no person, but may be called like one. */
export const named = { fields: { id: 'keep', name: 'text' } } satisfies Decision<GolfclubToJoin>;
