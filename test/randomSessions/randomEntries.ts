import type { Failure } from '@/errors/failure';
import type {
  AddEntry,
  BallEntry,
  FinishEntry,
  HandicapEntry,
  MoveEntry,
  OutboxEntry,
  StartEntry,
} from '@/outbox/entries';
import type { RandomClub } from './makeClub';

const instant = '2026-10-01T10:00:00.000Z';

/** Returns what makes entries of the outbox: any, or one of its kind. */
export function randomEntries(club: RandomClub, { key, failure }: { key: () => string; failure: () => Failure }) {
  const { pick, below, ids, chance, person } = club;
  const id = () => pick(ids);
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
    recordedAt: instant,
  });
  const corrected = (): HandicapEntry => ({
    ...common(),
    kind: 'handicap',
    playerDataId: id(),
    playerId: person().id,
    handicap: 18.4,
    basedOn: below(54),
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
