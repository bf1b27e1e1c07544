import { useSession } from '../session/useSession';
import { useFilters } from './useFilters';

/**
 * Returns whose things a screen shows: those of the chosen club for someone who sees every club, the own club's for
 * everyone else.
 */
export function useShownClub(screen: 'planner' | 'wizard' | 'sessions' | 'league' | 'entries' | 'display'): {
  golfclubId: string;
  mayChooseClub: boolean;
  chooseClub: (id: string) => void;
} {
  const session = useSession();
  const [{ club }, change] = useFilters(screen);
  const mayChooseClub = session.roles.includes('ADMIN');
  return {
    golfclubId: (mayChooseClub && club) || session.golfclubId,
    mayChooseClub,
    chooseClub: (id) => change({ club: id === session.golfclubId ? null : id }),
  };
}
