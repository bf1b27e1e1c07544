import {
  DeletedInstantPrice,
  DeletedSessionPrice,
  EditedSessionPrice,
  InstantPrice,
  InstantPriceOfTraining,
  NewInstantPrice,
  NewSessionPrice,
  SessionPrice,
  SessionPrices,
} from '@contract/price';
import { Deleted, IdParams } from '@contract/shapes';
import type { Database } from '@server/db/database';
import { formats } from '@server/http/formats';
import { route, type Route } from '@server/http/route';
import { createPrice, deletePrice, editPrice } from './changePrice';
import { awardInstantPrice, changeInstantPrice, instantPriceOf, takeInstantPriceAway } from './instantPrices';
import { sessionPrices } from './queries';
import { publicIdOf } from './rules';

const PRICES = '/sessionprices';
const INSTANT = '/sessioninstantprice';

/** Returns how prices and instant prices are read and changed; only a server that owns the images knows which there are. */
export function priceRoutes(db: Database, { ownsImages }: { ownsImages: boolean }): Route[] {
  return [
    route({
      method: 'GET',
      path: PRICES,
      right: 'price.list',
      summary: 'All prices, the oldest first',
      answer: SessionPrices,
      handle: async () => ({ data: await sessionPrices(db) }),
    }),
    route({
      method: 'POST',
      path: PRICES,
      right: 'price.create',
      summary: 'Make a price; it may swap league table prizes with the price that holds the one it wants',
      body: NewSessionPrice,
      answer: SessionPrice,
      status: 201,
      handle: async ({ body, ...change }) => createPrice(db, { ...change, ownsImages }, withImageRead(body)),
    }),
    route({
      method: 'PUT',
      path: PRICES,
      right: 'price.edit',
      summary: 'Change a price; with the version that was read, only if nobody has changed it since',
      body: EditedSessionPrice,
      answer: SessionPrice,
      handle: async ({ body, ...change }) => editPrice(db, { ...change, ownsImages }, withImageRead(body)),
    }),
    route({
      method: 'DELETE',
      path: PRICES,
      right: 'price.delete',
      summary: 'Delete a price that is the instant price of no training',
      body: DeletedSessionPrice,
      answer: Deleted,
      handle: ({ body, ...change }) => deletePrice(db, { ...change, ownsImages }, body.id),
    }),
    route({
      method: 'GET',
      path: `${INSTANT}/sessionid/:id`,
      right: 'instantPrice.read',
      summary: 'The instant price of a training, null if it has none',
      params: IdParams,
      answer: InstantPriceOfTraining,
      handle: ({ caller, params }) => instantPriceOf(db, caller.scope, params.id),
    }),
    route({
      method: 'POST',
      path: INSTANT,
      right: 'instantPrice.award',
      summary: 'Award an instant price to a training that has none',
      body: NewInstantPrice,
      answer: InstantPrice,
      status: 201,
      handle: ({ body, ...change }) => awardInstantPrice(db, change, body),
    }),
    route({
      method: 'PUT',
      path: INSTANT,
      right: 'instantPrice.award',
      summary: 'Award another price instead',
      body: InstantPrice,
      answer: InstantPrice,
      handle: ({ body, ...change }) => changeInstantPrice(db, change, body),
    }),
    route({
      method: 'DELETE',
      path: INSTANT,
      right: 'instantPrice.award',
      summary: 'Take the instant price of a training away',
      body: DeletedInstantPrice,
      answer: Deleted,
      handle: ({ body, ...change }) => takeInstantPriceAway(db, change, body.id),
    }),
  ];
}

function withImageRead<Body extends { cloudinary_image?: string | null }>({ cloudinary_image, ...body }: Body) {
  return { ...body, image: publicIdOf(cloudinary_image, (text) => formats['public-id']?.(text) === true) };
}
