import { LeagueTable, LeagueTableQuery } from '../../../contract/league';
import { may } from '../../../contract/rights';
import { GolfclubIdParams } from '../../../contract/shapes';
import { PlayerParams, PlayerStatistic } from '../../../contract/statistic';
import type { Database } from '../../db/database';
import { route, type Route } from '../../http/route';
import { leagueTable } from './leagueTable';
import { playerStatistic } from './playerStatistic';

/** Returns the routes of the league. */
export function leagueRoutes(db: Database): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/leaguetable/golfclub/:golfclubId',
      right: 'league.read',
      summary: 'The league table of a golf club; the events only for staff',
      params: GolfclubIdParams,
      query: LeagueTableQuery,
      answer: LeagueTable,
      handle: ({ caller, params, query }) =>
        leagueTable(db, caller.scope, { ...params, ...query, withEvents: may(caller.roles, 'league.readEvents') }),
    }),
    route({
      method: 'GET',
      path: '/api/playerstatistics/:username',
      right: 'statistic.read',
      summary: 'The results of a player by training category: the own ones, for staff those of the club',
      params: PlayerParams,
      answer: PlayerStatistic,
      handle: ({ caller, params }) => playerStatistic(db, caller, params.username),
    }),
  ];
}
