/** Returns the value below which this share of the values lies (0.5: the median), or null if there are none. */
export function quantile(values: readonly number[], share: number): number | null {
  const last = values.length - 1;
  return [...values].sort((a, b) => a - b)[Math.min(last, Math.floor(values.length * share))] ?? null;
}

/** Returns milliseconds as they are printed. */
export function shownMs(milliseconds: number | null, digits = 0): string {
  return milliseconds === null ? '–' : `${milliseconds.toFixed(digits)} ms`;
}
