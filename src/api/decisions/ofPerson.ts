import type { LeagueChain } from '../../../contract/league';
import type { ConflictingBall, TrainingPlayer } from '../../../contract/training';
import type { Decision } from '../../capsule/decision';

/** Of whoever is told by the name alone. */
export const ofPerson = { fields: { name: 'name', surname: 'surname' } } satisfies Decision<
  ConflictingBall['recordedBy']
>;

/** Of a player as the league tells of one. */
export const ofPlayer = { fields: { ...ofPerson.fields, id: 'keep', username: 'username' } } satisfies Decision<
  LeagueChain['player']
>;

/** Of a player as a training tells of one. */
export const ofTrainingPlayer = { fields: { ...ofPlayer.fields, handicap: 'keep' } } satisfies Decision<TrainingPlayer>;
