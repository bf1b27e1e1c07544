import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The one cache of what the server said; each noun adds its endpoints in a file of its own. */
export const api = createApi({
  baseQuery,
  tagTypes: [
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
  ],
  endpoints: () => ({}),
});
