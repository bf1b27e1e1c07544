import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { showDifference } from '@/i18n/numbers';
import { toTenths } from '@contract/handicap';
import type { ScoringChain, ScoringMaps } from '@contract/scoring';
import { MapWindow } from './MapWindow';
import { scoreRows } from './scoreRows';

/** The maps of the training around the rows that decided; a tournament has only one. */
export function DecidingRows({ maps, chain }: { maps: ScoringMaps; chain: ScoringChain }) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const number = new Intl.NumberFormat(locale);
  const isTournament = maps.type === 'TOURNAMENT';
  const scores = scoreRows(maps.type, maps.scoreHandicapMap);
  const differences = [...maps.mapping].sort((a, b) => a.handicapDifference - b.handicapDifference);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      <MapWindow
        control="scoreMap"
        name={t(isTournament ? 'chain.tournamentMap' : 'chain.scoreMap')}
        columns={[t('chain.fromScore'), t(isTournament ? 'chain.pointsGenerated' : 'chain.handicap')]}
        rows={scores.map(({ cells }) => cells)}
        deciding={foundOrNull(scores.findIndex(({ score }) => score === chain.scoreRow))}
      />
      {!isTournament && (
        <MapWindow
          control="mapping"
          name={t('chain.mapping')}
          columns={[t('chain.fromDifference'), t('chain.pointsGenerated')]}
          rows={differences.map(({ handicapDifference, points }) => [
            showDifference(handicapDifference, locale),
            number.format(points),
          ])}
          deciding={foundOrNull(
            differences.findIndex((row) => toTenths(row.handicapDifference) === chain.differenceRow),
          )}
        />
      )}
    </Stack>
  );
}

const foundOrNull = (found: number) => (found < 0 ? null : found);
