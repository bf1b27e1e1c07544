/** Milliseconds after the last key until the store knows what was typed. */
export const REPORTED_AFTER = 300;

const reports = new Set<() => void>();

/** Has everything on the screen report what was typed into it up to now, before a state is saved. */
export function reportTyped(): void {
  for (const report of [...reports]) report();
}

/** Calls this before a state is saved; returns what ends that, as an effect does. */
export function reportBeforeSaving(report: () => void): () => void {
  reports.add(report);
  return () => void reports.delete(report);
}
