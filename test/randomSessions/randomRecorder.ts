import type { SeenCursor } from '@/features/sessionwizard/recorder/recorderPositionsSlice';
import type { RandomClub } from './makeClub';
import type { PayloadMakers } from './payloadMakers';
import { randomValues } from './randomValues';

/** Returns what makes payloads of what is open, chosen and pointed at while a training is recorded. */
export function recorderPayloads(
  club: RandomClub,
): Pick<PayloadMakers, 'openedTrainings' | 'recorderPositions' | 'chosenPlayers' | 'chosenPrizes'> {
  const { pick, below, chance, person } = club;
  const { id, typed, failure } = randomValues(club);
  const seenCursor = (): SeenCursor => ({
    playerDataId: id(),
    index: chance(0.9) ? below(9) : null,
    isPicked: chance(0.5),
    seen: { points: chance(0.5) ? below(9) : null, version: below(3) },
    ...(chance(0.3) && { ownPoints: below(9) }),
  });
  const chosenMember = () => {
    const { id: memberId, name, surname, username } = person();
    return { id: memberId, name, surname, username, handicap: 18.4, golfclubId: id() };
  };
  return {
    openedTrainings: {
      playerSessionOpened: () => ({ trainingId: id(), playerSession: id() }),
      playerSessionShown: () => ({ trainingId: id(), shownSession: id() }),
      partExpanded: () => ({ trainingId: id(), part: pick(['help', 'result', 'players'] as const) }),
      partCollapsed: () => ({ trainingId: id(), part: pick(['help', 'result', 'players'] as const) }),
      trainingExpandedAtFirst: () => ({ trainingId: id() }),
      trainingLeft: () => ({ trainingId: id() }),
    },
    recorderPositions: {
      recorderPositionsRead: () => ({
        [id()]: {
          view: 'all',
          order: 'byBall',
          cursor: seenCursor(),
          resumeAt: null,
          group: below(3) + 1,
          groups: { 2: { cursor: seenCursor(), resumeAt: null } },
        },
      }),
      recorderViewChosen: () => ({ key: id(), view: pick(['one', 'all'] as const) }),
      recorderOrderChosen: () => ({ key: id(), order: pick(['byPlayer', 'byBall'] as const) }),
      recorderGroupChosen: () => ({ key: id(), group: pick([1, 2, 'all'] as const) }),
      cursorMoved: () => ({
        key: id(),
        ...(chance(0.4) && { group: below(3) + 1 }),
        cursor: seenCursor(),
        resumeAt: chance(0.3) ? seenCursor() : null,
        ...(chance(0.5) && { done: chance(0.5) ? id() : null }),
      }),
    },
    chosenPlayers: {
      memberChosen: () => ({ trainingId: id(), member: chosenMember(), locale: 'de' as const }),
      memberLeftOut: () => ({ trainingId: id(), memberId: person().id }),
      handicapOpened: () => ({ trainingId: id(), memberId: chance(0.5) ? person().id : null }),
      handicapTouched: () => ({ trainingId: id(), memberId: person().id, typed: pick(['18,4', '-1,2', typed()]) }),
      handicapConfirmed: () => ({ trainingId: id(), memberId: person().id, locale: 'de' as const }),
      playersAdded: () => ({ trainingId: id(), memberIds: [person().id] }),
      chosenPlayersRestored: () => ({
        trainingId: id(),
        players: [{ member: chosenMember(), entry: { state: 'not-confirmed' as const, typed: typed() } }],
      }),
      chosenPlayersGone: () => ({ trainingId: id(), memberIds: [person().id] }),
    },
    chosenPrizes: {
      prizeChosen: () => ({ trainingId: id(), chosen: pick(['', id()]), seen: id() }),
      prizeSaving: () => ({ trainingId: id() }),
      prizeRefused: () => ({ trainingId: id(), failure: chance(0.5) ? failure() : null }),
      prizeTakenMeanwhile: () => ({ trainingId: id(), meanwhile: pick(['', id()]) }),
    },
  };
}
