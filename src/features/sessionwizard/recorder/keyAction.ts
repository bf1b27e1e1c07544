import { positionOfKey } from './scoreKeys';

/** What a key or button does while balls are recorded. */
export type KeyAction =
  | { does: 'score'; position: number }
  | { does: 'digit'; digit: string }
  | { does: 'sign' }
  | { does: 'erase' }
  | { does: 'enter' }
  | { does: 'undo' }
  | { does: 'addPlayer' }
  | { does: 'ball'; steps: 1 | -1 }
  | { does: 'player'; steps: 1 | -1 }
  | { does: 'station'; steps: 1 | -1 };

interface PressedKey {
  key: string;
  /** Which part of the keyboard, such as the number pad. */
  location: number;
  repeat: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What keys are pressed for: the result buttons by their keys, or the number pad; and what was typed before. */
export interface KeyInput {
  keys: readonly string[];
  hasPad: boolean;
  typed: string;
}

const moves: Partial<Record<string, KeyAction>> = {
  ArrowRight: { does: 'ball', steps: 1 },
  ArrowLeft: { does: 'ball', steps: -1 },
  ArrowDown: { does: 'player', steps: 1 },
  ArrowUp: { does: 'player', steps: -1 },
  PageDown: { does: 'player', steps: 1 },
  PageUp: { does: 'player', steps: -1 },
};

/** The keys of the next and the previous group or training; digits, letters, minus and plus belong to points. */
export const stationKeys = { next: '.', previous: ',' } as const;

const onNumberPad = /^([0-9−-]|Enter)$/;

/**
 * Returns what a key does; null: nothing. On the number pad only digits, minus and Enter do: next to 0 is the comma, and without
 * NumLock the digits are arrow keys. A result button is pressed by the key that is printed on it, a number pad takes the
 * points themselves; Backspace first deletes what was typed. A repeating key only moves.
 */
export function keyAction(pressed: PressedKey, input: KeyInput): KeyAction | null {
  const { key, location, repeat, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return null;
  if (location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD && !onNumberPad.test(key)) return null;
  const move = moves[key];
  if (move) return move;
  const isTyping = input.typed !== '' && (input.hasPad || input.keys.length > 0);
  if (key === 'Backspace') return repeat && !isTyping ? null : { does: isTyping ? 'erase' : 'undo' };
  if (repeat) return null;
  if (key === 'Enter') return { does: 'enter' };
  if (key === stationKeys.next) return { does: 'station', steps: 1 };
  if (key === stationKeys.previous) return { does: 'station', steps: -1 };
  if (key === '+') return { does: 'addPlayer' };
  if ((input.hasPad || input.keys.length > 0) && /^[-−]$/.test(key)) return { does: 'sign' };
  if (input.hasPad) return /^[0-9]$/.test(key) ? { does: 'digit', digit: key } : null;
  return scoreAction(key, input);
}

function scoreAction(key: string, { keys, typed }: KeyInput): KeyAction | null {
  if (!/^[0-9a-z]$/i.test(key)) return null;
  const position = positionOfKey(keys, key, typed !== '');
  if (position >= 0) return { does: 'score', position };
  // A minus belongs to the next key only.
  return typed === '' ? null : { does: 'erase' };
}
