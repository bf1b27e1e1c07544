import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { closed, Id, LocalizedLine, LocalizedString, LocalizedText, SentBack, Version } from './shapes';

export const TrainingCategory = Type.Object(
  { id: Id, name: LocalizedString, description: LocalizedString, version: Version },
  closed,
);
export type TrainingCategory = Static<typeof TrainingCategory>;

const written = { name: LocalizedLine(limits.category.name), description: LocalizedText(limits.category.description) };

export const NewTrainingCategory = Type.Object({ id: SentBack, ...written, version: SentBack }, closed);
export type NewTrainingCategory = Static<typeof NewTrainingCategory>;

export const EditedTrainingCategory = Type.Object({ id: Id, ...written, version: Type.Optional(Version) }, closed);
export type EditedTrainingCategory = Static<typeof EditedTrainingCategory>;

export const TrainingCategoryParams = Type.Object({ categoryId: Id }, closed);

/** What `in-use` of a category or of a points mapping carries as `current`. */
export interface UseInTemplates {
  templates: number;
}
