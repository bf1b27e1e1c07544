import {
  LeagueChain,
  LeagueChainParams,
  LeagueEntries,
  LeagueEntriesQuery,
  LeagueTable,
  LeagueTableQuery,
} from '@contract/league';
import type { MappingRow } from '@contract/mapping';
import { may } from '@contract/rights';
import { GolfclubIdParams } from '@contract/shapes';
import { PlayerParams, PlayerStatistic, WhatIf, WhatIfAnswer } from '@contract/statistic';
import type { Read } from '@server/db/hosts/standbyReads';
import { route, type Route } from '@server/http/route';
import { leagueEntries } from './leagueEntries';
import { leagueTable } from './leagueTable';
import { leagueChain, playerStatistic } from './playerResults';
import { whatIf } from './whatIf';

/** Throws `bad-input` for a difference given twice, as saving the rows would; by the module mappings belong to. */
export type RefuseRepeated = (rows: readonly MappingRow[]) => void;

/** Returns the routes of the league. */
export function leagueRoutes(read: Read, refuseRepeatedDifferences: RefuseRepeated): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/leaguetable/golfclub/:golfclubId',
      right: 'league.read',
      summary: 'The league table of a golf club; events, trends and usernames of others only for staff',
      params: GolfclubIdParams,
      query: LeagueTableQuery,
      answer: LeagueTable,
      handle: ({ caller, params, query }) => {
        const withEvents = may(caller.roles, 'league.readEvents');
        const detailsOf = withEvents ? 'everybody' : { memberId: caller.id };
        return read((db) => leagueTable(db, caller.scope, { ...params, ...query, withEvents, detailsOf }));
      },
    }),
    route({
      method: 'GET',
      path: '/api/leaguetable/golfclub/:golfclubId/entries',
      right: 'league.readEvents',
      summary: 'The league events of a golf club, one row for each player of each finished training',
      params: GolfclubIdParams,
      query: LeagueEntriesQuery,
      answer: LeagueEntries,
      sortsByLanguage: true,
      handle: ({ caller, params, query, locale }) =>
        read((db) => leagueEntries(db, caller.scope, params.golfclubId, query, locale)),
    }),
    route({
      method: 'GET',
      path: '/api/leaguetable/training/:scheduledTrainingId/player/:playerId',
      right: 'league.read',
      summary: 'What made the points of a player in a finished training; a player sees the own ones',
      params: LeagueChainParams,
      answer: LeagueChain,
      handle: ({ caller, params }) => read((db) => leagueChain(db, caller, params)),
    }),
    route({
      method: 'POST',
      path: '/api/leaguetable/whatif',
      right: 'mapping.edit',
      summary: 'How the league tables would look with other rows in a points mapping; changes nothing',
      body: WhatIf,
      answer: WhatIfAnswer,
      refuses: ['not-found'],
      handle: async ({ body }) => {
        refuseRepeatedDifferences(body.mapping);
        return read((db) => whatIf(db, body));
      },
    }),
    route({
      method: 'GET',
      path: '/api/playerstatistics/:username',
      right: 'statistic.read',
      summary: 'The results of a player by training category: the own ones, for staff those of the club',
      params: PlayerParams,
      answer: PlayerStatistic,
      handle: ({ caller, params }) => read((db) => playerStatistic(db, caller, params.username)),
    }),
  ];
}
