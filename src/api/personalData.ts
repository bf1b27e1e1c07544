import { type SecretHandle, storeSecret, takeSecret } from '@/session/secrets';
import type { PersonalData } from '@contract/personalData';
import { api } from './api';
import { sendPatiently } from './baseQuery';
import type { Call } from './call';

type Lifecycle = Parameters<typeof sendPatiently>[1];

/** All that is stored about a person need not be part of an action: it lies in the secret store. */
async function exported(call: Call, lifecycle: Lifecycle) {
  const result = await sendPatiently(call, lifecycle);
  if ('failure' in result) return { error: result.failure };
  return { data: { exported: storeSecret(result.answer.data as PersonalData) } };
}

const personalDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportOwnData: build.mutation<{ exported: SecretHandle<PersonalData> }, void>({
      queryFn: (_nothing, lifecycle) =>
        exported({ call: 'exportOwnData', method: 'POST', path: '/api/golfclub/whoami/export' }, lifecycle),
      invalidatesTags: ['Change'],
    }),
    exportMemberData: build.mutation<
      { exported: SecretHandle<PersonalData> },
      { golfclubId: string; username: string }
    >({
      queryFn: (parameters, lifecycle) => {
        const path = '/api/golfclub/{golfclubId}/member/{username}/export';
        return exported({ call: 'exportMemberData', method: 'POST', path, parameters }, lifecycle);
      },
      invalidatesTags: ['Change'],
    }),
  }),
});

export const { useExportOwnDataMutation, useExportMemberDataMutation } = personalDataApi;

/** Returns what was exported; undefined if it was taken before. */
export const takePersonalData = ({
  exported: handle,
}: {
  exported: SecretHandle<PersonalData>;
}): PersonalData | undefined => takeSecret(handle);
