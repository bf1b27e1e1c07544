import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecomputedTable } from '../../../../contract/whatIf';
import { isMoved } from './movement';
import { RankTable } from './RankTable';

/** One club's league table as it is and as it would be. */
export function RecomputedClub({ table: { golfclub, trainings, entries } }: { table: RecomputedTable }) {
  const { t } = useTranslation();
  const moved = useMemo(() => entries.filter(isMoved), [entries]);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : moved;
  const label = t('points.whatIf.tableOf', { club: golfclub.name });
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="h3">{label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('points.whatIf.trainings', { count: trainings })}{' '}
        {t('points.whatIf.moved', { moved: moved.length, count: entries.length })}
      </Typography>
      <FormControlLabel
        control={<Switch checked={isWhole} onChange={(_event, checked) => setWhole(checked)} />}
        label={t('points.whatIf.whole')}
      />
      {shown.length > 0 && <RankTable golfclubId={golfclub.id} label={label} entries={shown} />}
    </Box>
  );
}
