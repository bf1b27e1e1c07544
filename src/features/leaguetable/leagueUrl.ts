import { useSearchParams } from 'react-router-dom';
import { useShownClub } from '../../session/useShownClub';

/** Returns whose league table is shown, as the address says for those who may choose; everyone else sees the own club's. */
export function useLeagueUrl() {
  const { ownClubId, ...shown } = useShownClub();
  const [, setSearch] = useSearchParams();
  return { ...shown, chooseClub: (club: string) => setSearch(club === ownClubId ? {} : { club }) };
}
