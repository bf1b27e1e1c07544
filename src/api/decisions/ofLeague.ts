import type { LeagueChain, LeagueEntries, LeaguePrize, LeagueTable, LeagueTableEvent } from '../../../contract/league';
import type { Decision } from '../../capsule/decision';
import { localized, localizedNamed } from './localized';
import { ofPlayer } from './ofPerson';

const ofEvent = {
  fields: {
    trainingId: 'keep',
    trainingName: localized,
    trainingDate: 'keep',
    balls: 'keep',
    points: 'keep',
    handicapStarted: 'keep',
    handicapPlayed: 'keep',
    handicapDifference: 'keep',
  },
} satisfies Decision<LeagueTableEvent>;

export const ofLeaguePrize: Decision<LeaguePrize> = {
  fields: { prize: 'keep', name: 'text', description: 'text', cloudinary_image: 'text' },
};

export const ofLeagueTable: Decision<LeagueTable> = {
  fields: {
    golfclubId: 'keep',
    leagueTableEntries: {
      each: {
        fields: {
          player: ofPlayer,
          totalPoints: 'keep',
          previousRank: 'keep',
          trend: 'keep',
          tied: 'keep',
          leagueTableEvents: { each: ofEvent },
        },
      },
    },
    prizes: { each: ofLeaguePrize },
    years: 'keep',
  },
};

export const ofLeagueEntries: Decision<LeagueEntries> = {
  fields: {
    entries: { each: { fields: { ...ofEvent.fields, player: ofPlayer, score: 'keep' } } },
    totalCount: 'keep',
    sums: 'keep',
    templates: { each: localizedNamed },
    categories: { each: localizedNamed },
    players: { each: ofPlayer },
  },
};

export const ofLeagueChain: Decision<LeagueChain> = {
  fields: {
    ...ofEvent.fields,
    player: ofPlayer,
    team: { each: ofPlayer },
    type: 'keep',
    scoreHandicapMap: 'keep',
    mapping: 'keep',
  },
};
