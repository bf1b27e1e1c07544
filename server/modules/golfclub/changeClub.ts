import type { EditedGolfclub, Golfclub, NewGolfclub } from '@contract/golfclub';
import type { Deleted } from '@contract/shapes';
import { changeOnce, requireVersion, type KeyedChange } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { changedFields, recordChanges } from '@server/db/recordChange';
import { lockedClub, useOfClub } from './queries';
import { requireUnused } from './rules';

/** Returns a club as serialized, read in the transaction that has changed it. */
type Answer = (tx: Transaction, golfclubId: string) => Promise<Golfclub>;

/** Returns the new club. */
export async function createClub(
  db: Database,
  change: KeyedChange,
  options: NewGolfclub,
  answer: Answer,
): Promise<Golfclub> {
  const work = async (tx: Transaction) => {
    const values = valuesOf(options);
    const { id } = await tx.insertInto('golfclubs').values(values).returning('id').executeTakeFirstOrThrow();
    await recordChanges(tx, [
      {
        action: 'golfclub.created',
        actorId: change.caller.id,
        golfclub: { id, name: values.name },
        fields: changedFields({}, values),
      },
    ]);
    return { id };
  };
  return writeClub(db, change, work, answer);
}

/**
 * Returns the club with its new values; its version moves on if they differ. Throws `not-found`, and `stale` with the
 * club as it is now when the caller has seen another version.
 */
export async function editClub(
  db: Database,
  change: KeyedChange,
  edit: EditedGolfclub,
  answer: Answer,
): Promise<Golfclub> {
  const work = async (tx: Transaction) => {
    const before = await lockedClub(tx, edit.id);
    const current = () => answer(tx, edit.id);
    await requireVersion(edit.version, before, 'Somebody else has changed the golf club meanwhile.', current);
    const after = valuesOf(edit);
    const fields = changedFields(valuesOf(before), after);
    if (fields.length > 0) {
      await tx
        .updateTable('golfclubs')
        .set({ ...after, version: before.version + 1 })
        .where('id', '=', edit.id)
        .execute();
      const golfclub = { id: edit.id, name: after.name };
      await recordChanges(tx, [{ action: 'golfclub.edited', actorId: change.caller.id, golfclub, fields }]);
    }
    return { id: edit.id };
  };
  return writeClub(db, change, work, answer);
}

/**
 * Returns the id of the club that is deleted, with what is left of members whose data is erased. Throws `not-found`,
 * and `in-use` with the numbers while it has members or trainings.
 */
export async function deleteClub(db: Database, change: KeyedChange, golfclubId: string): Promise<Deleted> {
  return changeOnce(db, change, async (tx) => {
    const { id, name } = await lockedClub(tx, golfclubId);
    requireUnused(await useOfClub(tx, id));
    await tx.deleteFrom('members').where('golfclub_id', '=', id).execute();
    await tx.deleteFrom('golfclubs').where('id', '=', id).execute();
    await recordChanges(tx, [
      { action: 'golfclub.deleted', actorId: change.caller.id, golfclub: { id, name }, fields: [] },
    ]);
    return { id };
  });
}

function writeClub(
  db: Database,
  change: KeyedChange,
  work: (tx: Transaction) => Promise<{ id: string }>,
  answer: Answer,
): Promise<Golfclub> {
  return changeOnce(db, change, work, (tx, { id }) => answer(tx, id));
}

function valuesOf(club: NewGolfclub) {
  const { name, streetname, streetnumber, postalcode, city, country } = club;
  return { name, streetname, streetnumber, postalcode, city, country };
}
