import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhatIfMutation } from '@/api/mapping';
import { useProblemText } from '@/errors/problem';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { useIsReplayed } from '@/ui/stateContexts';
import { useBusyControl } from '@/ui/useControl';
import { useSwitch } from '@/ui/useStoredControl';
import type { MappingRow } from '@contract/mapping';
import type { RecomputedTable } from '@contract/statistic';
import { RankTable } from './RankTable';
import { isMoved } from './isMoved';

interface WhatIfProps {
  mappingId: string;
  /** Of the mapping. */
  name: string;
  /** The rows as they are typed; null where they cannot be sent. */
  rows: readonly MappingRow[] | null;
  /** Says at the fields what keeps the rows from being sent. */
  onUnfit: () => void;
}

/** Asks, before anything is saved, how the league tables would look had all finished trainings been scored with these rows. */
export function WhatIf({ mappingId, name, rows, onUnfit }: WhatIfProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const isReplayed = useIsReplayed();
  // By this key the answer is found in a recorded state too.
  const [requestWhatIf, { data, error, isLoading, reset }] = useWhatIfMutation({ fixedCacheKey: mappingId });
  const isComputing = useBusyControl(`whatIf/${mappingId}`, isLoading);
  const [isUnfit, setUnfit] = useSwitch(`whatIfUnfit/${mappingId}`);
  const isFit = rows !== null;
  const isOutdated = JSON.stringify(data?.mapping) !== JSON.stringify(rows);
  useEffect(() => {
    if (isFit) setUnfit(false);
  }, [isFit, setUnfit]);
  const forget = useRef(reset);
  useEffect(() => {
    forget.current = reset;
  });
  useEffect(() => (isReplayed ? undefined : () => forget.current()), [isReplayed]);

  const compute = () => {
    setUnfit(rows === null);
    if (rows) void requestWhatIf({ mappingId, mapping: [...rows] });
    else onUnfit();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
      <LoadingButton
        variant="outlined"
        onClick={compute}
        loading={isComputing}
        aria-label={t('points.of', { label: t('points.whatIf.ask'), name })}
        sx={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        {t('points.whatIf.ask')}
      </LoadingButton>
      {isUnfit && <Notice severity="error">{t('points.whatIf.unfit')}</Notice>}
      {error !== undefined && <Notice severity="error">{problemText(error)}</Notice>}
      {data && (
        <>
          <Notice severity={isOutdated ? 'warning' : 'info'}>
            {t(isOutdated ? 'points.whatIf.outdated' : answerKey(data.golfclubs.length))}
          </Notice>
          {data.golfclubs.map((table) => (
            <RecomputedClub key={table.golfclub.id} mappingId={mappingId} name={name} table={table} />
          ))}
        </>
      )}
    </Stack>
  );
}

const answerKey = (clubs: number) => (clubs === 0 ? 'points.whatIf.unused' : 'points.whatIf.changesNothing');

/** One club's league table as it is and as it would be. */
function RecomputedClub({
  mappingId,
  name,
  table,
}: Pick<WhatIfProps, 'mappingId' | 'name'> & { table: RecomputedTable }) {
  const { t } = useTranslation();
  const { golfclub, trainings, entries } = table;
  const moved = useMemo(() => entries.filter(isMoved), [entries]);
  const [isWhole, setWhole] = useSwitch(`whatIfWhole/${mappingId}/${golfclub.id}`);
  const visible = isWhole ? entries : moved;
  const label = t('points.whatIf.tableOf', { club: golfclub.name });
  return (
    <Box component="section" aria-label={t('points.of', { label, name })}>
      <Typography variant="h3" component="h2">
        {label}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${t('points.whatIf.trainings', { count: trainings })} ${t('points.whatIf.moved', { moved: moved.length, count: entries.length })}`}
      </Typography>
      <FormControlLabel
        control={<Switch checked={isWhole} onChange={(_event, checked) => setWhole(checked)} />}
        label={t('points.whatIf.whole')}
      />
      {visible.length > 0 && <RankTable golfclubId={golfclub.id} label={label} entries={visible} />}
    </Box>
  );
}
