import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedText } from '@/i18n/localized';
import { playersOf } from '@/i18n/personName';
import { KeyHint } from '@/ui/Keycap';
import { NumberField, NumberPad } from './NumberEntry';
import type { RecorderRow } from './rows';
import { pressedKeys } from './scoreKeys';
import { useTap } from './touch';
import type { Entry } from './useEntry';

interface EntryControlProps {
  row: RecorderRow;
  index: number;
  entry: Entry;
  isLeftHanded?: boolean;
}

/** Enters the points of one ball: by one button per scoring item, else as a number, on the full screen on a number pad. */
export function EntryControl({ row, index, entry, isLeftHanded = false }: EntryControlProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const isPanel = entry.layout === 'panel';
  const isNumber = entry.scoring.length === 0;
  if (isPanel && isNumber) return <NumberField index={index} entry={entry} />;
  return (
    <>
      {isPanel ? (
        <Typography id={titleId}>{t('wizard.balls.scoring', { number: index + 1 })}</Typography>
      ) : (
        <Typography id={titleId} role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('recording.entry', { number: index + 1, players: playersOf(row.session) })}
        </Typography>
      )}
      {isNumber ? (
        <NumberPad titleId={titleId} index={index} entry={entry} isLeftHanded={isLeftHanded} />
      ) : (
        <ScoreButtons
          titleId={titleId}
          scoring={entry.scoring}
          keys={entry.keys}
          isPanel={isPanel}
          hasMinus={entry.typed !== ''}
          act={entry.act}
        />
      )}
    </>
  );
}

interface ScoreButtonsProps extends Pick<Entry, 'scoring' | 'keys' | 'act'> {
  titleId: string;
  isPanel: boolean;
  /** A typed minus is pressed already where a button needs one. */
  hasMinus: boolean;
}

/** In the order of the template, each with the key that presses it. Memoised: the next ball has the same buttons. */
const ScoreButtons = memo(function ScoreButtons(props: ScoreButtonsProps) {
  const { titleId, scoring, keys, isPanel, hasMinus, act } = props;
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={
        isPanel
          ? { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 1 }
          : {
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              maxHeight: { xs: '45dvh', md: 'none' },
              overflowY: 'auto',
              p: 0.5,
            }
      }
    >
      {scoring.map((item, position) => (
        <ScoreButton
          key={position}
          name={localizedText(item.name)}
          points={item.points}
          {...{ position, isPanel, hasMinus, act }}
          keys={keys[position] ?? ''}
        />
      ))}
    </Box>
  );
});

interface ScoreButtonProps extends Pick<ScoreButtonsProps, 'isPanel' | 'hasMinus' | 'act'> {
  name: string;
  points: number;
  position: number;
  /** The keys that press it, one after the other. */
  keys: string;
}

const pressedLook = {
  '&:active': { filter: 'brightness(0.8)' },
} as const;

/** Two keys would cover the points in a narrow button, where they are shown. */
const besideKeys = { '@media (any-pointer: fine)': { pr: { xs: 4, sm: 0 } } } as const;

function ScoreButton({ name, points, position, keys, isPanel, hasMinus, act }: ScoreButtonProps) {
  const { t } = useTranslation();
  const tap = useTap();
  const pressed = pressedKeys(keys);
  return (
    <Button
      variant={isPanel ? 'outlined' : 'contained'}
      // Its animation would be painted while the ball is; the pressed button is darker instead.
      disableRipple
      aria-label={t('wizard.balls.score', { name, points: t('wizard.balls.points', { count: points }) })}
      {...pressedBy(keys)}
      {...tap(`score ${position}`, () => act({ does: 'score', position }))}
      sx={{
        flex: '1 1 150px',
        minHeight: 72,
        flexDirection: 'column',
        overflowWrap: 'anywhere',
        lineHeight: 1.2,
        ...pressedLook,
      }}
    >
      <Box component="span">{name}</Box>
      <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 700, ...(pressed.length > 1 && besideKeys) }}>
        {points}
      </Box>
      <KeyHint keys={pressed} pressed={hasMinus ? pressed.length - 1 : 0} />
    </Button>
  );
}

/** Keys pressed one after the other have no notation in ARIA. */
const pressedBy = (key: string) => (key.length === 1 ? { 'aria-keyshortcuts': key } : {});
