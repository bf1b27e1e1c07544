import { type SecretHandle, storeSecret, takeSecret } from '@/session/secrets';
import type { HelperCode, MadeHelperCode, TrainingHelper } from '@contract/helper';
import type { Deleted } from '@contract/shapes';
import { api } from './api';
import { sendPatiently } from './baseQuery';
import type { Keyed } from './call';
import type { OfTraining } from './training';

const path = '/api/scheduledtrainings/{scheduledTrainingId}/helpercodes';
const helpersPath = '/api/scheduledtrainings/{scheduledTrainingId}/helpers';

/** A code with itself in the secret store. */
type Made = { helperCode: HelperCode; secret: SecretHandle<string> };

const helperApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHelperCodes: build.query<HelperCode[], OfTraining>({
      query: (parameters) => ({ call: 'readHelperCodes', path, parameters }),
      providesTags: ['HelperCode'],
    }),
    /** The code lies in the secret store under the number that is answered. */
    makeHelperCode: build.mutation<Made, OfTraining>({
      queryFn: async (parameters, lifecycle) => {
        const call = { call: 'makeHelperCode', method: 'POST', path, parameters } as const;
        const result = await sendPatiently(call, lifecycle);
        if ('failure' in result) return { error: result.failure };
        const { helperCode, code } = result.answer.data as MadeHelperCode;
        return { data: { helperCode, secret: storeSecret(code) } };
      },
      invalidatesTags: ['HelperCode'],
    }),
    revokeHelperCode: build.mutation<Deleted, OfTraining & { helperCodeId: string } & Keyed>({
      query: ({ idempotencyKey, ...parameters }) => ({
        call: 'revokeHelperCode',
        method: 'DELETE',
        path: `${path}/{helperCodeId}`,
        parameters,
        idempotencyKey,
      }),
      invalidatesTags: ['HelperCode'],
    }),
    getHelpers: build.query<TrainingHelper[], OfTraining>({
      query: (parameters) => ({ call: 'readHelpers', path: helpersPath, parameters }),
      providesTags: ['HelperCode'],
    }),
    eraseHelperName: build.mutation<Deleted, OfTraining & { helperId: string } & Keyed>({
      query: ({ idempotencyKey, ...parameters }) => ({
        call: 'eraseHelperName',
        method: 'DELETE',
        path: `${helpersPath}/{helperId}`,
        parameters,
        idempotencyKey,
      }),
      invalidatesTags: (_erased, _error, { scheduledTrainingId }) => [
        'HelperCode',
        'Change',
        { type: 'Training', id: scheduledTrainingId },
      ],
    }),
  }),
});

export const {
  useGetHelperCodesQuery,
  useMakeHelperCodeMutation,
  useRevokeHelperCodeMutation,
  useGetHelpersQuery,
  useEraseHelperNameMutation,
} = helperApi;

/** Returns the code that was made; undefined if it was taken before. */
export const takeHelperCode = ({ secret }: Made): string | undefined => takeSecret(secret);
