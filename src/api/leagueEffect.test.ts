import type { PlayerData, TrainingSnapshot } from '@contract/training';
import { leagueEffect } from './league';

const session = (id: string, players: readonly string[], balls: number): PlayerData => ({
  id,
  players: players.map((player) => ({ id: player, name: player, surname: '', username: player, handicap: 18 })),
  balls: Array.from({ length: balls }, (_none, index) => ({ index, points: 1, version: 1 })),
  totalPoints: balls,
  playerDataStatus: 'EDIT',
});

const template: TrainingSnapshot = {
  id: '',
  type: 'TOURNAMENT',
  name: {},
  description: {},
  moreInformationLink: {},
  image: null,
  category: null,
  trainingHandicapDifferenceToPointsMapping: null,
  teamMode: true,
  instructions: [],
  hints: [],
  balls: [],
  scoreHandicapMap: [
    { score: 1, handicap: 3 },
    { score: 3, handicap: 5 },
  ],
  numberofballs: 0,
  mapping: [],
};

test.each([
  ['nobody takes part', [], [], [0, 0, 0]],
  ['one has played and one has not', [session('a', ['anna'], 3), session('b', ['berta'], 0)], [], [1, 1, 5]],
  ['a team has played', [session('a', ['anna', 'berta'], 1)], [], [2, 0, 6]],
  ['the only ball is on this device', [session('a', ['anna'], 0), session('b', ['berta'], 0)], ['b'], [1, 1, 0]],
])(
  'when %s it says how many results and points there are',
  (_what, trainingSessions, unsent, [withResult, without, points]) => {
    expect(leagueEffect({ trainingSessions, template }, new Set<string>(unsent))).toEqual({
      withResult,
      without,
      points,
    });
  },
);
