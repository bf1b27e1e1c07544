import { readHandicap, showHandicap } from '@/i18n/numbers';
import type { Locale } from '@contract/lists';
import type { FieldReason } from '@contract/refusals';

/** The handicap someone starts a training with, and how far it may be trusted (specification §4, "Handicap confirmation"). */
export type StartHandicapInput =
  | { state: 'untouched'; typed: string; handicap: number }
  | { state: 'not-confirmed'; typed: string }
  | { state: 'confirmed'; typed: string; handicap: number };

/** How typed text is understood: `shown` is the reading to be confirmed, `isPlus` and `minusTyped` decide its note. */
export type HandicapReading =
  | { handicap: number; shown: string; isPlus: boolean; minusTyped: boolean }
  | { reason: FieldReason };

/** Returns the entry before anyone touched it: the member's own handicap, a decimal. */
export const untouched = (handicap: number, locale: Locale): StartHandicapInput => ({
  state: 'untouched',
  typed: showHandicap(handicap, locale),
  handicap,
});

/** Returns the entry after typing, which always has to be confirmed, even where the text is the same again. */
export const touched = (typed: string): StartHandicapInput => ({ state: 'not-confirmed', typed });

/** Returns the confirmed entry; unchanged where nothing readable is typed. */
export function confirmed(entry: StartHandicapInput, locale: Locale): StartHandicapInput {
  const reading = readingOf(entry.typed, locale);
  if (entry.state !== 'not-confirmed' || 'reason' in reading) return entry;
  return { state: 'confirmed', typed: reading.shown, handicap: reading.handicap };
}

/** Returns how the typed text is understood, a handicap as decimal, or why it is none. */
export function readingOf(typed: string, locale: Locale): HandicapReading {
  const read = readHandicap(typed, locale);
  if ('reason' in read) return read;
  return { ...read, shown: showHandicap(read.handicap, locale), isPlus: read.handicap < 0 };
}

/** Returns the handicap to add the player with, or null as long as a touched one is not confirmed. */
export const handicapToAdd = (entry: StartHandicapInput): number | null =>
  entry.state === 'not-confirmed' ? null : entry.handicap;
