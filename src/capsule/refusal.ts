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
