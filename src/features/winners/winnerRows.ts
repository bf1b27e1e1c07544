import { showDifference, showHandicap } from '@/i18n/numbers';
import { isFormerMember, personName } from '@/i18n/personName';
import type { Locale } from '@contract/lists';
import type { Winner } from '@contract/training';

/** One result in words, as it is shown on the screen, on the projector and on paper. */
export interface WinnerRow {
  id: string;
  place: number;
  /** Somebody else has the same result. */
  isShared: boolean;
  players: string;
  /** No player is still a member. */
  isFormer: boolean;
  /** The same, one by one. */
  people: readonly { name: string; username: string }[];
  /** Whose event is opened: all of a team have the same. */
  playerId: string;
  score: string;
  handicapPlayed: string;
  handicapDifference: string;
  points: string;
  /** For the eye at a distance: the handicap played with its difference; null in tournaments. */
  handicap: string | null;
  numbers: Pick<Winner, 'totalPoints' | 'points' | 'handicapPlayed' | 'handicapDifference'>;
}

/** Returns the results in words, in the order of the places; a tournament's have a dash instead of handicaps. */
export function winnerRows(winners: readonly Winner[], locale: Locale): WinnerRow[] {
  const number = new Intl.NumberFormat(locale);
  return winners.map((winner) => {
    const handicapPlayed =
      typeof winner.handicapPlayed === 'number' ? showHandicap(winner.handicapPlayed, locale) : '–';
    const handicapDifference =
      typeof winner.handicapDifference === 'number' ? showDifference(winner.handicapDifference, locale) : '–';
    return {
      id: winner.players.map(({ id }) => id).join(' '),
      place: winner.place,
      isShared: winners.some((other) => other !== winner && other.place === winner.place),
      players: winner.players.map(personName).join(', '),
      isFormer: winner.players.every(isFormerMember),
      people: winner.players.map((player) => ({ name: personName(player), username: player.username })),
      playerId: winner.players[0]?.id ?? '',
      score: number.format(winner.totalPoints),
      handicapPlayed,
      handicapDifference,
      handicap: typeof winner.handicapPlayed === 'number' ? `${handicapPlayed} (${handicapDifference})` : null,
      points: number.format(winner.points),
      numbers: winner,
    };
  });
}
