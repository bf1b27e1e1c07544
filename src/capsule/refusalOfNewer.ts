import type { Refusal } from './refusal';

/** Returns the refusal of a file whose format is newer than the given one, with the version of the app that made it; otherwise null. */
export function refusalOfNewer(file: { formatVersion?: unknown; app?: unknown }, known: number): Refusal | null {
  const { formatVersion } = file;
  if (typeof formatVersion !== 'number' || formatVersion <= known) return null;
  return { reason: 'newer', formatVersion, version: versionIn(file) };
}

/** Returns which version of the app made a file that is not known otherwise; empty if it does not say. */
function versionIn({ app }: { app?: unknown }): string {
  if (typeof app !== 'object' || app === null || !('version' in app)) return '';
  return typeof app.version === 'string' ? app.version.slice(0, 40) : '';
}
