import { type Schema, ValidationError } from 'yup';

/** Why a file cannot be opened. */
export type FileError =
  | { reason: 'tooLarge' }
  /** Cut off, or nothing that could be read at all. */
  | { reason: 'damaged' }
  | { reason: 'foreign' }
  | { reason: 'newer'; formatVersion: number; version: string }
  /** Names the part. */
  | { reason: 'damagedInside'; path: string }
  /** A key that could change the objects of this page, not only the state. */
  | { reason: 'forbiddenKey'; path: string }
  | { reason: 'tooDeep' }
  | { reason: 'unknownSlice'; slice: string }
  | { reason: 'tooManyActions' };

/**
 * Returns the error of a file whose format is newer than the given one, with the version of the app that made it; otherwise
 * null.
 */
export function errorOfNewer(file: object, newest: number): FileError | null {
  const { formatVersion, app } = file as { formatVersion?: unknown; app?: { version?: unknown } | null };
  if (typeof formatVersion !== 'number' || formatVersion <= newest) return null;
  return { reason: 'newer', formatVersion, version: typeof app?.version === 'string' ? app.version.slice(0, 40) : '' };
}

/** Returns why a file has not this shape, naming the first wrong part; null: it has. */
export function errorOfShape(file: object, schema: Schema): FileError | null {
  try {
    schema.validateSync(file, { strict: true });
    return null;
  } catch (error) {
    return { reason: 'damagedInside', path: error instanceof ValidationError ? (error.path ?? '') : '' };
  }
}
