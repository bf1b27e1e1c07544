import { startLive, stopLive, type Live } from '@/app/state/live/startLive';
import type { OpenedFile, OpenedState } from '@/app/state/opening/openFile';
import { freezeDate } from '@/capsule/freezeDate';
import type { Refusal } from '@/capsule/refusal';
import type { Opened } from './openCapsule';

/** What the page shows. */
export type Shown = { capsule: Opened } | { state: OpenedState; live: Live };
export type Begun = { shown: Shown } | { refused: Refusal };

/** Ends what was shown until now, and returns what is shown of a file from now on; a file that is refused ends nothing. */
export function begin(result: { opened: OpenedFile } | { refused: Refusal }): Begun {
  if ('refused' in result) return result;
  const { opened } = result;
  stopLive();
  if ('capsule' in opened) return { shown: opened };
  // A capsule stops the clock at its step, a state goes on from now.
  freezeDate(null);
  return { shown: { state: opened.live, live: startLive(opened.live) } };
}
