import BackHandIcon from '@mui/icons-material/BackHand';
import CloseIcon from '@mui/icons-material/Close';
import PersonAddIcon from '@mui/icons-material/PersonAddAlt1';
import TuneIcon from '@mui/icons-material/Tune';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { recordingViews, type RecordingView } from '@/filters/filters';
import { localizedText } from '@/i18n/localized';
import { OutboxStatusBar } from '@/outbox/OutboxStatusBar';
import { useMay } from '@/session/sessionSlice';
import { Choice } from '@/ui/fields/Choice';
import { FINGER_ONLY, KeyHint } from '@/ui/Keycap';
import { useColours } from '@/ui/useColours';
import { useIsPhoneEitherWay } from '@/ui/useIsPhone';
import type { ScheduledTraining } from '@contract/training';
import { RecorderNotice } from './RecorderNotice';
import { StationBar, type StationActions } from '../groups/StationBar';
import { orders, type Order } from './cursor';
import { LANDSCAPE_PHONE, useTap } from './touch';

interface Settings {
  order: Order;
  setOrder: (order: Order) => void;
  isLeftHanded: boolean;
  changeSides: () => void;
  /** The keys differ where points are entered by number. */
  hasScoring: boolean;
}

interface RecorderHeaderProps extends Settings {
  training: ScheduledTraining;
  view: RecordingView;
  show: (view: RecordingView | null) => void;
  titleId: string;
  areSettingsOpen: boolean;
  setSettingsOpen: (areOpen: boolean) => void;
  stationActions: StationActions;
  /** Undefined: nobody can be added now. */
  onAddPlayer: (() => void) | undefined;
}

const big = { width: 64, height: 64, flexShrink: 0 };

/** A long name takes no more height than the buttons beside it. */
const inTwoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: '1rem',
  lineHeight: 1.2,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
} as const;

/** Where height is scarce. */
const inOneLine = {
  [LANDSCAPE_PHONE]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    '& > :first-of-type': { flex: '1 1 0', minWidth: 0 },
    '& button': { height: 'auto', minHeight: 48 },
  },
} as const;

/** The training, the connection and unsent balls, and the settings of the recorder. */
export const RecorderHeader = memo(function RecorderHeader(props: RecorderHeaderProps) {
  const { training, view, show, titleId, areSettingsOpen, setSettingsOpen, stationActions, onAddPlayer, ...settings } =
    props;
  const { t } = useTranslation();
  const tap = useTap();
  const { mode, choose, leaveSunlight } = useColours();
  // A helper has nowhere to close it to.
  const isHelper = useMay('helper.signOut');
  const addPlayerText = t(training.teamMode ? 'lateJoiner.openTeam' : 'lateJoiner.open');
  const isSunlight = mode === 'sunlight';
  // Of the title there is room for the name of the training alone.
  const isShort = useIsPhoneEitherWay();
  const name = localizedText(training.name);
  const title = t('recording.title', { training: name });
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        borderBottom: 1,
        borderColor: 'divider',
        px: { xs: 0.5, sm: 2 },
        py: 0.5,
        ...inOneLine,
      }}
    >
      <Stack direction="row" sx={{ flex: '1 1 min(100%, 480px)', minWidth: 0, alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label={t(isHelper ? 'helper.leave.button' : 'recording.close')}
          onClick={() => show(null)}
          sx={big}
        >
          <CloseIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0, position: 'relative' }}>
          {/* A message takes the place of the title, on a phone also that of the status but for its button. */}
          <Box
            sx={{
              ...(!isShort && { position: 'relative' }),
              '& + * .MuiButton-root': { position: 'relative', zIndex: 1 },
            }}
          >
            <Typography
              id={titleId}
              component="h2"
              variant="h3"
              aria-label={title}
              noWrap={!isShort}
              sx={isShort ? inTwoLines : null}
            >
              {isShort ? name : title}
            </Typography>
            <RecorderNotice isShort={isShort} />
          </Box>
          <OutboxStatusBar trainingId={training.id} isShort={isShort} />
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
          selected={areSettingsOpen}
          aria-pressed={undefined}
          aria-expanded={areSettingsOpen}
          aria-label={t('recording.settings')}
          {...tap('settings', () => setSettingsOpen(!areSettingsOpen))}
          sx={big}
        >
          <TuneIcon />
        </ToggleButton>
      </Stack>
      <StationBar training={training} actions={stationActions} />
      <Stack
        direction="row"
        // The focus stays in the recorder: a focused choice would take the arrow keys.
        onMouseDown={(event) => event.preventDefault()}
        sx={{ flex: areSettingsOpen ? '1 1 100%' : { xs: '1 1 100%', sm: '0 1 auto' }, flexWrap: 'wrap', gap: 1 }}
      >
        <Stack direction="row" sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' }, minWidth: 0, gap: 1 }}>
          <Choice
            label={t('recording.view.label')}
            value={view}
            options={recordingViews.map((value) => ({ value, label: t(`recording.view.${value}`) }))}
            onChoose={show}
            minHeight={64}
            isShrinking
          />
          {onAddPlayer && (
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              aria-label={addPlayerText}
              {...tap('addPlayer', onAddPlayer)}
              sx={{ minWidth: 64, minHeight: 64, gap: 1, px: { xs: 0, md: 2 }, pr: { md: 4 } }}
            >
              <PersonAddIcon aria-hidden />
              {/* Where there is little room the icon is enough. */}
              <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                {addPlayerText}
              </Box>
              <KeyHint keys={['+']} />
            </Button>
          )}
        </Stack>
        {areSettingsOpen && <RecorderSettings {...settings} />}
      </Stack>
    </Box>
  );
});

/** The order of the balls, the side of the controls, and the keys. */
function RecorderSettings({ order, setOrder, isLeftHanded, changeSides, hasScoring }: Settings) {
  const { t } = useTranslation();
  const tap = useTap();
  const headingId = useId();
  const keys = [hasScoring ? 'score' : 'pad', 'ball', 'player', 'station', 'undo', 'close'] as const;
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
        <span>{t('recording.leftHanded')}</span>
      </ToggleButton>
      <Box sx={{ flexBasis: '100%', [FINGER_ONLY]: { display: 'none' } }}>
        <Typography id={headingId} component="h3" variant="body2" sx={{ fontWeight: 700 }}>
          {t('recording.keys.heading')}
        </Typography>
        <Box component="ul" aria-labelledby={headingId} sx={{ m: 0, pl: 2.5 }}>
          {keys.map((key) => (
            <Typography key={key} component="li" variant="body2">
              {t(`recording.keys.${key}`)}
            </Typography>
          ))}
          <Typography component="li" variant="body2">
            {t('lateJoiner.key')}
          </Typography>
        </Box>
      </Box>
    </>
  );
}
