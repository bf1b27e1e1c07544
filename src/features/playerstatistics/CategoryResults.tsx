import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StatisticCategory } from '../../../contract/statistic';
import { localizedText } from '../../i18n/localized';
import { HandicapsPlayed } from './HandicapsPlayed';
import { ResultsGrid } from './ResultsGrid';
import { byKind } from './summary';
import { TournamentPoints } from './TournamentPoints';

interface CategoryResultsProps {
  playerId: string;
  results: StatisticCategory;
}

/** The results in one training category: summed up, drawn over time, and as a table. */
export function CategoryResults({ playerId, results: { category, history } }: CategoryResultsProps) {
  const name = localizedText(category.name);
  const { played, tournaments } = byKind(history);
  return (
    <Stack component="section" aria-label={name} spacing={2}>
      <Typography variant="h2">{name}</Typography>
      <HandicapsPlayed category={name} played={played} />
      <TournamentPoints category={name} tournaments={tournaments} />
      <ResultsGrid categoryId={category.id} label={name} playerId={playerId} history={history} />
    </Stack>
  );
}
