import { Type, type Static } from '@sinclair/typebox';
import { closed, HandicapDifference, Id, Points, Version } from './shapes';

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
