import { useParams, useSearchParams } from 'react-router-dom';
import { trainingStatuses, type TrainingStatus } from '../../../contract/lists';
import { useShownClub } from '../../session/useShownClub';

interface Place {
  /** Null: none is open. */
  trainingId: string | null;
  golfclubId: string;
  status: TrainingStatus;
  page: number;
}

/**
 * Returns where in the wizard one is (which club, filter, page and open training), all of it read from the address,
 * and `addressOf`, which gives the address of a place that differs in some of it.
 */
export function useWizardUrl(): Place & { mayChooseClub: boolean; addressOf: (changes: Partial<Place>) => string } {
  const { golfclubId, ownClubId, mayChooseClub } = useShownClub();
  const { activeTrainingSessionId } = useParams();
  const [search] = useSearchParams();
  const here: Place = {
    trainingId: activeTrainingSessionId ?? null,
    golfclubId,
    status: trainingStatuses.find((status) => status === search.get('status')) ?? 'PLANNED',
    page: /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 0,
  };
  const addressOf = (changes: Partial<Place>) => {
    const place = { ...here, page: 0, ...changes };
    const query = new URLSearchParams({ status: place.status });
    if (place.page > 0) query.set('page', String(place.page));
    if (place.golfclubId !== ownClubId) query.set('club', place.golfclubId);
    return `/private/sessionwizard${place.trainingId === null ? '' : `/${place.trainingId}`}?${query.toString()}`;
  };
  return { ...here, mayChooseClub, addressOf };
}
