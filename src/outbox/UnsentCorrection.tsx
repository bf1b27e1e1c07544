import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isConnectionFailure, refusalOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { showTime } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { personName } from '@/i18n/personName';
import type { ConflictingBall, PlayerData, ScheduledTraining } from '@contract/training';
import { useBallText } from './UnsentBall';
import { conflictingBallOf, conflictingHandicapOf, isUndecided, type HandicapEntry, type MoveEntry } from './entries';
import { discardEntry, overwriteHandicap, sendAgain } from './decisions';
import { useOutboxDispatch } from './recording';
import { isStartTakenBack, StartAgain } from './StartAgain';

interface UnsentCorrectionProps {
  entry: MoveEntry | HandicapEntry;
  /** Undefined: not known on this device. */
  training: ScheduledTraining | undefined;
  onSettled: () => void;
}

/** A ball given to another player, or a corrected start handicap, that has not reached the server, and what can be done. */
export function UnsentCorrection({ entry, training, onSettled }: UnsentCorrectionProps) {
  const { t } = useTranslation();
  const dispatch = useOutboxDispatch();
  const problemText = useProblemText();
  const { what, conflict } = useCorrectionTexts(entry, training);
  const theirs = conflictingHandicapOf(entry);
  const choices =
    entry.kind === 'handicap' && theirs
      ? [
          {
            label: t('corrections.mine', { handicap: showHandicap(entry.handicap, currentLocale()) }),
            choose: () => dispatch(overwriteHandicap(entry.key)),
          },
          {
            label: t('corrections.theirs', { handicap: showHandicap(theirs.handicap, currentLocale()) }),
            choose: () => dispatch(discardEntry(entry.key)),
          },
        ]
      : [
          ...(isUndecided(entry) && !isSourceChanged(entry)
            ? [{ label: t('corrections.again'), choose: () => dispatch(sendAgain(entry.key)) }]
            : []),
          {
            label: t(entry.kind === 'move' ? 'corrections.discardMove' : 'corrections.discardHandicap'),
            choose: () => dispatch(discardEntry(entry.key)),
          },
        ];
  const isPlannedMeanwhile = isUndecided(entry) && isStartTakenBack(entry, training);
  const hasReason = entry.failure !== null && !isConnectionFailure(entry.failure) && conflict === null;
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
      <Typography variant="body2" color={isUndecided(entry) ? 'error' : 'textSecondary'}>
        {t(`outbox.state.${entry.state}`)}
      </Typography>
      {conflict !== null && <Typography>{conflict}</Typography>}
      {hasReason && (
        <Typography variant="body2">
          {t(entry.state === 'refused' ? 'outbox.reason' : 'outbox.notReached', { reason: problemText(entry.failure) })}
        </Typography>
      )}
      {isPlannedMeanwhile && <StartAgain {...{ entry, training, what, onSettled }} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {choices.map(({ label, choose }, position) => (
          <Button
            key={label}
            variant={position === 0 && isUndecided(entry) && !isPlannedMeanwhile ? 'contained' : 'outlined'}
            disabled={entry.state === 'sending'}
            aria-label={t('outbox.of', { action: label, ball: what })}
            onClick={() => void choose().then(onSettled)}
            sx={{ minHeight: 48 }}
          >
            <span>{label}</span>
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

/** Returns whether the ball that is given away has other points by now, so that giving those it had can never succeed. */
function isSourceChanged(entry: MoveEntry | HandicapEntry): boolean {
  if (entry.kind !== 'move' || refusalOf(entry.failure)?.code !== 'ball-conflict') return false;
  const other = conflictingBallOf(entry);
  return other === null || !isTargetOf(entry, other);
}

const isTargetOf = ({ to }: MoveEntry, { playerDataId, index }: ConflictingBall): boolean =>
  playerDataId === to.playerDataId && index === to.index;

/** Returns what was corrected, and what somebody else did instead; null: nothing is known of that. */
function useCorrectionTexts(
  entry: MoveEntry | HandicapEntry,
  training: ScheduledTraining | undefined,
): { what: string; conflict: string | null } {
  const { t } = useTranslation();
  const { pointsText, playersText } = useBallText();
  const sessionWith = (id: string): PlayerData | undefined =>
    training?.trainingSessions.find((session) => session.id === id);
  const playersIn = (id: string, names?: string) => playersText(sessionWith(id), names);
  const locale = currentLocale();
  if (entry.kind === 'handicap') {
    const player = sessionWith(entry.playerDataId)?.players.find(({ id }) => id === entry.playerId);
    const name = player ? personName(player) : (entry.players ?? t('outbox.player'));
    const theirs = conflictingHandicapOf(entry);
    return {
      what: t('corrections.unsentHandicap', { name, handicap: showHandicap(entry.handicap, locale) }),
      conflict: theirs && t('corrections.handicapTaken', { handicap: showHandicap(theirs.handicap, locale) }),
    };
  }
  const what = t('corrections.unsentMove', {
    from: playersIn(entry.playerDataId, entry.players),
    number: entry.index + 1,
    points: pointsText(entry.points),
    to: playersIn(entry.to.playerDataId, entry.toPlayers),
    toNumber: entry.to.index + 1,
  });
  const other = conflictingBallOf(entry);
  if (!other) return { what, conflict: null };
  const isTarget = isTargetOf(entry, other);
  const conflict = t(isTarget ? 'corrections.targetTaken' : 'corrections.sourceChanged', {
    number: other.index + 1,
    players: playersIn(other.playerDataId ?? entry.playerDataId, isTarget ? entry.toPlayers : entry.players),
    points: pointsText(other.points),
    who: personName(other.recordedBy),
    time: showTime(other.recordedAt, locale),
  });
  return { what, conflict };
}
