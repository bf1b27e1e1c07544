import type { Display } from '../../contract/display';
import { displaySecret } from '../session/displaySecret';
import { api } from './api';
import { send } from './send';

/** Longer than any answer takes; a connection that hangs must not hold up a screen that nobody looks after. */
const LONGEST_MS = 20_000;

const displayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The number stands for the link's secret, which is never part of an action or of the state. */
    display: build.query<Display, { link: number }>({
      queryFn: async ({ link }, { signal }) => {
        const patience = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
        const call = { call: 'readDisplay', path: '/api/display' };
        const result = await send(call, displaySecret(link), patience, 'Display');
        return 'failure' in result ? { error: result.failure } : { data: result.answer.data as Display };
      },
    }),
  }),
});

export const { useDisplayQuery } = displayApi;
