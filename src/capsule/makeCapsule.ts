import type { UnknownAction } from '@reduxjs/toolkit';
import {
  CAPSULE_FORMAT,
  CAPSULE_VERSION,
  type Capsule,
  type CapsuleAction,
  type CapsuleState,
  type CapsuleStep,
} from './capsuleFile';
import type { AnyDecision, Decision, PersonalKind } from './decision';
import { fingerprint } from './fingerprint';
import { makeMasking } from './masking/makeMasking';
import type { Recording } from './recorder';

/** What a capsule tells of the whole app. */
export interface CapsuleDecisions {
  /** A slice without one is left out. */
  slices: Readonly<Record<string, AnyDecision>>;
  /** Of an action that is dropped, its type stays. */
  action: (action: UnknownAction) => AnyDecision;
  /** Of a page's address, which may name people that nothing else in the capsule does; as any text if not given. */
  route?: Decision<string>;
}

/** What a capsule says beside what was recorded. */
export type Surroundings = Pick<
  Capsule,
  'note' | 'locale' | 'roles' | 'viewport' | 'route' | 'app' | 'madeAt' | 'outbox'
>;

/** How many different texts of each kind have stand-ins in a capsule. */
export type MaskedCounts = Readonly<Record<PersonalKind, number>>;

/** Returns the capsule of what was recorded, with all people in it masked. */
export function makeCapsule(recording: Recording, decisions: CapsuleDecisions, surroundings: Surroundings): Capsule {
  return makeCountedCapsule(recording, decisions, surroundings).capsule;
}

/** Returns the capsule of what was recorded, and for a preview how many texts are masked in it and how others would be. */
export function makeCountedCapsule(
  recording: Recording,
  decisions: CapsuleDecisions,
  surroundings: Surroundings,
): { capsule: Capsule; masked: MaskedCounts; maskText: (text: string) => string } {
  const masking = makeMasking();
  const slices = Object.entries(decisions.slices).filter(([, decision]) => decision !== 'drop');
  const states = [...recording.steps.map(({ before }) => before), recording.state].map(asState);
  const decided = recording.steps.map(({ action, at }) => ({ action, at, decision: decisionOf(action, decisions) }));
  for (const state of new Set(states)) for (const [name, decision] of slices) masking.collect(state[name], decision);
  for (const { action, decision } of decided) masking.collect(action, decision);
  const { route: ofRoute = 'text' } = decisions;
  for (const { route } of [...recording.pages, surroundings]) masking.collect(route, ofRoute);
  const maskRoute = (route: string) => masking.mask(route, ofRoute) as string;

  const masked = (state: CapsuleState): CapsuleState =>
    Object.fromEntries(
      slices.filter(([name]) => name in state).map(([name, decision]) => [name, masking.mask(state[name], decision)]),
    );
  const changed = (before: CapsuleState, after: CapsuleState): CapsuleStep['changed'] =>
    Object.fromEntries(
      slices
        .filter(([name]) => !Object.is(before[name], after[name]))
        .map(([name, decision]) => [name, fingerprint(masking.mask(after[name], decision))]),
    );
  const steps = decided.map(({ action, at, decision }, index) => ({
    action: maskedAction(action, masking.mask(action, decision)),
    at: new Date(at).toISOString(),
    changed: changed(states[index] ?? {}, states[index + 1] ?? {}),
  }));
  const final = masked(states.at(-1) ?? {});
  const { note, route, ...plain } = surroundings;
  const capsule: Capsule = {
    format: CAPSULE_FORMAT,
    formatVersion: CAPSULE_VERSION,
    ...plain,
    note: masking.maskText(note),
    route: maskRoute(route),
    trail: recording.pages.map((page) => ({ ...page, route: maskRoute(page.route) })),
    base: masked(states[0] ?? {}),
    steps,
    final,
    fingerprint: fingerprint(final),
    errors: recording.errors.map((error) => ({
      ...error,
      message: masking.maskText(error.message),
      stack: masking.maskText(error.stack),
    })),
    calls: recording.calls,
  };
  return { capsule, masked: masking.counts(), maskText: masking.maskText };
}

const asState = (state: unknown): CapsuleState =>
  typeof state === 'object' && state !== null ? (state as CapsuleState) : {};

/** What cannot be decided is not told. */
function decisionOf(action: UnknownAction, decisions: CapsuleDecisions): AnyDecision {
  try {
    return decisions.action(action);
  } catch {
    return 'drop';
  }
}

const maskedAction = ({ type }: UnknownAction, masked: unknown): CapsuleAction => ({
  ...(typeof masked === 'object' ? masked : {}),
  type,
});
