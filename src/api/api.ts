import { createApi, type EndpointBuilder, type EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseQuery, type Meta } from './baseQuery';

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
  'HelperCode',
  'Change',
  'MemberCounts',
] as const;

const empty = createApi({ baseQuery, tagTypes, endpoints: () => ({}) });

export type Build = EndpointBuilder<typeof baseQuery, (typeof tagTypes)[number], 'api'>;

type Transform = (answer: unknown, meta: Meta | undefined, argument: unknown) => unknown;

/** Returns the endpoints so that an answer from the cache, which was transformed before, is left alone. */
function transformedOnce<Definitions extends EndpointDefinitions>(definitions: Definitions): Definitions {
  for (const definition of Object.values(definitions) as { transformResponse?: Transform }[]) {
    const { transformResponse } = definition;
    if (!transformResponse) continue;
    definition.transformResponse = (answer, meta, argument) =>
      meta?.isFromCache ? answer : transformResponse(answer, meta, argument);
  }
  return definitions;
}

const injectEndpoints: typeof empty.injectEndpoints = (injected) =>
  empty.injectEndpoints({ ...injected, endpoints: (build) => transformedOnce(injected.endpoints(build)) });

/** The one cache of what the server answered; each noun injects its endpoints in a file of its own. */
export const api = { ...empty, injectEndpoints };
