import {
  createApi,
  type EndpointBuilder,
  type EndpointDefinitions,
  type QueryArgFrom,
  type ResultTypeFrom,
} from '@reduxjs/toolkit/query/react';
import type { Decision } from '../capsule/decision';
import { baseQuery, type Meta } from './baseQuery';
import { decideEndpoints } from './endpointDecisions';

const tagTypes = [
  'Golfclub',
  'Member',
  'Template',
  'Mapping',
  'Category',
  'Price',
  'Image',
  'Training',
  'League',
  'DisplayLink',
  'Change',
  'MemberCounts',
] as const;

const empty = createApi({ baseQuery, tagTypes, endpoints: () => ({}) });

/** The one cache of what the server said; each noun adds its endpoints in a file of its own, by `addEndpoints`. */
export const api: Omit<typeof empty, 'injectEndpoints'> = empty;

export type Build = EndpointBuilder<typeof baseQuery, (typeof tagTypes)[number], 'api'>;

type Transform = (answer: unknown, meta: Meta | undefined, argument: unknown) => unknown;

/** What a capsule tells of each endpoint's argument and answer. */
type DecisionsOf<Definitions extends EndpointDefinitions> = {
  [Name in keyof Definitions]: {
    argument: Decision<QueryArgFrom<Definitions[Name]>>;
    answer: Decision<ResultTypeFrom<Definitions[Name]>>;
  };
};

/**
 * Adds endpoints to the cache once it is decided what a capsule tells of each: `withDecisions` returns the cache with them
 * and their hooks.
 */
export function addEndpoints<Definitions extends EndpointDefinitions>(endpoints: (build: Build) => Definitions) {
  return {
    withDecisions: (decisions: DecisionsOf<Definitions>) => {
      decideEndpoints(decisions);
      return empty.injectEndpoints({ endpoints: (build) => transformedOnce(endpoints(build)) });
    },
  };
}

/** Returns the endpoints so that they leave alone an answer that comes from the cache. */
function transformedOnce<Definitions extends EndpointDefinitions>(definitions: Definitions): Definitions {
  for (const definition of Object.values(definitions) as { transformResponse?: Transform }[]) {
    const { transformResponse } = definition;
    if (!transformResponse) continue;
    definition.transformResponse = (answer, meta, argument) =>
      meta?.isFromCache ? answer : transformResponse(answer, meta, argument);
  }
  return definitions;
}
