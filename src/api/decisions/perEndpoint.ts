import type { AnyDecision } from '../../capsule/decision';
import { decisionOfEndpoint, type EndpointDecision } from '../endpointDecisions';

/**
 * Returns what makes a decision of that of an endpoint, always the same one for the same endpoint; nothing is told where
 * there is none of that name.
 */
export function perEndpoint(decide: (of: EndpointDecision) => AnyDecision): (name: unknown) => AnyDecision {
  const made = new Map<unknown, AnyDecision>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const of = decisionOfEndpoint(name);
    if (of === null) return 'drop';
    const decision = decide(of);
    made.set(name, decision);
    return decision;
  };
}
