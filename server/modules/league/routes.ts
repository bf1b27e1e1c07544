import { LeagueTable, LeagueTableQuery } from '../../../contract/league';
import { may } from '../../../contract/rights';
import { GolfclubIdParams } from '../../../contract/shapes';
import type { Database } from '../../db/database';
import { route, type Route } from '../../http/route';
import { leagueTable } from './leagueTable';

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
  ];
}
