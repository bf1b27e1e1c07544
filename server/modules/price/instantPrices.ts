import type { InstantPrice, NewInstantPrice } from '@contract/price';
import { Refusal } from '@contract/problem';
import { covers, type ClubScope } from '@contract/rights';
import type { Deleted } from '@contract/shapes';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import { isInScope } from '@server/db/clubs';
import type { Database, Transaction } from '@server/db/database';
import { notFound, requireFound } from '@server/db/notFound';
import { recordOfTraining } from '@server/db/recordTraining';
import { priceWithId } from './queries';
import { unknownReference } from './rules';

interface Change extends KeyedChange {
  caller: { id: string; scope: ClubScope };
}

/**
 * Returns the instant price of a training, null when it has none. Throws `not-found` for a training that is not in the scope.
 */
export async function instantPriceOf(db: Database, scope: ClubScope, trainingId: string): Promise<InstantPrice | null> {
  requireFound(await visibleTrainings(db, scope, trainingId).executeTakeFirst());
  return awardedTo(db, trainingId);
}

/**
 * Returns the instant price that the training has from now on. Throws `not-found` for a training that is not in the
 * scope, `wrong-state` with the instant price it has already, `unknown-reference` for a price that does not exist.
 */
export async function awardInstantPrice(db: Database, change: Change, award: NewInstantPrice): Promise<InstantPrice> {
  return writeAward(db, change, async (tx) => {
    const { golfclub_id } = await lockedTraining(tx, change.caller.scope, award.session_id);
    const current = await awardedTo(tx, award.session_id);
    if (current) throw new Refusal('wrong-state', 'The training has an instant price already.', { current });
    await refuseUnknownPrice(tx, award.session_price_id);
    const { session_id: training_id, session_price_id } = award;
    await tx.insertInto('instant_prices').values({ training_id, golfclub_id, session_price_id }).execute();
    await recordAward(tx, change, training_id, { before: null, after: session_price_id });
    return { session_id: award.session_id };
  });
}

/**
 * Returns the instant price with another price. Throws `not-found` for one that does not exist or whose training is not
 * in the scope, `unknown-reference` for a price that does not exist.
 */
export async function changeInstantPrice(db: Database, change: Change, award: InstantPrice): Promise<InstantPrice> {
  return writeAward(db, change, async (tx) => {
    await lockedTraining(tx, change.caller.scope, award.session_id);
    const { id, session_price_id: before } = await requireAwarded(tx, award.session_id);
    if (id !== award.id) throw notFound();
    await refuseUnknownPrice(tx, award.session_price_id);
    const { session_price_id } = award;
    await tx.updateTable('instant_prices').set({ session_price_id }).where('id', '=', id).execute();
    if (before !== session_price_id) {
      await recordAward(tx, change, award.session_id, { before, after: session_price_id });
    }
    return { session_id: award.session_id };
  });
}

/** Returns the id of the instant price that is taken away. Throws `not-found` as when changing one. */
export async function takeInstantPriceAway(db: Database, change: Change, id: string): Promise<Deleted> {
  const { scope } = change.caller;
  const work = async (tx: Transaction) => {
    const gone = await tx
      .deleteFrom('instant_prices')
      .where('id', '=', id)
      .where(isInScope(scope, 'golfclub_id'))
      .returning(['golfclub_id', 'training_id', 'session_price_id'])
      .executeTakeFirst();
    const { golfclub_id, training_id, session_price_id } = requireFound(gone);
    await recordAward(tx, change, training_id, { before: session_price_id, after: null });
    return { golfclub_id };
  };
  return changeOnce(db, change, work, async (_tx, { golfclub_id }) => {
    if (!covers(scope, golfclub_id)) throw notFound();
    return { id };
  });
}

function visibleTrainings(db: Database, scope: ClubScope, id: string) {
  return db
    .selectFrom('scheduled_trainings')
    .select('golfclub_id')
    .where('id', '=', id)
    .where(isInScope(scope, 'golfclub_id'));
}

/** Nobody else can award anything to the training, or delete it, before the transaction ends. */
async function lockedTraining(tx: Transaction, scope: ClubScope, id: string) {
  return requireFound(await visibleTrainings(tx, scope, id).forNoKeyUpdate().executeTakeFirst());
}

async function awardedTo(db: Database, trainingId: string): Promise<InstantPrice | null> {
  const awarded = await db
    .selectFrom('instant_prices')
    .select(['id', 'training_id as session_id', 'session_price_id'])
    .where('training_id', '=', trainingId)
    .executeTakeFirst();
  return awarded ?? null;
}

async function requireAwarded(tx: Transaction, trainingId: string): Promise<InstantPrice> {
  return requireFound(await awardedTo(tx, trainingId));
}

/** Throws unless there is this price, which nobody can delete before the transaction ends. */
async function refuseUnknownPrice(tx: Transaction, id: string): Promise<void> {
  const price = await tx
    .selectFrom('session_prices')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (price === undefined) throw unknownReference('/session_price_id');
}

/** Returns the instant price that the training has after `work`. */
function writeAward(
  db: Database,
  change: Change,
  work: (tx: Transaction) => Promise<{ session_id: string }>,
): Promise<InstantPrice> {
  return changeOnce(db, change, work, async (tx, { session_id }) => {
    return requireFound(await instantPriceOf(tx, change.caller.scope, session_id));
  });
}

/** Puts on record which price a training had and has; both are ids. */
async function recordAward(
  tx: Transaction,
  { caller }: Change,
  trainingId: string,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  const nameOf = async (id: string | null) => (id === null ? null : ((await priceWithId(tx, id))?.name ?? null));
  const fields = [{ field: 'price', before: await nameOf(before), after: await nameOf(after) }];
  const action =
    before === null ? 'instantPrice.awarded' : after === null ? 'instantPrice.removed' : 'instantPrice.changed';
  await recordOfTraining(tx, trainingId, { action, actorId: caller.id, fields });
}
