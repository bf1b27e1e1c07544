import type { ShownBall } from '../balls/shownBalls';

/** A sign for each state of a ball, told apart by its shape. */
export const ballSigns: Record<ShownBall['state'] | 'open', string> = {
  open: '○',
  stored: '✓',
  waiting: '…',
  sending: '↑',
  refused: '!',
  conflict: '≠',
};
