import { isFormerMember, personName } from '@/i18n/personName';
import { rankMovement, type RankMovement } from '@/scoring/rankMovement';
import { isFoundIn } from '@contract/folding';
import type { LeagueTableEntry } from '@contract/league';

/** One line of the league table as it is shown. */
export interface LeagueRow {
  playerId: string;
  /** Empty for former members, and for others where the reader is no staff. */
  username: string;
  /** Position plus one (specification §2), also where players are tied. */
  rank: number;
  player: string;
  /** Former members hold no place on the podium and no prize. */
  isFormer: boolean;
  totalPoints: number;
  tied: boolean;
  /** Since the latest training. */
  movement: RankMovement;
  /** The points of the last events, oldest first; empty where they are not for this reader. */
  trend: readonly number[];
  /** The person who is signed in. */
  isOwn: boolean;
}

/** Returns the lines of the table in the order in which the server ranked them. */
export function leagueRows(entries: readonly LeagueTableEntry[], ownId: string): LeagueRow[] {
  return entries.map(({ player, totalPoints, tied, previousRank, trend }, position) => ({
    playerId: player.id,
    username: player.username ?? '',
    rank: position + 1,
    player: personName(player),
    isFormer: isFormerMember(player),
    totalPoints,
    tied,
    movement: rankMovement(previousRank ?? null, position + 1),
    trend,
    isOwn: player.id === ownId,
  }));
}

/** Returns the lines whose player is called like that, with the ranks they have in the whole table. */
export function rowsCalled(rows: readonly LeagueRow[], q: string): readonly LeagueRow[] {
  return q.trim() === '' ? rows : rows.filter(({ player }) => isFoundIn([player], q));
}

/** Of a trend line, in pixels. */
export const TREND_SIZE = { width: 96, height: 32 } as const;
