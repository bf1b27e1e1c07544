import { useTranslation } from 'react-i18next';
import { fromTenths } from '../../../../contract/handicap';
import type { ScoringChain } from '../../../../contract/scoring';
import { currentLocale } from '../../../i18n/locale';
import { showDifference, showHandicap } from '../../../i18n/numbers';

/** Returns a function that tells a scoring chain in one line, and says so where the score or difference is below the maps. */
export function useChainText(): (chain: ScoringChain) => string {
  const { t } = useTranslation();
  return (chain) => {
    const { score, handicapStarted, handicapPlayed, handicapDifference } = chain;
    const points = t('wizard.balls.points', { count: chain.points });
    const remarks = [
      ...(chain.belowFirstScoreRow ? [t('wizard.chain.belowScores')] : []),
      ...(chain.belowFirstDifferenceRow ? [t('wizard.chain.belowDifferences')] : []),
    ];
    const line =
      handicapStarted === null || handicapPlayed === null || handicapDifference === null
        ? t('wizard.chain.tournament', { score, points })
        : t('wizard.chain.played', {
            score,
            points,
            played: showHandicap(fromTenths(handicapPlayed), currentLocale()),
            started: showHandicap(fromTenths(handicapStarted), currentLocale()),
            difference: showDifference(fromTenths(handicapDifference), currentLocale()),
          });
    return [line, ...remarks].join(' · ');
  };
}
