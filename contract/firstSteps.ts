import { Type, type Static } from '@sinclair/typebox';
import { closed } from './shapes';

/** What has to be there before the first training can be planned, and whether it is. */
export const FirstSteps = Type.Object(
  {
    club: Type.Boolean({ description: 'A golf club has an address' }),
    category: Type.Boolean(),
    mapping: Type.Boolean(),
    template: Type.Boolean({ description: 'A training can be planned from a template' }),
    people: Type.Boolean({ description: 'There is somebody besides the first admin' }),
    training: Type.Boolean({ description: 'A training was planned' }),
  },
  closed,
);
export type FirstSteps = Static<typeof FirstSteps>;
