import BackHandIcon from '@mui/icons-material/BackHand';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../ui/Choice';
import type { Order } from './places';
import { useTap } from './useTap';

export interface Settings {
  order: Order;
  setOrder: (order: Order) => void;
  isLeftHanded: boolean;
  changeSides: () => void;
  /** The keys differ where points are entered by number. */
  hasScoring: boolean;
}

const orders = ['byPlayer', 'byBall'] as const;

/** How recording goes on, at which hand the buttons lie, and which keys there are. */
export function RecordingSettings({ order, setOrder, isLeftHanded, changeSides, hasScoring }: Settings) {
  const { t } = useTranslation();
  const tap = useTap();
  const headingId = useId();
  const keys = [hasScoring ? 'score' : 'pad', 'ball', 'player', 'undo', 'close'] as const;
  return (
    <>
      <Choice
        label={t('recording.order.label')}
        value={order}
        options={orders.map((value) => ({ value, label: t(`recording.order.${value}`) }))}
        onChoose={setOrder}
        minHeight={64}
      />
      <ToggleButton
        value="left"
        selected={isLeftHanded}
        {...tap('hand', changeSides)}
        sx={{ minHeight: 64, gap: 1, color: 'text.primary' }}
      >
        <BackHandIcon aria-hidden />
        {t('recording.leftHanded')}
      </ToggleButton>
      <Box sx={{ flexBasis: '100%' }}>
        <Typography id={headingId} component="h3" variant="body2" sx={{ fontWeight: 700 }}>
          {t('recording.keys.heading')}
        </Typography>
        <Box component="ul" aria-labelledby={headingId} sx={{ m: 0, pl: 2.5 }}>
          {keys.map((key) => (
            <Typography key={key} component="li" variant="body2">
              {t(`recording.keys.${key}`)}
            </Typography>
          ))}
        </Box>
      </Box>
    </>
  );
}
