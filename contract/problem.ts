import { Type, type Static } from '@sinclair/typebox';
import { fieldReasons, refusals, type RefusalCode } from './refusals';
import { closed, OneOf } from './shapes';

/** The body of every refusal: RFC 9457 problem details. */
export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: OneOf(Object.keys(refusals) as RefusalCode[]),
    errors: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), reason: OneOf(fieldReasons), message: Type.String() }, closed)),
    ),
    current: Type.Optional(Type.Unknown()),
  },
  closed,
);
export type Problem = Static<typeof Problem>;
