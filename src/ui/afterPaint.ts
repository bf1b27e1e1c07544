/** A page in the background draws no frames. */
const LONGEST_FRAME_MS = 1_000;

/**
 * Does work behind the next frame, so that what was pressed is seen to answer before a screen is rendered for it. Returns how
 * to cancel that.
 */
export function afterPaint(work: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, LONGEST_FRAME_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
