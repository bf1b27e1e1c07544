/** Does work behind the next frame, so that what was pressed is seen to answer before a screen is rendered for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
