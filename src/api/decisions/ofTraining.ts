import type { AddedPlayer, ScheduledTraining, Winners } from '../../../contract/training';
import type { Decision } from '../../capsule/decision';
import { localized } from './localized';
import { named } from './named';
import { ofPerson, ofTrainingPlayer } from './ofPerson';
import { ofSnapshot } from './ofTemplate';

export const ofTraining: Decision<ScheduledTraining> = {
  fields: {
    id: 'keep',
    golfclubId: 'keep',
    name: localized,
    type: 'keep',
    teamMode: 'keep',
    status: 'keep',
    plannedDate: 'keep',
    startDate: 'keep',
    finishDate: 'keep',
    updated_at: 'keep',
    session_template_name: localized,
    session_price: named,
    user: ofPerson,
    template: ofSnapshot,
    trainingSessions: {
      each: {
        fields: {
          id: 'keep',
          players: { each: ofTrainingPlayer },
          balls: 'keep',
          totalPoints: 'keep',
          playerDataStatus: 'keep',
        },
      },
    },
  },
};

export const ofAddedPlayer: Decision<AddedPlayer> = {
  fields: { ...ofPerson.fields, username: 'username', handicap: 'keep', golfclubId: 'keep', golfclubName: 'text' },
};

export const ofWinners: Decision<Winners> = {
  fields: {
    trainingId: 'keep',
    winners: {
      each: {
        fields: {
          place: 'keep',
          players: { each: ofTrainingPlayer },
          totalPoints: 'keep',
          handicapStarted: 'keep',
          handicapPlayed: 'keep',
          handicapDifference: 'keep',
          points: 'keep',
        },
      },
    },
  },
};
