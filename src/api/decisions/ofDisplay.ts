import type { Display, DisplayLink } from '../../../contract/display';
import type { Decision } from '../../capsule/decision';
import { localized } from './localized';
import { ofLeaguePrize } from './ofLeague';
import { ofPerson } from './ofPerson';

export const ofDisplay: Decision<Display> = {
  fields: {
    club: 'text',
    entries: {
      each: {
        fields: { rank: 'keep', player: 'fullName', totalPoints: 'keep', tied: 'keep', previousRank: 'keep' },
      },
    },
    prizes: { each: ofLeaguePrize },
    running: {
      each: {
        fields: {
          name: localized,
          type: 'keep',
          results: {
            each: {
              fields: { players: { each: 'fullName' }, balls: 'keep', totalPoints: 'keep', points: 'keep' },
            },
          },
        },
      },
    },
    year: 'keep',
    at: 'keep',
  },
};

export const ofDisplayLink: Decision<DisplayLink> = {
  fields: {
    id: 'keep',
    golfclubId: 'keep',
    name: 'text',
    shortNames: 'keep',
    createdAt: 'keep',
    createdBy: ofPerson,
    lastUsedAt: 'keep',
  },
};
