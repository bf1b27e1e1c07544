import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MappingRow } from '../../../../contract/mapping';
import { useWhatIfMutation } from '../../../api/mapping';
import { Notice } from '../../../ui/Notice';
import { useProblemText } from '../../../ui/problem';
import { RecomputedClub } from './RecomputedClub';

interface WhatIfProps {
  mappingId: string;
  /** The rows as they are typed; null where they cannot be sent. */
  rows: readonly MappingRow[] | null;
  /** Says at the fields what keeps the rows from being sent. */
  onUnfit: () => void;
}

/** Asks, before anything is saved, how the league tables would look had all finished trainings been scored with these rows. */
export function WhatIf({ mappingId, rows, onUnfit }: WhatIfProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [ask, { data, error, isLoading }] = useWhatIfMutation();
  const [asked, setAsked] = useState('');
  const [isUnfit, setUnfit] = useState(false);
  if (isUnfit && rows) setUnfit(false);
  const written = JSON.stringify(rows);
  const isOutdated = asked !== written;

  const compute = () => {
    if (!rows) {
      setUnfit(true);
      onUnfit();
      return;
    }
    setAsked(written);
    void ask({ mappingId, mapping: [...rows] });
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
      <Button variant="outlined" onClick={compute} loading={isLoading} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
        {t('points.whatIf.ask')}
      </Button>
      {isUnfit && <Notice severity="error">{t('points.whatIf.unfit')}</Notice>}
      {error !== undefined && <Notice severity="error">{problemText(error)}</Notice>}
      {data && (
        <>
          <Notice severity={isOutdated ? 'warning' : 'info'}>
            {t(isOutdated ? 'points.whatIf.outdated' : answerKey(data.golfclubs.length))}
          </Notice>
          {data.golfclubs.map((table) => (
            <RecomputedClub key={table.golfclub.id} table={table} />
          ))}
        </>
      )}
    </Stack>
  );
}

const answerKey = (clubs: number) => (clubs === 0 ? 'points.whatIf.unused' : 'points.whatIf.changesNothing');
