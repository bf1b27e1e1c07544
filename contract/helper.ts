import { Type, type Static } from '@sinclair/typebox';
import { limits } from './limits';
import { closed, Id, Instant, Maybe, PersonName } from './shapes';

const Helper = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Empty once it was erased' }),
    signedInAt: Instant,
    balls: Type.Integer({ minimum: 0, description: 'Balls of the training as they stand that this helper recorded' }),
  },
  closed,
);

/** A code that lets helpers record the balls of one training; the code itself is shown once. */
export const HelperCode = Type.Object(
  {
    id: Id,
    trainingId: Id,
    createdAt: Instant,
    createdBy: Type.Object({ name: Type.String(), surname: Type.String() }, closed),
    helpers: Type.Array(Helper, { description: 'Who is signed in by it, the first first' }),
  },
  closed,
);
export type HelperCode = Static<typeof HelperCode>;

export const HelperCodes = Type.Array(HelperCode);

/** A helper of a training. */
export const TrainingHelper = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Empty once it was erased' }),
    balls: Helper.properties.balls,
  },
  closed,
);
export type TrainingHelper = Static<typeof TrainingHelper>;

export const TrainingHelpers = Type.Array(TrainingHelper);

export const TrainingHelperParams = Type.Object({ scheduledTrainingId: Id, helperId: Id }, closed);

export const MadeHelperCode = Type.Object(
  { helperCode: HelperCode, code: Type.String({ description: 'Told this once; only its hash is kept' }) },
  closed,
);
export type MadeHelperCode = Static<typeof MadeHelperCode>;

export const HelperCodeParams = Type.Object({ scheduledTrainingId: Id, helperCodeId: Id }, closed);

export const HelperSignIn = Type.Object(
  {
    code: Type.String({ maxLength: 20 }),
    name: PersonName(limits.helper.name),
    earlier: Maybe(
      Type.Array(Id, {
        maxItems: limits.helper.earlier,
        description: 'Helpers that this device was before: one of the same training and name goes on',
      }),
    ),
  },
  closed,
);
export type HelperSignIn = Static<typeof HelperSignIn>;
