import { sql } from 'kysely';
import type { UndoableAction } from '@contract/lists';
import { Refusal } from '@contract/problem';
import { jsonText } from './columnValues';
import type { Database, Transaction } from './database';
import { pruneRows } from './pruneRows';

/** The offer of a minute, and as long as a slow network takes to ask for it. */
const GOOD_FOR = sql<string>`clock_timestamp() + interval '70 seconds'`;

/** Something that was done and can be undone, with what that needs. */
export interface Undoable<Stored extends object = object> {
  action: UndoableAction;
  actorId: string;
  /** What it was done to. */
  subjectId: string;
  stored: Stored;
}

/** Lets the person who did it undo it for a minute, in the transaction that does it. Deletes what is older. */
export async function offerUndo(tx: Transaction, { action, actorId, subjectId, stored }: Undoable): Promise<void> {
  await pruneUndoOffers(tx);
  const offered = { stored: jsonText(stored), good_until: GOOD_FOR };
  await tx
    .insertInto('undoable_changes')
    .values({ action, actor_id: actorId, subject_id: subjectId, ...offered })
    .onConflict((conflict) => conflict.columns(['actor_id', 'action', 'subject_id']).doUpdateSet(offered))
    .execute();
}

/** Deletes some of what can no longer be undone. Returns whether there may be more. */
export function pruneUndoOffers(db: Database): Promise<boolean> {
  return pruneRows(db, {
    table: 'undoable_changes',
    key: ['actor_id', 'action', 'subject_id'],
    where: sql`good_until < clock_timestamp()`,
  });
}

/** Returns what was stored for undoing this, which cannot be undone again. Throws `undo-expired` when the minute is over. */
export async function takeUndoable(tx: Transaction, of: Omit<Undoable, 'stored'>): Promise<unknown> {
  const row = await tx
    .deleteFrom('undoable_changes')
    .where('actor_id', '=', of.actorId)
    .where('action', '=', of.action)
    .where('subject_id', '=', of.subjectId)
    .where('good_until', '>', sql<string>`clock_timestamp()`)
    .returning('stored')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('undo-expired', 'This can be undone for a minute only, and once.');
  return row.stored;
}

/** What is undone, and by whom. */
export interface Undone<Stored> {
  actorId: string;
  subjectId: string;
  stored: Stored;
}

/** Returns the refusal of undoing what something else has changed since, or what would refer to what is gone. */
export const undoConflict = (why: string) => new Refusal('undo-conflict', why);
