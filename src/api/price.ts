import type { EditedSessionPrice, NewSessionPrice, SessionPrice, SessionPrices } from '../../contract/price';
import type { Deleted } from '../../contract/shapes';
import { api } from './api';

const PATH = '/sessionprices';

/** A price as screens use it: its image parsed. */
export type ShownPrice = Omit<SessionPrice, 'cloudinary_image'> & { cloudinary_image: { public_id: string } | null };

const priceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Entries that carry an error are dropped (specification §7). */
    sessionPrices: build.query<ShownPrice[], void>({
      query: () => ({ call: 'listSessionPrices', path: PATH }),
      transformResponse: ({ data }: SessionPrices) => data.filter((price) => !('error' in price)).map(shownPrice),
      providesTags: ['Price'],
    }),
    createSessionPrice: build.mutation<ShownPrice, NewSessionPrice>({
      query: (body) => ({ call: 'createSessionPrice', method: 'POST', path: PATH, body }),
      transformResponse: shownPrice,
      invalidatesTags: ['Price'],
    }),
    updateSessionPrice: build.mutation<ShownPrice, EditedSessionPrice>({
      query: (body) => ({ call: 'updateSessionPrice', method: 'PUT', path: PATH, body }),
      transformResponse: shownPrice,
      invalidatesTags: ['Price'],
    }),
    deleteSessionPrice: build.mutation<Deleted, { id: string }>({
      query: (body) => ({ call: 'deleteSessionPrice', method: 'DELETE', path: PATH, body }),
      invalidatesTags: ['Price'],
    }),
  }),
});

/** Returns the price with its image parsed; without an image where the text names none. */
export function shownPrice(price: SessionPrice): ShownPrice {
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
  useSessionPricesQuery,
  useCreateSessionPriceMutation,
  useUpdateSessionPriceMutation,
  useDeleteSessionPriceMutation,
} = priceApi;
