const SHORTLY_MS = 15;

/** Lets the device shake shortly, where it can and nobody asked for less motion. */
export function vibrateShortly(): void {
  const device = navigator as { vibrate?: (milliseconds: number) => boolean };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  device.vibrate?.(SHORTLY_MS);
}
