import { Undoing, Undone } from '@contract/change';
import type { UndoableAction } from '@contract/lists';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { takeUndoable, type Undone as UndoneChange } from '@server/db/undoable';
import { route, type Route } from '@server/http/route';

/** How each thing that can be undone is undone, by the module it belongs to; throws `undo-conflict` where it no longer can. */
export type Undo = Readonly<Record<UndoableAction, (tx: Transaction, undone: UndoneChange<never>) => Promise<void>>>;

/** Returns how somebody undoes what they have just done. */
export function undoRoutes(db: Database, undo: Undo): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/changes/undo',
      right: 'change.undo',
      summary: 'Undo what one did to some things, all of it or none: for a minute, unless they were changed since',
      body: Undoing,
      answer: Undone,
      refuses: ['undo-expired', 'undo-conflict'],
      handle: ({ body, ...change }) => undoChanges(db, change, body, undo),
    }),
  ];
}

/** Returns what was undone. Throws `undo-expired` and `undo-conflict`; nothing is undone then. */
async function undoChanges(db: Database, change: KeyedChange, { action, ids }: Undoing, undo: Undo): Promise<Undone> {
  const actorId = change.caller.id;
  return changeOnce(
    db,
    change,
    async (tx) => {
      // In one order, so that two who undo changes of the same things wait for each other.
      for (const subjectId of ids.toSorted()) {
        const stored = await takeUndoable(tx, { action, actorId, subjectId });
        await undo[action](tx, { actorId, subjectId, stored: stored as never });
      }
      return { ids: [...ids] };
    },
    (_tx, done) => Promise.resolve(done),
  );
}
