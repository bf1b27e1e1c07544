const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Calls back at the person's next input, wherever it goes. Returns what calls back at once. */
export function untilInput(stop: () => void): () => void {
  const end = () => {
    for (const type of INPUTS) window.removeEventListener(type, end, { capture: true });
    stop();
  };
  for (const type of INPUTS) window.addEventListener(type, end, { capture: true, passive: true });
  return end;
}
