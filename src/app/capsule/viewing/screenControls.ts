import type { Capsule } from '@/capsule/capsuleFile';

/** Where the page of the replayed screens lies, for a frame of this origin. */
export const SCREEN_ADDRESS = '/?capsule=screen';

const READY = 'screenready';

/** What the page of the replayed screens lets the page around it do, once it has a capsule. */
export interface ScreenControls {
  show: (step: number) => void;
  /** Resolves with a PNG of the step that is shown, at first the last, once the screen stands still. */
  picture: () => Promise<Blob>;
}

type OpenCapsule = (capsule: Capsule) => Promise<ScreenControls>;

/** Has the page around a frame hand a capsule to the page in it. */
export function offerControls(frame: Element, open: OpenCapsule): void {
  frame.dispatchEvent(new CustomEvent(READY, { detail: open }));
}

/** Calls back once the page in a frame takes a capsule; returns how to stop waiting. */
export function onScreenReady(frame: Element, then: (open: OpenCapsule) => void): () => void {
  const listen = (event: Event) => then((event as CustomEvent<OpenCapsule>).detail);
  frame.addEventListener(READY, listen);
  return () => frame.removeEventListener(READY, listen);
}
