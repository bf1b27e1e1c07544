import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedText } from '../../../i18n/localized';
import { EntryTitle } from './EntryTitle';
import type { RecordingRow } from './recordingRows';
import type { EntryState } from './useEntry';
import { useTap } from './useTap';

interface ScoreButtonsProps {
  row: RecordingRow;
  index: number;
  entry: EntryState;
}

/** One big button per scoring item, in the order of the template, which the digit keys follow. */
export function ScoreButtons({ row, index, entry }: ScoreButtonsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const tap = useTap();
  return (
    <>
      <EntryTitle id={titleId} row={row} index={index} />
      <Box
        role="group"
        aria-labelledby={titleId}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          maxHeight: { xs: '45dvh', md: 'none' },
          overflowY: 'auto',
          p: 0.5,
        }}
      >
        {entry.scoring.map(({ name, points }, position) => (
          <Button
            key={position}
            variant="contained"
            aria-label={t('wizard.balls.score', {
              name: localizedText(name),
              points: t('wizard.balls.points', { count: points }),
            })}
            {...tap(`score ${position}`, () => entry.act({ does: 'score', position }))}
            sx={{
              flex: '1 1 150px',
              minHeight: 72,
              flexDirection: 'column',
              overflowWrap: 'anywhere',
              lineHeight: 1.2,
            }}
          >
            <Box component="span">{localizedText(name)}</Box>
            <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
              {points}
            </Box>
          </Button>
        ))}
      </Box>
    </>
  );
}
