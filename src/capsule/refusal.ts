/** Why a file cannot be opened. */
export type Refusal =
  | { reason: 'tooLarge' }
  /** Cut off, or nothing that could be read at all. */
  | { reason: 'damaged' }
  | { reason: 'foreign' }
  | { reason: 'newer'; formatVersion: number; version: string }
  /** Says where. */
  | { reason: 'damagedInside'; place: string }
  /** A key that could change the objects of this page, not only the state. */
  | { reason: 'forbiddenKey'; place: string }
  | { reason: 'tooDeep' }
  | { reason: 'unknownSlice'; slice: string }
  | { reason: 'tooManyActions' };

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
