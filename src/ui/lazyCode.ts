import { lazy, type ComponentType } from 'react';

interface Code<Props> {
  default: ComponentType<Props>;
}

const fetched = new WeakMap<() => unknown, unknown>();

/** Resolves with code that `lazyCode` then draws without a stop. Rejects when it cannot be fetched. */
export async function fetchCode<Found>(fetch: () => Promise<Found>): Promise<Found> {
  const code = await fetch();
  fetched.set(fetch, code);
  return code;
}

/** Returns a component whose code is fetched when it is first drawn, unless that was done before. */
export function lazyCode<Props extends object>(fetch: () => Promise<Code<Props>>) {
  return lazy(() => (fetched.has(fetch) ? told(fetched.get(fetch) as Code<Props>) : fetchCode(fetch)));
}

/** Tells at once: a promise tells later, and something else is drawn for a third of a second until then. */
function told<Found>(code: Found): Promise<Found> {
  return { then: (tell: (found: Found) => void) => tell(code) } as unknown as Promise<Found>;
}
