import type { LeagueTable } from '@contract/league';
import type { WorldMember } from './members';
import { proOfNewClub } from './proOfNewClub';

/** Returns a club, with its pro, whose tournaments give exactly the points of the one score played. */
export async function clubWithTournaments() {
  const pro = await proOfNewClub();
  const points = Array.from({ length: 41 }, (_, index) => index - 20);
  const template = await pro.world.template({
    type: 'TOURNAMENT',
    scoreHandicapMap: points.map((each) => ({ score: each, handicap: each })),
  });
  const play = (plannedDate: string, ...results: [WorldMember, number][]) =>
    pro.world.training({
      club: pro.club,
      template,
      plannedDate,
      status: 'FINISHED',
      sessions: results.map(([member, score]) => ({ players: [member], balls: [score] })),
    });
  const path = `/api/leaguetable/golfclub/${pro.club.id}`;
  const table = async (query = '') => (await pro.client.get<LeagueTable>(`${path}${query}`)).body.leagueTableEntries;
  const named = (surname: string, name = 'Jana') => pro.player({ surname, name });
  return { ...pro, template, path, play, table, named };
}
