import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useEditPlayerSessionMutation, useEditPlayerSessionsMutation } from '@/api/trainingMutations';
import { safeLocalStorage } from '@/browserStorage/browserStorage';
import type { RecordingView } from '@/filters/filters';
import { useFilters } from '@/filters/useFilters';
import { dialogShown } from '@/modal/modalSlice';
import { rememberRecorder } from '@/outbox/onDevice';
import { useOutboxDispatch } from '@/outbox/recording';
import { StorageBanner } from '@/outbox/StorageBanner';
import { useMay } from '@/session/sessionSlice';
import { Notice } from '@/ui/Notice';
import { useHiddenNotices } from '@/ui/snackbarInset';
import { useWakeLock } from '@/ui/shownLarge/useWakeLock';
import { useOptions } from '@/ui/useControl';
import { useRememberedSwitch } from '@/ui/useStoredControl';
import type { ScheduledTraining } from '@contract/training';
import { canAddPlayers } from '@contract/trainingStates';
import { useStationActions } from '../groups/StationBar';
import { useStation } from '../groups/useStation';
import { useStationOptions } from '../groups/useStationOptions';
import { AllPlayers } from './AllPlayers';
import { LateJoinerDialog } from './LateJoinerDialog';
import { OnePlayer } from './OnePlayer';
import { RecordBallsButton } from './RecordBallsButton';
import { RecorderControls } from './RecorderControls';
import { RecorderHeader } from './RecorderHeader';
import type { Order } from './cursor';
import {
  recorderOrderChosen,
  recorderViewChosen,
  selectPosition,
  type WithRecorderPositions,
} from './recorderPositionsSlice';
import { LANDSCAPE_PHONE, makeTapGuard, TapGuardContext, vibrateShortly } from './touch';
import { useEntry } from './useEntry';
import { useRecorder } from './useRecorder';

/** The button of a running training that opens the recorder on the full screen, and the recorder. */
export function RecordBalls({ training }: { training: ScheduledTraining }) {
  const [{ recording: view }, change] = useFilters('wizard');
  const dispatch = useDispatch();
  const lastView = useSelector((state: WithRecorderPositions) => selectPosition(state, training.id).view);
  const { id } = training;
  const show = useCallback(
    (visible: RecordingView | null) => {
      if (visible && visible !== lastView) dispatch(recorderViewChosen({ key: id, view: visible }));
      change({ recording: visible });
    },
    [dispatch, change, id, lastView],
  );
  const titleId = useId();
  return (
    <>
      {training.status === 'STARTED' && <RecordBallsButton training={training} onOpen={() => show(lastView)} />}
      <Dialog
        fullScreen
        open={view !== null && training.status !== 'PLANNED'}
        onClose={() => show(null)}
        aria-labelledby={titleId}
      >
        <FullScreen training={training} view={view ?? 'one'} show={show} titleId={titleId} />
      </Dialog>
      {view !== null && <LateJoinerDialog training={training} />}
    </>
  );
}

interface FullScreenProps {
  training: ScheduledTraining;
  view: RecordingView;
  show: (view: RecordingView | null) => void;
  titleId: string;
  /** Nobody is signed in: what needs the server, or other people, is left out. */
  isUnsigned?: boolean;
}

/**
 * The recorder as it fills the screen: the players on top or at the side, the controls at the thumb of the hand that holds the
 * device.
 */
export function FullScreen({ training, view, show, titleId, isUnsigned = false }: FullScreenProps) {
  const { t } = useTranslation();
  const screen = useRef<HTMLDivElement>(null);
  const [guard] = useState(makeTapGuard);
  const dispatch = useDispatch();
  const order = useSelector((state: WithRecorderPositions) => selectPosition(state, training.id).order);
  const setOrder = useCallback(
    (chosen: Order) => void dispatch(recorderOrderChosen({ key: training.id, order: chosen })),
    [dispatch, training.id],
  );
  const { open: areSettingsOpen, onOpen, onClose } = useOptions('recorder/settings');
  const setSettingsOpen = useCallback((areOpen: boolean) => (areOpen ? onOpen() : onClose()), [onOpen, onClose]);
  const [isLeftHanded, changeSides] = useLeftHanded();
  const station = useStation(training);
  const { goToNext } = useStationOptions(training, station);
  const stillUsed = useRememberedRecorder(training, isUnsigned);
  const onRecord = () => {
    vibrateShortly();
    stillUsed();
  };
  const recorder = useRecorder(training, { station, onRecord });
  const addPlayer = useCallback(
    () => void dispatch(dialogShown({ kind: 'lateJoiner', trainingId: training.id })),
    [dispatch, training.id],
  );
  const mayRun = useMay('training.run');
  const onAddPlayer = mayRun && canAddPlayers(training) ? addPlayer : undefined;
  const entry = useEntry(training, recorder, { layout: view, screen, goToStation: goToNext, onAddPlayer });
  const stationActions = useStationActions(entry);
  useWakeLock();
  useHiddenNotices();
  useOpenSessions(training, isUnsigned);
  useEffect(() => screen.current?.focus(), []);
  const { row, cursor } = recorder;
  const closeTopmost = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (entry.isTyping) entry.takeBack();
    else if (areSettingsOpen) setSettingsOpen(false);
    else return;
    // The full screen stays open.
    event.stopPropagation();
  };
  const Players = view === 'one' ? OnePlayer : AllPlayers;

  return (
    <TapGuardContext value={guard}>
      <Box
        ref={screen}
        tabIndex={-1}
        onKeyDown={closeTopmost}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%', outline: 'none' }}
      >
        <RecorderHeader
          {...{ training, view, show, titleId, order, setOrder, isLeftHanded, changeSides }}
          {...{ areSettingsOpen, setSettingsOpen, stationActions, onAddPlayer }}
          hasScoring={entry.scoring.length > 0}
        />
        <StorageBanner />
        {training.status !== 'STARTED' && <Notice severity="warning">{t('recording.ended')}</Notice>}
        {!row || !cursor ? (
          <Notice>{t('wizard.sessions.nothing')}</Notice>
        ) : (
          <Box
            sx={{
              flexGrow: 1,
              minHeight: 0,
              display: 'flex',
              flexDirection: { xs: 'column', md: isLeftHanded ? 'row-reverse' : 'row' },
              [LANDSCAPE_PHONE]: { flexDirection: isLeftHanded ? 'row-reverse' : 'row' },
              overflow: 'auto',
            }}
          >
            <Box sx={{ flex: '1 1 0', minWidth: 0, minHeight: 200, overflow: 'auto', p: { xs: 1, sm: 2 } }}>
              <Players {...{ training, recorder, row, cursor }} />
            </Box>
            <RecorderControls {...{ training, station, recorder, entry, row, cursor, isLeftHanded }} />
          </Box>
        )}
      </Box>
    </TapGuardContext>
  );
}

const LEFT_HANDED_KEY = 'leftHanded';

const isStoredLeftHanded = (): boolean => safeLocalStorage.getItem(LEFT_HANDED_KEY) === 'true';

/** Returns whether the controls are on the left, stored in this browser, and how to change sides. */
function useLeftHanded(): [isLeftHanded: boolean, changeSides: () => void] {
  const [isLeftHanded, setLeftHanded] = useRememberedSwitch('recorder/leftHanded', isStoredLeftHanded);
  const changeSides = useCallback(() => {
    // A full or forbidden storage loses the choice with the page, and nothing else.
    safeLocalStorage.setItem(LEFT_HANDED_KEY, String(!isLeftHanded));
    setLeftHanded(!isLeftHanded);
  }, [isLeftHanded, setLeftHanded]);
  return [isLeftHanded, changeSides];
}

const REMEMBER_AGAIN_MS = 5 * 60 * 1_000;

/** Remembers on this device which recorder is open; returns what remembers with each ball that it is still used. */
function useRememberedRecorder({ id, updated_at: changedAt }: ScheduledTraining, isUnsigned: boolean): () => void {
  const outboxDispatch = useOutboxDispatch();
  const rememberedAt = useRef(0);
  const remember = useCallback(() => {
    rememberedAt.current = Date.now();
    void outboxDispatch(rememberRecorder(id));
  }, [outboxDispatch, id]);
  useEffect(() => {
    // Without a sign-in looking at it is no use: it would stay open to everybody for ever.
    if (!isUnsigned) remember();
  }, [remember, changedAt, isUnsigned]);
  return useCallback(() => {
    if (Date.now() - rememberedAt.current >= REMEMBER_AGAIN_MS) remember();
  }, [remember]);
}

/**
 * Opens every player session that was only added: all in one call where nobody has opened or finished any yet, otherwise one
 * after the other. What cannot be opened is tried again once the network is back; recording waits for none of it.
 */
function useOpenSessions({ id, status, trainingSessions }: ScheduledTraining, isUnsigned: boolean): void {
  const [editPlayerSession] = useEditPlayerSessionMutation();
  const [editPlayerSessions] = useEditPlayerSessionsMutation();
  // That call would open finished ones too.
  const opensAll =
    useMay('training.run') && trainingSessions.every(({ playerDataStatus }) => playerDataStatus === 'ADDED');
  const tried = useRef(new Set<string>());
  const added = trainingSessions.filter(({ playerDataStatus }) => playerDataStatus === 'ADDED').map((one) => one.id);
  const addedIds = status === 'STARTED' && !isUnsigned ? added.join() : '';
  useEffect(() => {
    let isUnmounted = false;
    const openAll = async () => {
      const untried = addedIds.split(',').filter((one) => one !== '' && !tried.current.has(one));
      if (opensAll && untried.length > 1) {
        for (const one of untried) tried.current.add(one);
        const { error } = await editPlayerSessions({ scheduledTrainingId: id });
        if (error) for (const one of untried) tried.current.delete(one);
        return;
      }
      for (const playerDataId of untried) {
        if (isUnmounted) return;
        tried.current.add(playerDataId);
        const { error } = await editPlayerSession({ scheduledTrainingId: id, playerDataId });
        if (error) tried.current.delete(playerDataId);
      }
    };
    const retry = () => void openAll();
    retry();
    window.addEventListener('online', retry);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', retry);
    };
  }, [id, addedIds, opensAll, editPlayerSession, editPlayerSessions]);
}
