import type { PlayerData } from '../../../../contract/training';
import { leagueEffect } from './leagueEffect';

const session = (id: string, players: readonly string[], balls: number): PlayerData => ({
  id,
  players: players.map((player) => ({ id: player, name: player, surname: '', username: player, handicap: 18 })),
  balls: Array.from({ length: balls }, (_none, index) => ({ index, points: 1, version: 1 })),
  totalPoints: balls,
  playerDataStatus: 'EDIT',
});

test.each([
  ['nobody takes part', [], [], [0, 0]],
  ['one has played and one has not', [session('a', ['anna'], 3), session('b', ['berta'], 0)], [], [1, 1]],
  ['a team has played', [session('a', ['anna', 'berta'], 1)], [], [2, 0]],
  ['the only ball is on this device', [session('a', ['anna'], 0), session('b', ['berta'], 0)], ['b'], [1, 1]],
])('when %s it says how many results there are', (_what, trainingSessions, unsent, [withResult, without]) => {
  expect(leagueEffect({ trainingSessions }, new Set<string>(unsent))).toEqual({ withResult, without });
});
