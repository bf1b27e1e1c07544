import type { Mapping } from '../../contract/mapping';
import { api } from './api';

const mappingApi = api.injectEndpoints({
  endpoints: (build) => ({
    mappings: build.query<Mapping[], void>({
      query: () => ({ call: 'listMappings', path: '/api/trainingsessionhandicapdifferencetopointsmapping' }),
      providesTags: ['Mapping'],
    }),
  }),
});

export const { useMappingsQuery } = mappingApi;
