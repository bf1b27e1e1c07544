import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { useTypedPoints } from '@/ui/useControl';
import type { Tenths } from '@contract/handicap';
import { limits } from '@contract/limits';
import type { ReadRow } from '../editing/mappingForm';
import { readDifference, typedDifference } from '../editing/typedNumbers';
import { pointsFor } from './pointsFor';

/** Tries a difference in the mapping of this id: its points, and the row that decided. */
export function TestField({ mapping, rows }: { mapping: string; rows: readonly ReadRow[] }) {
  const { t } = useTranslation();
  const answerText = useAnswerText(rows);
  const [{ typedPoints: typed }, setTyped] = useTypedPoints(`points/test/${mapping}`);
  const answerId = useId();
  const read = typed.trim() === '' ? null : readDifference(typed);
  const isWrong = typeof read === 'string';
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        label={t('points.test.label')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isWrong}
        size="small"
        sx={{ width: 220 }}
        slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off', 'aria-describedby': answerId } }}
      />
      <Box component="span" id={answerId} role="status" sx={{ fontWeight: 600 }}>
        {isWrong
          ? reasonText(t, read, { least: -limits.handicapDifference, most: limits.handicapDifference })
          : read !== null && answerText(read)}
      </Box>
    </Stack>
  );
}

function useAnswerText(rows: readonly ReadRow[]): (difference: Tenths) => string {
  const { t } = useTranslation();
  return (difference) => {
    if (rows.length === 0) return t('points.test.noRows');
    const { points, decidedBy } = pointsFor(rows, difference);
    if (decidedBy === null) return t('points.test.below');
    return t('points.test.decided', {
      points: t('points.count', { count: points }),
      difference: typedDifference(decidedBy, currentLocale()),
    });
  };
}
