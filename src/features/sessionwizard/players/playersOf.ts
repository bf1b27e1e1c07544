import type { PlayerData } from '../../../../contract/training';

/** Returns the names of whoever plays in this session: one player, or a whole team. */
export const playersOf = ({ players }: PlayerData): string =>
  players.map(({ name, surname }) => `${name} ${surname}`).join(', ');
