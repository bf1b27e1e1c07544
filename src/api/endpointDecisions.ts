import type { AnyDecision } from '../capsule/decision';

export interface EndpointDecision {
  argument: AnyDecision;
  answer: AnyDecision;
}

const decided = new Map<string, EndpointDecision>();

/** Notes what a capsule tells of each endpoint, by its name. */
export function decideEndpoints(decisions: Readonly<Record<string, EndpointDecision>>): void {
  for (const [name, decision] of Object.entries(decisions)) decided.set(name, decision);
}

/** Returns what a capsule tells of an endpoint; null where there is none of that name. */
export const decisionOfEndpoint = (name: unknown): EndpointDecision | null => decided.get(name as string) ?? null;
