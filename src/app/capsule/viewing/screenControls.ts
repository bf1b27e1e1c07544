import type { Capsule } from '@/capsule/capsuleFile';

/** Where the page of the replayed screens lies, for a frame of this origin. */
export const SCREEN_ADDRESS = '/?capsule=screen';

const READY = 'screenready';

/** What the page of the replayed screens lets the page around it do. */
export interface ScreenControls {
  show: (capsule: Capsule, step: number) => void;
  /** Resolves with a PNG of the step that is shown, once the screen stands still. */
  picture: () => Promise<Blob>;
}

/** Hands the controls of the page in a frame to the page around it. */
export function offerControls(frame: Element, controls: ScreenControls): void {
  frame.dispatchEvent(new CustomEvent(READY, { detail: controls }));
}

/** Calls back once the page in a frame can be controlled; returns how to stop waiting. */
export function onScreenReady(frame: Element, then: (controls: ScreenControls) => void): () => void {
  const listen = (event: Event) => then((event as CustomEvent<ScreenControls>).detail);
  frame.addEventListener(READY, listen);
  return () => frame.removeEventListener(READY, listen);
}
