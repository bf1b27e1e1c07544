import { randomBytes } from 'node:crypto';

/** Returns the text with a random ending, so that worlds of different tests never meet. */
export function unique(text: string): string {
  return `${text}-${randomBytes(5).toString('hex')}`;
}
