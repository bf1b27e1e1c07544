import { type Schema, ValidationError } from 'yup';

/** Why a file cannot be opened. */
export type Refusal =
  | { reason: 'tooLarge' }
  /** Cut off, or nothing that could be read at all. */
  | { reason: 'damaged' }
  | { reason: 'foreign' }
  | { reason: 'newer'; formatVersion: number; version: string }
  /** Names the part. */
  | { reason: 'damagedInside'; place: string }
  /** A key that could change the objects of this page, not only the state. */
  | { reason: 'forbiddenKey'; place: string }
  | { reason: 'tooDeep' }
  | { reason: 'unknownSlice'; slice: string }
  | { reason: 'tooManyActions' };

/** Returns why a file with a header is not one of this format up to the given version, naming the first wrong part; null: it is. */
export function refusalOfShape(file: object, schema: Schema, newest: number): Refusal | null {
  const { formatVersion, app } = file as { formatVersion?: unknown; app?: { version?: unknown } | null };
  if (typeof formatVersion === 'number' && formatVersion > newest) {
    const version = typeof app?.version === 'string' ? app.version.slice(0, 40) : '';
    return { reason: 'newer', formatVersion, version };
  }
  try {
    schema.validateSync(file, { strict: true });
    return null;
  } catch (error) {
    return { reason: 'damagedInside', place: error instanceof ValidationError ? (error.path ?? '') : '' };
  }
}
