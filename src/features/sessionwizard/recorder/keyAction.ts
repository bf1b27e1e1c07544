/** What a key or button does while balls are recorded. */
export type KeyAction =
  | { does: 'score'; position: number }
  | { does: 'digit'; digit: string }
  | { does: 'sign' }
  | { does: 'erase' }
  | { does: 'enter' }
  | { does: 'undo' }
  | { does: 'ball'; steps: 1 | -1 }
  | { does: 'player'; steps: 1 | -1 };

interface PressedKey {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const moves: Partial<Record<string, KeyAction>> = {
  ArrowRight: { does: 'ball', steps: 1 },
  ArrowLeft: { does: 'ball', steps: -1 },
  ArrowDown: { does: 'player', steps: 1 },
  ArrowUp: { does: 'player', steps: -1 },
  PageDown: { does: 'player', steps: 1 },
  PageUp: { does: 'player', steps: -1 },
};

/**
 * Returns what a key does; null: nothing. Digits are the scoring items from 1, or the points themselves on a number pad,
 * where Backspace first deletes what was typed. A repeating key only moves.
 */
export function keyAction(pressed: PressedKey, pad: { isVisible: boolean; typed: string }): KeyAction | null {
  const { key, repeat, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return null;
  const move = moves[key];
  if (move) return move;
  const isTyping = pad.isVisible && pad.typed !== '';
  if (key === 'Backspace') return repeat && !isTyping ? null : { does: isTyping ? 'erase' : 'undo' };
  if (repeat) return null;
  if (key === 'Enter') return { does: 'enter' };
  if (pad.isVisible && /^[0-9]$/.test(key)) return { does: 'digit', digit: key };
  if (pad.isVisible && /^[-−]$/.test(key)) return { does: 'sign' };
  return !pad.isVisible && /^[1-9]$/.test(key) ? { does: 'score', position: Number(key) - 1 } : null;
}
