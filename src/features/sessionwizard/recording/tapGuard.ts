/** A finger that trembles taps again within this time; nobody hits a ball so fast. */
const TREMBLE_MS = 300;

/** Returns a guard that tells for each tap, by its button and the time of its event, whether it counts: the same button tapped again at once does not. */
export function makeTapGuard(): (button: string, atMs: number) => boolean {
  let last: { button: string; atMs: number } | null = null;
  return (button, atMs) => {
    const isTremble = last?.button === button && atMs - last.atMs < TREMBLE_MS;
    if (!isTremble) last = { button, atMs };
    return !isTremble;
  };
}
