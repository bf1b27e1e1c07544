import { useTranslation } from 'react-i18next';
import type { PlayerData } from '../../contract/training';
import { personName } from '../i18n/personName';
import type { BallEntry } from './entries';

interface BallTexts {
  pointsText: (points: number | null) => string;
  playersText: (session: PlayerData | undefined) => string;
  ballText: (entry: BallEntry, session: PlayerData | undefined) => string;
}

/** Returns how recorded balls are named; a player session that is not known on this device is simply a player's. */
export function useBallText(): BallTexts {
  const { t } = useTranslation();
  const pointsText = (points: number | null) =>
    points === null ? t('outbox.takenBack') : t('outbox.points', { count: points });
  const playersText = (session: PlayerData | undefined) =>
    session ? session.players.map(personName).join(', ') : t('outbox.player');
  const ballText = ({ index, points }: BallEntry, session: PlayerData | undefined) =>
    t('outbox.ball', { players: playersText(session), number: index + 1, points: pointsText(points) });
  return { pointsText, playersText, ballText };
}
