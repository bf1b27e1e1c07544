import type { Problem } from '../../../contract/problem';
import type { ConflictingBall } from '../../../contract/training';
import type { AnyDecision, CarryOut, Decision } from '../../capsule/decision';
import type { Failure } from '../../ui/failure';
import { ofPerson } from './ofPerson';

const ofConflictingBall: Decision<ConflictingBall> = {
  fields: { index: 'keep', version: 'keep', points: 'keep', recordedBy: ofPerson, recordedAt: 'keep' },
};

const ofProblem = {
  fields: {
    type: 'keep',
    title: 'keep',
    status: 'keep',
    detail: 'text',
    code: 'keep',
    errors: { each: { fields: { path: 'keep', reason: 'keep', message: 'text' } } },
    current: 'drop',
  },
} satisfies Decision<Problem>;

/** The only refusals whose `current` a screen shows from the state; what is in use says by how many of what. */
const ofCurrent: Readonly<Partial<Record<Problem['code'], AnyDecision>>> = {
  'ball-conflict': ofConflictingBall,
  'in-use': { fields: { members: 'keep', trainings: 'keep', templates: 'keep', prices: 'keep' } },
};

export const ofFailure = {
  fields: {
    status: 'keep',
    retryAfterSeconds: 'keep',
    error: 'text',
    data: {
      by: (problem: Problem, carryOut: CarryOut) =>
        carryOut(problem, { fields: { ...ofProblem.fields, current: ofCurrent[problem.code] ?? 'drop' } }),
    },
  },
} satisfies Decision<Failure>;
