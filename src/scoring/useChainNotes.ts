import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { showDifference } from '@/i18n/numbers';
import { fromTenths } from '@contract/handicap';
import type { TrainingType } from '@contract/lists';
import type { ScoringChain } from '@contract/scoring';

/** Returns a function that says what is special about a chain: a tournament, or a score or difference below the maps. */
export function useChainNotes(): (type: TrainingType, chain: ScoringChain) => string[] {
  const { t } = useTranslation();
  return (type, { score, handicapDifference, belowFirstScoreRow, belowFirstDifferenceRow }) => {
    const isTournament = type === 'TOURNAMENT';
    const remarks: string[] = [];
    if (isTournament) remarks.push(t('chain.remarks.tournament'));
    if (belowFirstScoreRow) {
      remarks.push(t(isTournament ? 'chain.remarks.belowTournamentScores' : 'chain.remarks.belowScores', { score }));
    }
    if (belowFirstDifferenceRow && handicapDifference !== null) {
      const difference = showDifference(fromTenths(handicapDifference), currentLocale());
      remarks.push(t('chain.remarks.belowDifferences', { difference }));
    }
    return remarks;
  };
}
