import type { UnknownAction } from '@reduxjs/toolkit';
import { CAPSULE_FORMAT, CAPSULE_VERSION, type Capsule, type CapsuleState, type CapsuleStep } from './capsuleFile';
import { fingerprint } from './fingerprint';
import { makeMasking, type MaskRules } from './masking/makeMasking';
import type { PersonalKind } from './masking/standIns';
import type { Recording } from './recorder';

/** What a capsule says beside what was recorded. */
export type Surroundings = Pick<
  Capsule,
  'note' | 'locale' | 'roles' | 'viewport' | 'device' | 'route' | 'app' | 'madeAt' | 'outbox'
>;

/** How many different texts of each kind have stand-ins in a capsule. */
export type MaskedCounts = Readonly<Record<PersonalKind, number>>;

/** Returns the capsule of what was recorded, with all people in it masked. */
export function makeCapsule(recording: Recording, rules: MaskRules, surroundings: Surroundings): Capsule {
  return makeCountedCapsule(recording, rules, surroundings).capsule;
}

/** Returns the capsule of what was recorded, and for a preview how many texts are masked in it and how others would be. */
export function makeCountedCapsule(
  recording: Recording,
  rules: MaskRules,
  surroundings: Surroundings,
): { capsule: Capsule; masked: MaskedCounts; maskText: (text: string) => string } {
  const masking = makeMasking(rules);
  const states = [...recording.steps.map(({ before }) => before), recording.state].map(asState);
  const actions = recording.steps.map(({ action }, index) => withWholeAnswer(action, states[index + 1] ?? {}));
  for (const state of new Set(states)) for (const [name, slice] of Object.entries(state)) masking.collect(slice, name);
  for (const action of actions) masking.collect(action);
  for (const { route } of [...recording.pages, surroundings]) masking.collect(route, 'route');
  const maskRoute = (route: string) => masking.mask(route, 'route') as string;

  const masked = (state: CapsuleState): CapsuleState =>
    Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, masking.mask(slice, name)]));
  const changed = (before: CapsuleState, after: CapsuleState): CapsuleStep['changed'] =>
    Object.fromEntries(
      Object.entries(after)
        .filter(([name, slice]) => !Object.is(before[name], slice))
        .map(([name, slice]) => [name, fingerprint(masking.mask(slice, name))]),
    );
  const steps = actions.map((action, index) => ({
    action: { ...(masking.mask(action) as object), type: action.type },
    at: new Date(recording.steps[index]?.at ?? 0).toISOString(),
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

interface CacheState {
  queries: Readonly<Record<string, { data?: unknown } | undefined>>;
}

/**
 * Returns a change of a cached answer so that it holds the whole answer as it was afterwards: how a part of it is masked
 * may depend on what stands beside it.
 */
function withWholeAnswer(action: UnknownAction, after: CapsuleState): UnknownAction {
  if (!action.type.endsWith('/queries/queryResultPatched')) return action;
  const { queryCacheKey } = action['payload'] as { queryCacheKey: string };
  const entry = (after['api'] as CacheState | undefined)?.queries[queryCacheKey];
  const patches = entry ? [{ op: 'replace', path: [], value: entry.data }] : [];
  return { ...action, payload: { queryCacheKey, patches } };
}
