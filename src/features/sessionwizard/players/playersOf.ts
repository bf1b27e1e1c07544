import type { PlayerData } from '../../../../contract/training';
import { personName } from '../../../i18n/personName';

/** Returns the names of whoever plays in this session: one player, or a whole team. */
export const playersOf = ({ players }: PlayerData): string => players.map(personName).join(', ');
