import type { UnknownAction } from '@reduxjs/toolkit';
import {
  CAPSULE_FORMAT,
  CAPSULE_VERSION,
  type Capsule,
  type CapsuleState,
  type CapsuleStep,
  PAGE_LOADED,
} from './capsuleFile';
import { fingerprint } from './fingerprint';
import { makeMasking, type Masking, type MaskRules } from './masking/makeMasking';
import type { PersonalKind } from './masking/pseudonyms';
import type { EarlierPages, Recording } from './recorder';

/** What a capsule says beside what was recorded. */
export type CapsuleMetadata = Pick<
  Capsule,
  'note' | 'locale' | 'roles' | 'viewport' | 'device' | 'route' | 'app' | 'madeAt' | 'outbox'
>;

/** How many different texts of each kind have stand-ins in a capsule. */
export type MaskedCounts = Readonly<Record<PersonalKind, number>>;

/** Returns the capsule of what was recorded, with all people in it masked. */
export function makeCapsule(recording: Recording, rules: MaskRules, metadata: CapsuleMetadata): Capsule {
  return makeCountedCapsule(recording, rules, metadata).capsule;
}

/** Returns the capsule of what was recorded, and for a preview how many texts are masked in it and how others would be. */
export function makeCountedCapsule(
  recording: Recording,
  rules: MaskRules,
  metadata: CapsuleMetadata,
): { capsule: Capsule; masked: MaskedCounts; maskText: (text: string) => string } {
  const masking = makeMasking(rules);
  const capsule = capsuleMaskedBy(masking, recording, metadata);
  return { capsule, masked: masking.counts(), maskText: (text) => masking.maskText(text, 'prose') };
}

/** Returns the capsule of what was recorded; what the masking has masked before costs nothing. */
export function capsuleMaskedBy(masking: Masking, recording: Recording, metadata: CapsuleMetadata): Capsule {
  masking.collect(metadata.route, 'route');
  const { pages, final } = maskedPages(recording, masking);
  const { note, route, ...plain } = metadata;
  return {
    format: CAPSULE_FORMAT,
    formatVersion: CAPSULE_VERSION,
    ...plain,
    note: masking.maskText(note, 'prose'),
    route: masking.mask(route, 'route') as string,
    ...pages,
    final,
    fingerprint: fingerprint(final),
  };
}

/** Returns what was recorded and the state after it, masked; what was before the page was loaded again is masked already. */
function maskedPages(recording: Recording, masking: Masking): { pages: EarlierPages; final: CapsuleState } {
  const states = [...recording.steps.map(({ before }) => before), recording.state].map(asState);
  const recorded = recording.steps.map(({ action }, index) => withWholeAnswer(action, states[index + 1] ?? {}));
  for (const state of new Set(states)) for (const [name, slice] of Object.entries(state)) masking.collect(slice, name);
  for (const action of recorded) masking.collect(action);
  for (const { route } of recording.pages) masking.collect(route, 'route');

  const masked = (state: CapsuleState): CapsuleState =>
    Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, masking.mask(slice, name)]));
  const changed = (before: CapsuleState, after: CapsuleState): CapsuleStep['changed'] =>
    Object.fromEntries(
      Object.entries(after)
        .filter(([name, slice]) => !Object.is(before[name], slice))
        .map(([name, slice]) => [name, fingerprint(masking.mask(slice, name))]),
    );
  const steps = recorded.map((action, index) => ({
    action: { ...(masking.mask(action) as object), type: action.type },
    at: new Date(recording.steps[index]?.at ?? 0).toISOString(),
    changed: changed(states[index] ?? {}, states[index + 1] ?? {}),
  }));
  const pages: EarlierPages = {
    base: masked(states[0] ?? {}),
    steps,
    errors: recording.errors.map((error) => ({
      ...error,
      message: masking.maskText(error.message),
      stack: masking.maskText(error.stack),
    })),
    calls: recording.calls,
    trail: recording.pages.map((page) => ({ ...page, route: masking.mask(page.route, 'route') as string })),
  };
  return { pages: recording.earlier ? joined(recording.earlier, pages) : pages, final: masked(states.at(-1) ?? {}) };
}

/** Returns both as one, with a step between them at which the state begins anew. */
function joined(earlier: EarlierPages, { base, steps, errors, ...pages }: EarlierPages): EarlierPages {
  const at = steps[0]?.at ?? pages.trail[0]?.at ?? earlier.steps.at(-1)?.at ?? new Date(0).toISOString();
  const changed = Object.fromEntries(Object.entries(base).map(([name, slice]) => [name, fingerprint(slice)]));
  const loaded: CapsuleStep = { action: { type: PAGE_LOADED }, at, changed, state: base };
  const offset = earlier.steps.length + 1;
  return {
    base: earlier.base,
    steps: [...earlier.steps, loaded, ...steps],
    errors: [...earlier.errors, ...errors.map((error) => ({ ...error, afterSteps: error.afterSteps + offset }))],
    calls: [...earlier.calls, ...pages.calls],
    trail: [...earlier.trail, ...pages.trail],
  };
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
