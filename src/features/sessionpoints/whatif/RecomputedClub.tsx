import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecomputedTable } from '../../../../contract/whatIf';
import { isMoved } from './movement';
import { RankTable } from './RankTable';

/** A club may have thousands of players; this many more are drawn each time they are asked for. */
const AT_ONCE = 25;

/** One club's league table as it is and as it would be. */
export function RecomputedClub({ table: { golfclub, trainings, entries } }: { table: RecomputedTable }) {
  const { t } = useTranslation();
  const moved = useMemo(() => entries.filter(isMoved), [entries]);
  const [isWhole, setWhole] = useState(false);
  const [limit, setLimit] = useState(AT_ONCE);
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
      {shown.length > 0 && <RankTable label={label} entries={shown.slice(0, limit)} />}
      {shown.length > limit && (
        <Button onClick={() => setLimit(limit + AT_ONCE)} sx={{ minHeight: 44 }}>
          {t('points.whatIf.more', { shown: limit, count: shown.length })}
        </Button>
      )}
    </Box>
  );
}
