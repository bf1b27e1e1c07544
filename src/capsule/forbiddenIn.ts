import { pathTo } from './differences';
import type { Refusal } from './refusal';

/** What is assigned under these names may reach the prototype of other objects. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
/** No state of the app is nested so deep; what walks through it calls itself. */
const DEEPEST = 100;

/** Returns why a value of JSON must not come near the reducers, or null. */
export function forbiddenIn(value: unknown): Refusal | null {
  const waiting: { value: unknown; place: string; depth: number }[] = [{ value, place: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: container, place, depth } = next;
    if (typeof container !== 'object' || container === null) continue;
    if (depth > DEEPEST) return { reason: 'tooDeep' };
    const inList = Array.isArray(container);
    for (const [key, item] of Object.entries(container) as [string, unknown][]) {
      if (forbidden.has(key)) return { reason: 'forbiddenKey', place: pathTo(place, key, inList) };
      if (typeof item === 'object' && item !== null)
        waiting.push({ value: item, place: pathTo(place, key, inList), depth: depth + 1 });
    }
  }
  return null;
}
