import { toTenths } from '@contract/handicap';
import type { LeagueChain, LeagueEntries, LeagueEntriesQuery, LeagueTable, LeagueTableQuery } from '@contract/league';
import { tellApart } from '@contract/namesakes';
import { scoringChain } from '@contract/scoring';
import type { PlayerStatistic } from '@contract/statistic';
import type { ScheduledTraining } from '@contract/training';
import { api } from './api';

export const leagueApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeagueTable: build.query<LeagueTable, { golfclubId: string } & LeagueTableQuery>({
      query: ({ golfclubId, ...query }) => ({
        call: 'readLeagueTable',
        path: '/api/leaguetable/golfclub/{golfclubId}',
        parameters: { golfclubId },
        query,
      }),
      transformResponse: (table: LeagueTable) => {
        const tell = tellApart(table.leagueTableEntries.map(({ player }) => player));
        const leagueTableEntries = table.leagueTableEntries.map((entry) => ({ ...entry, player: tell(entry.player) }));
        return { ...table, leagueTableEntries };
      },
      providesTags: ['League'],
    }),
    getLeagueEntries: build.query<LeagueEntries, { golfclubId: string } & LeagueEntriesQuery>({
      query: ({ golfclubId, ...query }) => ({
        call: 'readLeagueEntries',
        path: '/api/leaguetable/golfclub/{golfclubId}/entries',
        parameters: { golfclubId },
        query,
      }),
      transformResponse: ({ entries, players, ...answer }: LeagueEntries) => {
        const tell = tellApart(players);
        const told = entries.map((entry) => ({ ...entry, player: tell(entry.player) }));
        return { ...answer, entries: told, players: players.map(tell) };
      },
      providesTags: ['League'],
    }),
    getLeagueChain: build.query<LeagueChain, { scheduledTrainingId: string; playerId: string }>({
      query: (parameters) => ({
        call: 'readLeagueChain',
        path: '/api/leaguetable/training/{scheduledTrainingId}/player/{playerId}',
        parameters,
      }),
      providesTags: ['League'],
    }),
  }),
});

export const { useGetLeagueTableQuery, useGetLeagueEntriesQuery, useGetLeagueChainQuery } = leagueApi;

const statisticApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlayerStatistic: build.query<PlayerStatistic, { username: string }>({
      query: ({ username }) => ({
        call: 'readPlayerStatistic',
        path: '/api/playerstatistics/{username}',
        parameters: { username },
      }),
      providesTags: ['League'],
    }),
  }),
});

export const { useGetPlayerStatisticQuery } = statisticApi;

/**
 * Returns how many players of a training have a result in the league while it is finished, with how many league points
 * altogether, and how many have none because no ball is recorded for them. In `unsent` player sessions a ball is recorded
 * that the server does not know yet; its points are not counted.
 */
export function leagueEffect(
  { trainingSessions, template }: Pick<ScheduledTraining, 'trainingSessions' | 'template'>,
  unsent: ReadonlySet<string> = new Set(),
): { withResult: number; without: number; points: number } {
  const played = new Set<string>();
  const all = new Set<string>();
  let points = 0;
  for (const { id, balls, players } of trainingSessions) {
    const hasBall = balls.length > 0 || unsent.has(id);
    for (const player of players) {
      all.add(player.id);
      if (!hasBall) continue;
      played.add(player.id);
      if (balls.length > 0) points += scoringChain(template, balls, toTenths(player.handicap)).points;
    }
  }
  return { withResult: played.size, without: all.size - played.size, points };
}
