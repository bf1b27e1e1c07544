import type { LeagueTablePrize } from '../../../../contract/lists';
import { refusalOf } from '../../../ui/failure';

/** Who is the prize for a place of the league table already. */
export interface Holder {
  name: string;
  prize: LeagueTablePrize;
}

/** Returns the price that the wished place of the league table belongs to, where that is why saving was refused; else null. */
export function takenBy(error: unknown): Holder | null {
  const refusal = refusalOf(error);
  if (refusal?.code !== 'prize-taken' || !refusal.current) return null;
  const { name, used_as_league_table_prize: prize } = refusal.current;
  return prize ? { name, prize } : null;
}
