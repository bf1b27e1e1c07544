import { array, object, type Schema } from 'yup';
import { typedText } from '../../../ui/typedText';
import type { Chosen } from './chosenPlayers';
import { handicapToAdd, type HandicapEntry } from './handicapConfirmation';

/** Those who are to be added, each with the handicap as it is typed. */
export interface AddingValues {
  players: readonly Chosen[];
}

/** Where the form says that there are not enough players. */
export const TOO_FEW = 'tooFew';

/** Returns the field of the player at this position, from 0, that says why she cannot be added. */
export const handicapField = (position: number): string => `players.${position}.entry.typed`;

/** Returns what is needed to add players: at least so many, and no handicap that was touched and not confirmed. */
export function addingSchema(fewest: number, say: { tooFew: string; notConfirmed: string }): Schema {
  const typed = typedText<string, HandicapEntry>(
    (_typed, entry) => (handicapToAdd(entry) === null ? say.notConfirmed : null),
    String,
  );
  return object({
    players: array(object({ entry: object({ typed }) })),
  } satisfies Record<keyof AddingValues, Schema>).test(
    'enough',
    ({ players = [] }, { createError }) =>
      players.length >= fewest || createError({ path: TOO_FEW, message: say.tooFew }),
  );
}
