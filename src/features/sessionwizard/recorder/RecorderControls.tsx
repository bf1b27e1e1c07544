import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReachedAgain } from '@/api/connectionSlice';
import { useEditPlayerSessionMutation } from '@/api/trainingMutations';
import { useProblemText } from '@/errors/problem';
import { playersOf } from '@/i18n/personName';
import { useMay } from '@/session/sessionSlice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { KeyHint } from '@/ui/Keycap';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { useBusyControl } from '@/ui/useControl';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { canEditPlayerSession } from '@contract/trainingStates';
import type { Station } from '../groups/useStation';
import { BallActions, useUndoText } from './BallActions';
import { EntryControl } from './EntryControl';
import { TakenBall } from './TakenBall';
import { nextCursor, type Cursor } from './cursor';
import type { RecorderRow } from './rows';
import { LANDSCAPE_PHONE, useTap } from './touch';
import type { Entry } from './useEntry';
import type { Recorder } from './useRecorder';

interface RecorderControlsProps {
  training: ScheduledTraining;
  station: Station;
  recorder: Recorder;
  entry: Entry;
  row: RecorderRow;
  cursor: Cursor;
  isLeftHanded: boolean;
}

/** All results are visible; what lies below them is reached by scrolling. */
const besidePlayers = {
  [LANDSCAPE_PHONE]: {
    width: '52%',
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    alignContent: 'flex-start',
    overflowY: 'auto',
    // Texts share one line; whose ball it is stands on the other side too.
    '& > *': { flexBasis: '100%' },
    '& > p': { flex: '1 1 0', minWidth: 0, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > p:empty': { display: 'none' },
    gap: 0.5,
    p: 0.5,
    borderTop: 0,
    '& [role=group]': { maxHeight: 'none', gap: 0.5 },
    '& [role=group] button': { flexBasis: 110, minHeight: 48 },
  },
} as const;

/** The controls of the full screen, within reach of one thumb: the entry, or what to do instead, and undo. */
export function RecorderControls(props: RecorderControlsProps) {
  const { training, station, recorder, entry, row, cursor, isLeftHanded } = props;
  const { t } = useTranslation();
  const { justDone, undoable } = recorder;
  const undoText = useUndoText(recorder);
  const { act } = entry;
  const undo = useCallback(() => act({ does: 'undo' }), [act]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        gap: 1,
        width: { xs: '100%', md: 440 },
        p: { xs: 1, sm: 2 },
        borderTop: { xs: 1, md: 0 },
        justifyContent: 'flex-end',
        ...besidePlayers,
      }}
    >
      <Typography role="status">
        {justDone && t('recording.wentOn', { done: playersOf(justDone.session), next: playersOf(row.session) })}
      </Typography>
      {/* Above the entry, which must not move under the thumb. */}
      <BallActions recorder={recorder} row={row} index={cursor.index} />
      <MovedPlayer row={row} />
      {!row.isOpen ? (
        <ClosedSession training={training} session={row.session} />
      ) : cursor.index === null ? (
        <AllRecorded {...{ station, recorder, row, cursor }} />
      ) : (
        <>
          {recorder.isTaken && <TakenBall recorder={recorder} row={row} index={cursor.index} />}
          <EntryControl row={row} index={cursor.index} entry={entry} isLeftHanded={isLeftHanded} />
        </>
      )}
      <UndoButton text={undoText} isDisabled={!undoable} isLeftHanded={isLeftHanded} onUndo={undo} />
    </Box>
  );
}

interface UndoButtonProps {
  text: string;
  isDisabled: boolean;
  isLeftHanded: boolean;
  onUndo: () => void;
}

/** Memoised: a ball that is only sent changes nothing. */
const UndoButton = memo(function UndoButton({ text, isDisabled, isLeftHanded, onUndo }: UndoButtonProps) {
  const tap = useTap();
  return (
    <Button
      variant="outlined"
      startIcon={<UndoIcon />}
      disabled={isDisabled}
      {...tap('undo', onUndo)}
      sx={{ minHeight: 64, alignSelf: isLeftHanded ? 'flex-start' : 'flex-end', maxWidth: '100%', pr: 5 }}
    >
      <span>{text}</span>
      <KeyHint keys={['⌫']} />
    </Button>
  );
});

type AllRecordedProps = Pick<RecorderControlsProps, 'station' | 'recorder' | 'row' | 'cursor'>;

function AllRecorded({ station: { group }, recorder, row, cursor }: AllRecordedProps) {
  const { t } = useTranslation();
  const tap = useTap();
  const next = nextCursor(recorder.rows, 'byPlayer', cursor);
  const nextRow = recorder.rows.find(({ playerDataId }) => playerDataId === next?.playerDataId);
  return (
    <>
      <Typography role="status" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {nextRow
          ? t('recording.playerRecorded', { players: playersOf(row.session) })
          : group === null
            ? t('recording.allRecorded')
            : t('groups.recorder.allRecorded', { number: group })}
      </Typography>
      {next && nextRow && (
        <Button variant="contained" {...tap('goOn', () => recorder.select(next))} sx={{ minHeight: 64 }}>
          <span>{t('recording.goOn', { players: playersOf(nextRow.session) })}</span>
        </Button>
      )}
    </>
  );
}

/** Says why no ball can be recorded in this session, and opens it where that is allowed. */
function ClosedSession({ training, session }: { training: ScheduledTraining; session: PlayerData }) {
  const { t } = useTranslation();
  const tap = useTap();
  const problemText = useProblemText();
  const [edit, { isLoading }] = useEditPlayerSessionMutation();
  const isOpening = useBusyControl(`recorder/open/${session.id}`, isLoading);
  const { failed, refused, refusalCleared } = useFormStatus(`recorder/open/${session.id}`);
  const isReachedAgain = useIsReachedAgain(failed?.failure);
  const error = isReachedAgain ? undefined : failed?.failure;
  // What the staff has finished, no helper opens again.
  const mayRun = useMay('training.run');
  const players = playersOf(session);
  const open = async () => {
    refusalCleared();
    const { error: refusal } = await edit({ scheduledTrainingId: training.id, playerDataId: session.id });
    if (refusal !== undefined) refused(refusal);
  };
  return (
    <>
      <Notice severity={error ? 'error' : 'info'}>
        {error ? problemText(error) : t('recording.closed', { players })}
      </Notice>
      {canEditPlayerSession(training, session) && mayRun && (
        <LoadingButton
          variant="contained"
          loading={isOpening}
          {...tap('edit', () => void open())}
          sx={{ minHeight: 64 }}
        >
          {t('wizard.sessions.of', { action: t('wizard.sessions.edit'), players })}
        </LoadingButton>
      )}
    </>
  );
}

/** Says that the player of the cursor was moved to another group meanwhile; nobody else takes the cursor by that. */
function MovedPlayer({ row }: { row: RecorderRow }) {
  const { t } = useTranslation();
  const { session, isElsewhere } = row;
  if (!isElsewhere || !session.group) return null;
  return (
    <Notice severity="warning">
      {t('groups.recorder.moved', { players: playersOf(session), number: session.group })}
    </Notice>
  );
}
