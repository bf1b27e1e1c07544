import { Type, type Static } from '@sinclair/typebox';
import type { TrainingCategory, UseInTemplates } from './category';
import type { Golfclub, GolfclubUse } from './golfclub';
import type { ImageUse } from './image';
import type { CallerRole } from './lists';
import type { Mapping } from './mapping';
import type { Member } from './member';
import type { ChangedSince } from './memberImport';
import type { InstantPrice, PriceUse, SessionPrice } from './price';
import { type FieldError, fieldReasons, refusals, type RefusalCode } from './refusals';
import { canSignIn } from './rights';
import { closed, OneOf } from './shapes';
import type { Template } from './template';
import type { ConflictingBall, ConflictingHandicap, GroupOfSession, ScheduledTraining } from './training';

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

/** The newer version that a `stale` refusal carries. */
export type NewerVersion = Golfclub | Mapping | Member | ScheduledTraining | SessionPrice | Template | TrainingCategory;

/** What `current` holds, by code; the other codes carry none. */
interface CurrentByCode {
  'ball-conflict': ConflictingBall;
  'handicap-conflict': ConflictingHandicap;
  'groups-conflict': GroupOfSession[];
  /** How many things of each kind use it; a kind that cannot use it is absent. */
  'in-use': Partial<GolfclubUse & ImageUse & PriceUse & UseInTemplates>;
  'import-changed': ChangedSince;
  'prize-taken': SessionPrice;
  stale: NewerVersion;
  'wrong-state': InstantPrice | ScheduledTraining;
}

/** What `current` of a refusal with this code holds. */
export type CurrentOf<Code extends RefusalCode> = Code extends keyof CurrentByCode ? CurrentByCode[Code] : undefined;

type ProblemWith<Code extends RefusalCode> = Omit<Problem, 'code' | 'current'> & {
  code: Code;
  current?: CurrentOf<Code> | null;
};

/** A problem whose `current` is typed by its code. */
export type KnownProblem = { [Code in RefusalCode]: ProblemWith<Code> }[RefusalCode];

/** What a refusal may carry besides its code. */
interface RefusalFacts<Current = CurrentByCode[keyof CurrentByCode]> {
  errors?: FieldError[];
  /** The thing as it is now, when the caller's idea of it is out of date. */
  current?: Current | null;
  retryAfterSeconds?: number;
}

type CodeWithCurrent = keyof CurrentByCode;
type RefusalArguments =
  | [code: Exclude<RefusalCode, CodeWithCurrent>, message: string, facts?: RefusalFacts<never>]
  | { [Code in CodeWithCurrent]: [code: Code, message: string, facts?: RefusalFacts<CurrentOf<Code>>] }[CodeWithCurrent]
  | [code: RefusalCode, message: string];

/** Thrown wherever something is refused; `http/problems.ts` alone turns it into an answer. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;

  constructor(...[code, message, facts = {}]: RefusalArguments) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}

/** Throws `not-approved` for whoever still waits for the club's approval; an admin never does. */
export function requireApproved(roles: readonly CallerRole[]): void {
  if (!canSignIn(roles)) throw new Refusal('not-approved', 'This account still waits for its approval by the club.');
}
