import type {
  AddEntry,
  BallEntry,
  FinishEntry,
  HandicapEntry,
  MoveEntry,
  OutboxEntry,
  StartEntry,
} from '@/outbox/entries';
import type { EndedElsewhere } from '@/outbox/endedElsewhere';
import { personName } from '@/i18n/personName';
import type { RandomClub } from './makeClub';
import type { PayloadMakers } from './payloadMakers';
import { instant, nothing, randomValues } from './randomValues';

/** Returns what makes payloads of the outbox. */
export function outboxPayloads(club: RandomClub): Pick<PayloadMakers, 'outbox'> {
  const { below, chance, person } = club;
  const { id, key, typed, failure } = randomValues(club);
  const { entry, ball, move, corrected, start, added } = randomEntries(club);
  const ended = (): EndedElsewhere => ({
    acknowledged: [{ key: key(), version: chance(0.7) ? below(5) : null, ...(chance(0.2) && { toVersion: below(5) }) }],
    replaced: [{ key: key(), entry: entry() }],
    discarded: [key()],
    ...(chance(0.3) && { lost: [key()] }),
  });
  return {
    outbox: {
      outboxRead: () => ({
        ...{ entries: [entry(), entry()], knownBefore: [key(), key()] },
        ...(chance(0.5) && { sessionIds: { [id()]: id() } }),
        ...(chance(0.5) && { acknowledgedBefore: [{ playerDataId: id(), index: below(9), version: below(3) + 1 }] }),
        ...(chance(0.5) && { endedElsewhere: ended() }),
      }),
      ballRecorded: () => ({ entry: ball(), before: chance(0.5) ? below(9) : null, isUndo: chance(0.2) }),
      recordingUndone: key,
      ballMoved: () => ({ entry: move(), isUndo: chance(0.2) }),
      handicapCorrected: corrected,
      finishQueued: entry,
      startQueued: start,
      deviceRead: () => ({
        waiting: below(9),
        isOnlyBalls: chance(0.5),
        recorder: chance(0.5)
          ? { userId: person().id, trainingId: id(), name: { en: typed(), de: typed() }, openedAt: instant }
          : null,
      }),
      recorderEntered: () => ({ userId: person().id, trainingId: id() }),
      recorderLeft: nothing,
      playersQueued: added,
      playerSessionAdded: () => ({ key: key(), localId: id(), playerDataId: id() }),
      sendingAsked: nothing,
      keepingFailed: nothing,
      entrySent: key,
      entryAcknowledged: () => ({ key: key(), version: chance(0.7) ? below(5) : null }),
      entryDelayed: () => ({ key: key(), failure: failure() }),
      entryReplaced: () => ({ key: key(), entry: entry() }),
      entryGivenUp: key,
    },
  };
}

/** Returns what makes entries of the outbox: any, or one of its kind. */
function randomEntries(club: RandomClub) {
  const { pick, below, chance, person } = club;
  const { id, key, failure } = randomValues(club);
  const entry = (): OutboxEntry => (chance(0.7) ? ball() : pick([finish(), move(), corrected(), start(), added()]));
  const common = () => ({
    key: key(),
    userId: person().id,
    order: below(50),
    trainingId: id(),
    state: pick(['waiting', 'sending', 'refused', 'conflict'] as const),
    failure: chance(0.4) ? failure() : null,
    isKept: chance(0.8),
  });
  const ball = (): BallEntry => ({
    ...common(),
    kind: 'ball',
    playerDataId: id(),
    index: below(3),
    points: chance(0.8) ? below(9) : null,
    basedOn: below(3),
    ...(chance(0.7) && { players: [person(), person()].map(personName).join(', ') }),
    ...(chance(0.3) && { corrects: chance(0.5) ? below(50) : null }),
    ...(chance(0.2) && { undoes: instant }),
    recordedAt: instant,
    ...(chance(0.3) ? { burst: { key: key(), size: 1 + below(3) } } : {}),
  });
  const finish = (): FinishEntry => ({ ...common(), kind: 'finish', playerDataId: chance(0.5) ? id() : null });
  const move = (): MoveEntry => ({
    ...common(),
    kind: 'move',
    playerDataId: id(),
    index: below(3),
    points: below(9),
    to: { playerDataId: id(), index: below(3) },
    ...(chance(0.7) && { players: personName(person()), toPlayers: personName(person()) }),
    recordedAt: instant,
  });
  const corrected = (): HandicapEntry => ({
    ...common(),
    kind: 'handicap',
    playerDataId: id(),
    playerId: person().id,
    handicap: 18.4,
    basedOn: below(54),
    ...(chance(0.7) && { players: personName(person()) }),
  });
  const start = (): StartEntry => ({
    ...common(),
    kind: 'start',
    plannedDate: chance(0.5) ? '2026-10-01' : null,
    startedAt: instant,
  });
  const added = (): AddEntry => {
    const { id: memberId, name, surname, username } = person();
    const player = { id: memberId, name, surname, username, handicap: 18.4, golfclubId: id() };
    return { ...common(), kind: 'add', playerDataId: id(), players: [player] };
  };
  return { entry, ball, move, corrected, start, added };
}
