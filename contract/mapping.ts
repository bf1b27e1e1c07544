import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { closed, HandicapDifference, Id, Points, SentBack, Text, Version } from './shapes';

export const MappingRow = Type.Object({ handicapDifference: HandicapDifference, points: Points }, closed);
export type MappingRow = Static<typeof MappingRow>;

export const Mapping = Type.Object(
  {
    id: Id,
    name: Type.String(),
    mapping: Type.Array(MappingRow, { description: 'Sorted by difference' }),
    version: Version,
  },
  closed,
);
export type Mapping = Static<typeof Mapping>;

const WrittenRows = Type.Array(MappingRow, {
  maxItems: limits.mapping.rows,
  description: 'In any order; no difference twice',
});
const written = { name: Text(limits.mapping.name), mapping: WrittenRows };

/** The id of a mapping is null until it is created. */
export const NewMapping = Type.Object({ id: SentBack, ...written, version: SentBack }, closed);
export type NewMapping = Static<typeof NewMapping>;

export const EditedMapping = Type.Object({ id: Id, ...written, version: Type.Optional(Version) }, closed);
export type EditedMapping = Static<typeof EditedMapping>;

export const AddedMappingItem = Type.Object(
  { id: Id, afterKey: HandicapDifference, version: Type.Optional(Version) },
  { ...closed, description: 'Adds an item of 0 points at the next whole number that is free' },
);
export type AddedMappingItem = Static<typeof AddedMappingItem>;

export const RemovedMappingItem = Type.Object(
  { id: Id, key: HandicapDifference, version: Type.Optional(Version) },
  closed,
);
export type RemovedMappingItem = Static<typeof RemovedMappingItem>;
