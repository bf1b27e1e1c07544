import type { AnyDecision } from '../../../capsule/decision';
import type { CapsuleState } from '../../../capsule/capsuleFile';
import { faultAgainst, faultBeside } from '../../../capsule/faultAgainst';
import type { Refusal } from '../../../capsule/refusal';
import { ofLoginSession } from '../../../api/decisions/ofLoginSession';
import { readRoles } from '../../../session/loginSession';
import { sliceDecisions } from '../../capsule/sliceDecisions';
import { reducer, type AppState } from '../../makeStore';
import { faultInCache } from './faultInCache';

/** The state of an app in which nothing has happened yet. */
export const emptyState = (): AppState => reducer(undefined, { type: 'state/begun' });

/** Returns why a state cannot be one of this app, naming the slice and the place in it; null: it can. */
export function refusalOfState(state: CapsuleState): Refusal | null {
  const empty: CapsuleState = { ...emptyState() };
  for (const [slice, value] of Object.entries(state)) {
    if (!Object.hasOwn(empty, slice)) return { reason: 'unknownSlice', slice };
    const place = faultInSlice(slice, value, empty[slice]);
    if (place !== null) return { reason: 'damagedInside', place };
  }
  return null;
}

function faultInSlice(slice: string, value: unknown, empty: unknown): string | null {
  const fault = faultBeside(value, empty, slice);
  if (fault !== null) return fault;
  if (slice === 'api') return faultInCache(value);
  const decisions: Readonly<Record<string, AnyDecision>> = sliceDecisions;
  const decision = decisions[slice];
  // What is kept as a whole is known by the empty state alone.
  const structure = decision === undefined || decision === 'keep' ? null : faultAgainst(value, decision, slice, true);
  return structure ?? (slice === 'session' ? faultInSession(value as AppState['session']) : null);
}

/** Every private page reads who is signed in, and what they may do. */
function faultInSession({ session }: AppState['session']): string | null {
  if (session === null) return null;
  const missing = Object.keys(ofLoginSession.fields).find((field) => !Object.hasOwn(session, field));
  if (missing !== undefined) return `session.session.${missing}`;
  const { roles } = session;
  return Array.isArray(roles) && readRoles(roles).length === roles.length ? null : 'session.session.roles';
}
