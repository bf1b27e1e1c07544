import type { EditedTemplate, NewTemplate, Template } from '../../../contract/template';
import type { TrainingSnapshot } from '../../../contract/training';
import type { Decision } from '../../capsule/decision';
import { named } from './named';
import { localized, localizedNamed } from './localized';

const content = {
  type: 'keep',
  name: localized,
  description: localized,
  moreInformationLink: localized,
  image: 'text',
  category: localizedNamed,
  trainingHandicapDifferenceToPointsMapping: named,
  teamMode: 'keep',
  instructions: { each: localized },
  hints: { each: { fields: { name: localized, imageUrl: 'text' } } },
  balls: { each: { fields: { scoring: { each: { fields: { name: localized, points: 'keep' } } } } } },
  scoreHandicapMap: 'keep',
  numberofballs: 'keep',
} as const;

/** The names of what is referred to are sent along and not looked at. */
const reference = { fields: { id: 'keep', name: 'drop' } } as const;
const written = {
  ...content,
  category: reference,
  trainingHandicapDifferenceToPointsMapping: reference,
  numberofballs: 'drop',
} as const;

export const ofTemplate: Decision<Template> = { fields: { ...content, id: 'keep', state: 'keep', version: 'keep' } };

export const ofSnapshot: Decision<TrainingSnapshot> = { fields: { ...content, id: 'keep', mapping: 'keep' } };

export const ofNewTemplate: Decision<NewTemplate> = {
  fields: { ...written, id: 'drop', state: 'drop', version: 'drop' },
};

export const ofEditedTemplate: Decision<EditedTemplate> = {
  fields: { ...written, type: 'drop', id: 'keep', state: 'keep', version: 'keep' },
};
