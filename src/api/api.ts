import {
  createApi,
  type EndpointBuilder,
  type EndpointDefinitions,
  type QueryArgFrom,
  type ResultTypeFrom,
} from '@reduxjs/toolkit/query/react';
import type { Decision } from '../capsule/decision';
import { baseQuery } from './baseQuery';
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
      return empty.injectEndpoints({ endpoints });
    },
  };
}
