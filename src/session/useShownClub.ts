import { useSearchParams } from 'react-router-dom';
import { useSession } from './useSession';

/**
 * Returns whose things a screen shows: those of the club in the address for someone who sees every club, the own
 * club's for everyone else.
 */
export function useShownClub(): { golfclubId: string; ownClubId: string; mayChooseClub: boolean } {
  const session = useSession();
  const [search] = useSearchParams();
  const mayChooseClub = session.roles.includes('ADMIN');
  const golfclubId = (mayChooseClub && search.get('club')) || session.golfclubId;
  return { golfclubId, ownClubId: session.golfclubId, mayChooseClub };
}
