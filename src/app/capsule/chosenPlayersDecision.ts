import { ofPlayer } from '../../api/decisions/ofPerson';
import type { CarryOut, Decision } from '../../capsule/decision';
import type { chosenPlayers } from '../../features/sessionwizard';

type ChosenPlayer = ReturnType<typeof chosenPlayers.getInitialState>[string][number];

/** Whatever is typed that is no number may speak of people. */
export const ofTypedHandicap = {
  by: (typed: string, carryOut: CarryOut) => (/^[\d+\-\u2212.,\s]*$/.test(typed) ? typed : carryOut(typed, 'words')),
};

/** What a capsule tells of a member who is chosen to be added. */
export const ofChosenMember: Decision<ChosenPlayer['member']> = {
  fields: { ...ofPlayer.fields, handicap: 'keep', golfclubId: 'keep' },
};

/** What a capsule tells of a chosen player and the handicap to start with. */
export const ofChosenPlayer: Decision<ChosenPlayer> = {
  fields: { member: ofChosenMember, entry: { fields: { state: 'keep', typed: ofTypedHandicap, handicap: 'keep' } } },
};
