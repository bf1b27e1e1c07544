import CloseIcon from '@mui/icons-material/Close';
import TuneIcon from '@mui/icons-material/Tune';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ScheduledTraining } from '../../../../contract/training';
import { recordingViews, type RecordingView } from '../../../filters/filters';
import { localizedText } from '../../../i18n/localized';
import { ballsOf } from '../../../outbox/entries';
import { selectEntries } from '../../../outbox/outboxSlice';
import { Choice } from '../../../ui/Choice';
import { useColours } from '../../../ui/useColours';
import { RecordingSettings, type Settings } from './RecordingSettings';
import { useTap } from './useTap';

interface RecordingHeaderProps extends Settings {
  training: ScheduledTraining;
  view: RecordingView;
  show: (view: RecordingView | null) => void;
  titleId: string;
}

const big = { width: 64, height: 64, flexShrink: 0 };

/** Which training is recorded, what of it is not sent yet, and how it is shown. */
export const RecordingHeader = memo(function RecordingHeader(props: RecordingHeaderProps) {
  const { training, view, show, titleId, ...settings } = props;
  const { t } = useTranslation();
  const tap = useTap();
  const { mode, choose, leaveSunlight } = useColours();
  const [areSettingsShown, setSettingsShown] = useState(false);
  const isSunlight = mode === 'sunlight';
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider', px: { xs: 0.5, sm: 2 }, py: 0.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <IconButton aria-label={t('recording.close')} onClick={() => show(null)} sx={big}>
          <CloseIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="h3" noWrap>
            {t('recording.title', { training: localizedText(training.name) })}
          </Typography>
          <UnsentCount trainingId={training.id} />
        </Box>
        <ToggleButton
          value="sunlight"
          selected={isSunlight}
          aria-label={t('recording.sunlight')}
          {...tap('sunlight', () => (isSunlight ? leaveSunlight() : choose('sunlight')))}
          sx={big}
        >
          <WbSunnyIcon />
        </ToggleButton>
        <ToggleButton
          value="settings"
          selected={areSettingsShown}
          aria-pressed={undefined}
          aria-expanded={areSettingsShown}
          aria-label={t('recording.settings')}
          {...tap('settings', () => setSettingsShown(!areSettingsShown))}
          sx={big}
        >
          <TuneIcon />
        </ToggleButton>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
        <Choice
          label={t('recording.view.label')}
          value={view}
          options={recordingViews.map((value) => ({ value, label: t(`recording.view.${value}`) }))}
          onChoose={show}
          minHeight={64}
        />
        {areSettingsShown && <RecordingSettings {...settings} />}
      </Stack>
    </Box>
  );
});

function UnsentCount({ trainingId }: { trainingId: string }) {
  const { t } = useTranslation();
  const count = ballsOf(useSelector(selectEntries), { trainingId }).length;
  return (
    <Typography variant="body2" sx={{ fontWeight: count > 0 ? 700 : 400 }}>
      {t('recording.unsent', { count })}
    </Typography>
  );
}
