/** Up or down by so many ranks, not at all, or new in the table. */
export type RankMovement = { kind: 'up' | 'down'; ranks: number } | { kind: 'same' | 'new' };

/** Returns the movement to a rank from the one before, null where there was none; a smaller rank is further up. */
export function rankMovement(previousRank: number | null, rank: number): RankMovement {
  if (previousRank === null) return { kind: 'new' };
  if (previousRank === rank) return { kind: 'same' };
  return { kind: previousRank > rank ? 'up' : 'down', ranks: Math.abs(previousRank - rank) };
}

/** Above everyone who came from a rank. */
const NEW = 1_000_000;

/** Returns by how many ranks it went up, to sort by. */
export function ranksGained(movement: RankMovement): number {
  if ('ranks' in movement) return movement.kind === 'up' ? movement.ranks : -movement.ranks;
  return movement.kind === 'new' ? NEW : 0;
}
