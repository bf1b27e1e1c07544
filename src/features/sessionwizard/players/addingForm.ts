import { setIn, type FormikErrors } from 'formik';
import { array, object, type Schema } from 'yup';
import { fieldErrorsOf } from '@/errors/problem';
import { typedText } from '@/ui/fields/typedText';
import type { Chosen } from './chosenPlayersSlice';
import { handicapToAdd, type StartHandicapInput } from './handicapConfirmation';

/** The values of the form that adds players. */
export interface AddingValues {
  players: readonly Chosen[];
}

/** The form field of the error that there are not enough players. */
export const TOO_FEW = 'tooFew';

/** Returns the form field of the handicap of the player at this position, from 0. */
export const handicapField = (position: number): string => `players.${position}.entry.typed`;

/** Returns the schema of the form: at least so many players, and no touched handicap that is not confirmed. */
export function addingSchema(fewest: number, toMessage: { tooFew: string; notConfirmed: string }): Schema {
  const typed = typedText<string, StartHandicapInput>(
    (_typed, entry) => (handicapToAdd(entry) === null ? toMessage.notConfirmed : null),
    String,
  );
  return object({
    players: array(object({ entry: object({ typed }) })),
  } satisfies Record<keyof AddingValues, Schema>).test(
    'enough',
    ({ players = [] }, { createError }) =>
      players.length >= fewest || createError({ path: TOO_FEW, message: toMessage.tooFew }),
  );
}

/**
 * Returns the reasons by field; a refusal that names a player without a reason of its own gets that of the whole. `positionNow`
 * tells where a player, by the position in what was sent, is now; -1: left out.
 */
export function refusedHandicaps(
  error: unknown,
  positionNow: (sentAt: number) => number,
  whole: string,
): FormikErrors<AddingValues> {
  let errors: FormikErrors<AddingValues> = {};
  for (const [path, reason] of Object.entries(fieldErrorsOf(error))) {
    const [, at, handicap] = /^players\.(\d+)(\.handicap)?/.exec(path) ?? [];
    const position = at === undefined ? -1 : positionNow(Number(at));
    if (position < 0) continue;
    const text = handicap ? reason : whole;
    errors = setIn(errors, handicapField(position), text) as FormikErrors<AddingValues>;
  }
  return errors;
}
