import type { EditedSessionPrice, NewSessionPrice, SessionPrice } from '@contract/price';
import type { Deleted } from '@contract/shapes';
import { changeOnce, requireVersion, type KeyedChange } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { recordContent } from '@server/db/recordContent';
import { offerUndo, undoConflict, type Undone } from '@server/db/undoable';
import {
  serializePrice,
  hasImage,
  otherPriceWithPrize,
  lockPrices,
  priceWithId,
  useOfPrice,
  type StoredPrice,
} from './queries';
import { prizeTaken, requireUnused, unknownReference } from './rules';

export interface Change extends KeyedChange {
  /** Whether this server keeps the images itself, and so knows which there are. */
  ownsImages: boolean;
}

/** What a price is sent with, its image read: a public id, or null for none. */
type Sent<Body> = Omit<Body, 'cloudinary_image'> & { image: string | null };

type Values = Omit<StoredPrice, 'id' | 'version'>;

/**
 * Returns the new price. Throws `unknown-reference` for an image that does not exist, and `prize-taken` with the price
 * that is the prize for this place of the league table, unless they are to swap: then that one is none any more.
 */
export async function createPrice(db: Database, change: Change, sent: Sent<NewSessionPrice>): Promise<SessionPrice> {
  return writePrice(db, change, async (tx) => {
    const values = valuesOf(sent);
    await refuseUnknownImage(tx, change, null, values);
    const { id } = await tx.insertInto('session_prices').values(values).returning('id').executeTakeFirstOrThrow();
    await takePrize(tx, change, { before: { id, league_table_prize: null }, values, maySwap: sent.swap === true });
    await recordContent(tx, { action: 'price.created', actorId: change.caller.id, after: recordedValues(values) });
    return { id };
  });
}

/**
 * Returns the price with its new values; its version moves on if they differ. Throws `not-found`, `stale` with the price
 * as it is now when the caller has seen another version, `unknown-reference` for an image that does not exist, and
 * `prize-taken` as when making one; with `swap` the other price becomes the prize that this one was.
 */
export async function editPrice(db: Database, change: Change, sent: Sent<EditedSessionPrice>): Promise<SessionPrice> {
  return writePrice(db, change, async (tx) => {
    const before = await requirePrice(tx, sent.id);
    const current = () => serializePrice(before);
    await requireVersion(sent.version, before, 'Somebody else has changed the price meanwhile.', current);
    const values = valuesOf(sent);
    if (isUnchanged(before, values)) return { id: sent.id };
    await refuseUnknownImage(tx, change, before.image, values);
    await takePrize(tx, change, { before, values, maySwap: sent.swap === true });
    await tx
      .updateTable('session_prices')
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', sent.id)
      .execute();
    await recordEdited(tx, change, before, values);
    return { id: sent.id };
  });
}

/** Returns the id of the deleted price. Throws `not-found`, and `in-use` with the number of trainings it was awarded in. */
export async function deletePrice(db: Database, change: Change, priceId: string): Promise<Deleted> {
  return changeOnce(db, change, async (tx) => {
    await lockPrices(tx);
    const stored = await requirePrice(tx, priceId);
    const { id, name } = stored;
    requireUnused(await useOfPrice(tx, id));
    await tx.deleteFrom('session_prices').where('id', '=', id).execute();
    const done = { action: 'price.deleted', actorId: change.caller.id } as const;
    await recordContent(tx, { ...done, before: { name } });
    await offerUndo(tx, { ...done, subjectId: id, stored });
    return { id };
  });
}

/**
 * Brings a price back that was deleted, as it was. Throws `undo-conflict` when another one is the prize for its place of
 * the league table by now, or its image is gone.
 */
export async function restorePrice(
  tx: Transaction,
  { actorId, stored }: Undone<StoredPrice>,
  { ownsImages }: Pick<Change, 'ownsImages'>,
): Promise<void> {
  await lockPrices(tx);
  const { id, name, image, league_table_prize: prize } = stored;
  if (prize !== null && (await otherPriceWithPrize(tx, prize, id)) !== null) {
    throw undoConflict('Another price is the prize for this place of the league table by now.');
  }
  if (ownsImages && image !== null && !(await hasImage(tx, image))) {
    throw undoConflict('The image of the price has been deleted.');
  }
  await tx.insertInto('session_prices').values(stored).execute();
  await recordContent(tx, { action: 'price.restored', actorId, after: { name } });
}

const recordedValues = ({ name, description, image, league_table_prize }: Values) => ({
  name,
  description,
  image,
  leagueTablePrize: league_table_prize,
});

function recordEdited(tx: Transaction, { caller }: Change, before: Values, after: Values): Promise<void> {
  const values = { before: recordedValues(before), after: recordedValues(after) };
  return recordContent(tx, { action: 'price.edited', actorId: caller.id, ...values });
}

/** An image that stays needs no look: as long as a price shows it, it cannot be deleted. */
async function refuseUnknownImage(tx: Transaction, { ownsImages }: Change, before: string | null, { image }: Values) {
  if (image === null || image === before || !ownsImages) return;
  if (!(await hasImage(tx, image))) throw unknownReference('/cloudinary_image');
}

interface TakenPrize {
  before: Pick<StoredPrice, 'id' | 'league_table_prize'>;
  values: Values;
  maySwap: boolean;
}

/** Makes room for the price at its new place of the league table: the one that is there takes the old place. */
async function takePrize(
  tx: Transaction,
  change: Change,
  { before, values: { league_table_prize: wanted }, maySwap }: TakenPrize,
): Promise<void> {
  if (wanted === null || wanted === before.league_table_prize) return;
  const holder = await otherPriceWithPrize(tx, wanted, before.id);
  if (holder === null) return;
  if (!maySwap) throw prizeTaken(serializePrice(holder));
  await tx
    .updateTable('session_prices')
    .set({ league_table_prize: before.league_table_prize, version: holder.version + 1 })
    .where('id', '=', holder.id)
    .execute();
  await recordEdited(tx, change, holder, { ...holder, league_table_prize: before.league_table_prize });
}

async function requirePrice(tx: Transaction, id: string): Promise<StoredPrice> {
  return requireFound(await priceWithId(tx, id));
}

function valuesOf({ name, description, image, used_as_league_table_prize }: Sent<NewSessionPrice>): Values {
  return { name, description, image, league_table_prize: used_as_league_table_prize ?? null };
}

function isUnchanged(before: StoredPrice, after: Values): boolean {
  return (
    before.name === after.name &&
    before.description === after.description &&
    before.image === after.image &&
    before.league_table_prize === after.league_table_prize
  );
}

/** Returns the price that `work` has written, while nobody else changes any. */
function writePrice(
  db: Database,
  change: Change,
  work: (tx: Transaction) => Promise<{ id: string }>,
): Promise<SessionPrice> {
  return changeOnce(
    db,
    change,
    async (tx) => {
      await lockPrices(tx);
      return work(tx);
    },
    async (tx, { id }) => serializePrice(await requirePrice(tx, id)),
  );
}
