import type { AnyDecision, CarryOut } from '../../capsule/decision';
import { ofCacheKey } from './ofCacheKey';
import { perEndpoint } from './perEndpoint';

/** A step from one state to the next, as immer notes it. */
interface Patch {
  op: 'replace' | 'remove' | 'add';
  path: (string | number)[];
  value?: unknown;
}

/** Returns what is told of what stands at a path within something that this is told of. */
function decisionAt([step, ...rest]: readonly (string | number)[], of: AnyDecision): AnyDecision {
  if (step === undefined || of === 'keep') return of;
  if (typeof of === 'string') return 'drop';
  if ('each' in of) return step === 'length' ? 'keep' : decisionAt(rest, of.each);
  if ('values' in of) return decisionAt(rest, of.values);
  // What decides by the value itself cannot say anything of a part of it.
  if (!('fields' in of) || !Object.hasOwn(of.fields, step)) return 'drop';
  return decisionAt(rest, of.fields[step] ?? 'drop');
}

/** A patch of something that is left out is left out too: there is nothing to apply it to. */
function told(patches: readonly Patch[], of: AnyDecision, carryOut: CarryOut): Patch[] {
  return patches.flatMap((patch) => {
    const decision = decisionAt(patch.path, of);
    if (decision === 'drop') return [];
    return ['value' in patch ? { ...patch, value: carryOut(patch.value, decision) } : patch];
  });
}

const ofPatchedOf = perEndpoint(({ answer }) => ({
  fields: {
    queryCacheKey: ofCacheKey,
    patches: { by: (patches: readonly Patch[], carryOut) => told(patches, answer, carryOut) },
  },
}));

/** Of what is changed in an answer; paths hold names of fields and places in lists alone. */
export const ofPatched: AnyDecision = {
  by: (patched: { queryCacheKey: string }, carryOut) =>
    carryOut(patched, ofPatchedOf(patched.queryCacheKey.split('(', 1)[0])),
};

/** Of the patches of a record by keys of the cache. */
export const ofPatchesByKey = (of: AnyDecision): AnyDecision => ({
  by: (patches: readonly Patch[], carryOut) =>
    patches.flatMap(({ path: [key, ...path], ...patch }) => {
      const toldKey = carryOut(key, ofCacheKey);
      if (typeof toldKey !== 'string') return [];
      return told([{ ...patch, path }], of, carryOut).map((one) => ({ ...one, path: [toldKey, ...one.path] }));
    }),
});
