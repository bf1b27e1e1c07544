import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { templateStates, trainingTypes } from './lists';
import {
  closed,
  Id,
  LocalizedLine,
  LocalizedLink,
  LocalizedNamed,
  LocalizedString,
  LocalizedText,
  Maybe,
  Named,
  OneOf,
  pageQuery,
  Points,
  PublicId,
  Reference,
  SentBack,
  Version,
} from './shapes';

export const ScoringItem = Type.Object({ name: LocalizedString, points: Points }, closed);
export type ScoringItem = Static<typeof ScoringItem>;

export const Hint = Type.Object(
  { name: LocalizedString, imageUrl: Maybe(Type.String({ description: 'Public id at the image host' })) },
  closed,
);
export type Hint = Static<typeof Hint>;

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

const most = limits.template;
const WrittenScoringItem = Type.Object({ name: LocalizedLine(most.scoringName), points: Points }, closed);
const WrittenHint = Type.Object({ name: LocalizedText(most.line), imageUrl: Maybe(PublicId) }, closed);
const WrittenBall = Type.Object(
  { scoring: Type.Array(WrittenScoringItem, { maxItems: most.scoring }) },
  { ...closed, description: 'Only the first ball of a regular template may carry scoring' },
);
const written = {
  name: LocalizedLine(most.name),
  description: LocalizedText(most.description),
  moreInformationLink: LocalizedLink,
  image: Maybe(PublicId),
  category: Maybe(Reference),
  trainingHandicapDifferenceToPointsMapping: Maybe(Reference),
  teamMode: Type.Boolean(),
  instructions: Type.Array(LocalizedText(most.line), { maxItems: most.instructions }),
  hints: Type.Array(WrittenHint, { maxItems: most.hints }),
  balls: Type.Array(WrittenBall, { maxItems: most.balls }),
  scoreHandicapMap: Type.Array(ScoreHandicapEntry, { maxItems: most.scoreHandicapMap }),
  numberofballs: SentBack,
};

export const NewTemplate = Type.Object(
  { id: SentBack, state: SentBack, type: OneOf(trainingTypes), ...written, version: SentBack },
  closed,
);
export type NewTemplate = Static<typeof NewTemplate>;

export const TemplateQuery = Type.Object(pageQuery, {
  ...closed,
  description: '`q` searches in the names, without regard to case and accents',
});
export type TemplateQuery = Static<typeof TemplateQuery>;

/** The type was fixed when the template was made; the state may change, so that an archived one can come back. */
export const EditedTemplate = Type.Object(
  { id: Id, type: SentBack, state: OneOf(templateStates), ...written, version: Type.Optional(Version) },
  closed,
);
export type EditedTemplate = Static<typeof EditedTemplate>;
