import { Type, type Static } from '@sinclair/typebox';
import { closed, Id, LocalizedString, Version } from './shapes';

export const TrainingCategory = Type.Object(
  { id: Id, name: LocalizedString, description: LocalizedString, version: Version },
  closed,
);
export type TrainingCategory = Static<typeof TrainingCategory>;
