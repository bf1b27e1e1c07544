import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Failure } from '@/errors/failure';
import type { EditedSessionPrice, InstantPrice, NewSessionPrice, SessionPrice, SessionPrices } from '@contract/price';
import type { Deleted } from '@contract/shapes';
import { api } from './api';
import { sendPatiently } from './baseQuery';
import type { Call, Keyed } from './call';
import { putInList } from './putInList';
import { trainingLists } from './training';

const PRICES_PATH = '/sessionprices';

/** A price as screens use it: its image parsed. */
export type PriceView = Omit<SessionPrice, 'cloudinary_image'> & { cloudinary_image: { public_id: string } | null };

const priceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Entries that carry an error are dropped (specification §7). */
    getSessionPrices: build.query<PriceView[], void>({
      query: () => ({ call: 'listSessionPrices', path: PRICES_PATH }),
      transformResponse: ({ data }: SessionPrices) => data.filter((price) => !('error' in price)).map(shownPrice),
      providesTags: ['Price'],
    }),
    createSessionPrice: build.mutation<PriceView, NewSessionPrice & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'createSessionPrice',
        method: 'POST',
        path: PRICES_PATH,
        body,
        idempotencyKey,
      }),
      transformResponse: shownPrice,
      onQueryStarted: async (_sent, mutation) => {
        await putInList(mutation, (put) => priceApi.util.updateQueryData('getSessionPrices', undefined, put));
      },
      invalidatesTags: ['Price'],
    }),
    updateSessionPrice: build.mutation<PriceView, EditedSessionPrice & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'updateSessionPrice',
        method: 'PUT',
        path: PRICES_PATH,
        body,
        idempotencyKey,
      }),
      transformResponse: shownPrice,
      onQueryStarted: async (_sent, mutation) => {
        await putInList(mutation, (put) => priceApi.util.updateQueryData('getSessionPrices', undefined, put));
      },
      invalidatesTags: ['Price'],
    }),
    deleteSessionPrice: build.mutation<Deleted, { id: string } & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        call: 'deleteSessionPrice',
        method: 'DELETE',
        path: PRICES_PATH,
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['Price'],
    }),
  }),
});

/** Returns the price with its image parsed; without an image where the text names none. */
export function shownPrice(price: SessionPrice): PriceView {
  return { ...price, cloudinary_image: parsedImage(price.cloudinary_image) };
}

/** Returns the image that the text of a price names; null where it names none. */
export function parsedImage(image: unknown): { public_id: string } | null {
  try {
    const parsed: unknown = typeof image === 'string' ? JSON.parse(image) : image;
    const isNamed = typeof parsed === 'object' && parsed !== null && 'public_id' in parsed;
    return isNamed && typeof parsed.public_id === 'string' ? { public_id: parsed.public_id } : null;
  } catch {
    return null;
  }
}

export const {
  useGetSessionPricesQuery,
  useCreateSessionPriceMutation,
  useUpdateSessionPriceMutation,
  useDeleteSessionPriceMutation,
} = priceApi;

const INSTANT_PATH = '/sessioninstantprice';

interface Award {
  trainingId: string;
  /** The price that the training is to have; null: none. */
  chosen: string | null;
  /** The price that it had when this one was chosen; null: none. */
  seen: string | null;
}

/** `meanwhile`: nothing was changed, because somebody else has given the training this price, or taken its price away. */
type Saved = { isSaved: true } | { isSaved: false; meanwhile: string | null };
type Lifecycle = Pick<BaseQueryApi, 'signal' | 'dispatch'>;
type Result<Data> = { data: Data } | { error: Failure };

const instantPriceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Reads the record first; one that exists is changed, where there is none one is made, no price removes it (specification
     * §7).
     */
    saveInstantPrice: build.mutation<Saved, Award>({
      queryFn: async (award, lifecycle) => {
        const reading = {
          call: 'readInstantPrice',
          path: `${INSTANT_PATH}/sessionid/{id}`,
          parameters: { id: award.trainingId },
          // Null where the training has none.
          isAnswer: (data: unknown) => typeof data === 'object',
        };
        const read = await sent<InstantPrice | null>(reading, lifecycle);
        if ('error' in read) return read;
        const current = read.data?.session_price_id ?? null;
        if (current !== award.seen && current !== award.chosen) return { data: { isSaved: false, meanwhile: current } };
        return write(award, read.data, lifecycle);
      },
      invalidatesTags: (saved, _error, { trainingId }) => [
        trainingLists,
        { type: 'Training', id: trainingId },
        // Otherwise the prices to choose from may not be those that there are.
        ...(saved?.isSaved ? [] : (['Price'] as const)),
      ],
    }),
  }),
});

async function write(award: Award, record: InstantPrice | null, lifecycle: Lifecycle): Promise<Result<Saved>> {
  const call = callFor(award, record);
  const written = call && (await sent<unknown>(call, lifecycle));
  if (written === null || !('error' in written)) return { data: { isSaved: true } };
  const other = awardedFirst(written.error);
  return other === null ? written : { data: { isSaved: false, meanwhile: other.session_price_id } };
}

/** Returns the call that makes the record what was chosen; null: it is that already. */
function callFor({ trainingId, chosen }: Award, record: InstantPrice | null): Call | null {
  if (record === null && chosen === null) return null;
  if (record === null) {
    const body = { session_id: trainingId, session_price_id: chosen };
    return { call: 'awardInstantPrice', method: 'POST', path: INSTANT_PATH, body };
  }
  if (chosen === null) return { call: 'takeInstantPriceAway', method: 'DELETE', path: INSTANT_PATH, body: record };
  const body = { ...record, session_price_id: chosen };
  return { call: 'changeInstantPrice', method: 'PUT', path: INSTANT_PATH, body };
}

async function sent<Data>(call: Call, lifecycle: Lifecycle): Promise<Result<Data>> {
  const result = await sendPatiently(call, lifecycle);
  return 'failure' in result ? { error: result.failure } : { data: result.answer.data as Data };
}

/** Returns the record that somebody else made between our reading and our making one, which is refused; otherwise null. */
function awardedFirst(failure: Failure): InstantPrice | null {
  if (!('data' in failure) || failure.data.code !== 'wrong-state') return null;
  return (failure.data.current ?? null) as InstantPrice | null;
}

export const { useSaveInstantPriceMutation } = instantPriceApi;
