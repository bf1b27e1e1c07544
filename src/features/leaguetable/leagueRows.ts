import type { LeagueTableEntry } from '../../../contract/league';
import { personName } from '../../i18n/personName';

/** One line of the league table as it is shown. */
export interface LeagueRow {
  playerId: string;
  /** Position plus one (specification §2), also where players are tied. */
  rank: number;
  player: string;
  totalPoints: number;
  tied: boolean;
  /** The person who is signed in. */
  isOwn: boolean;
}

/** Returns the lines of the table in the order in which the server ranked them. */
export function leagueRows(entries: readonly LeagueTableEntry[], ownId: string): LeagueRow[] {
  return entries.map(({ player, totalPoints, tied }, position) => ({
    playerId: player.id,
    rank: position + 1,
    player: personName(player),
    totalPoints,
    tied,
    isOwn: player.id === ownId,
  }));
}
