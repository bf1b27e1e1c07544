import { Type, type Static } from '@sinclair/typebox';
import { templateStates, trainingTypes } from './lists';
import { closed, Id, LocalizedNamed, LocalizedString, Maybe, Named, OneOf, Points, Version } from './shapes';

export const ScoringItem = Type.Object({ name: LocalizedString, points: Points }, closed);
export type ScoringItem = Static<typeof ScoringItem>;

export const Hint = Type.Object({ name: LocalizedString, imageUrl: Maybe(Type.String()) }, closed);

export const ScoreHandicapEntry = Type.Object(
  {
    score: Points,
    handicap: Type.Number({ multipleOf: 0.1, description: 'For tournaments the points generated' }),
  },
  closed,
);
export type ScoreHandicapEntry = Static<typeof ScoreHandicapEntry>;

/** What a template and the snapshot of it inside a training have in common. */
export const templateContent = {
  type: OneOf(trainingTypes),
  name: LocalizedString,
  description: LocalizedString,
  moreInformationLink: LocalizedString,
  image: Maybe(Type.String({ description: 'Public id at the image host' })),
  category: Maybe(LocalizedNamed),
  trainingHandicapDifferenceToPointsMapping: Maybe(Named),
  teamMode: Type.Boolean(),
  instructions: Type.Array(LocalizedString),
  hints: Type.Array(Hint),
  balls: Type.Array(
    Type.Object({ scoring: Type.Array(ScoringItem) }, { ...closed, description: 'Scoring stands on the first ball' }),
  ),
  scoreHandicapMap: Type.Array(ScoreHandicapEntry),
  numberofballs: Type.Integer({ minimum: 0 }),
};

export const Template = Type.Object(
  { id: Id, state: OneOf(templateStates), ...templateContent, version: Version },
  closed,
);
export type Template = Static<typeof Template>;
