import type { Selectable } from 'kysely';
import type { Transaction } from '@server/db/database';
import { recordContent } from '@server/db/recordContent';
import type { Tables } from '@server/db/tables/tables';
import { type Undone, undoConflict } from '@server/db/undoable';
import type { Archived, ImageKeeping } from './changeTemplate';
import { lockedTemplate, valuesOf } from './queries';
import { namedImages, unknownReferences } from './references';

/** Makes an archived template active again. Throws `undo-conflict` when it was changed or deleted since. */
export async function undoArchiving(tx: Transaction, { actorId, subjectId, stored }: Undone<Archived>): Promise<void> {
  const template = await lockedTemplate(tx, subjectId);
  if (template?.version !== stored.version) throw undoConflict('The training template was changed since.');
  await tx
    .updateTable('templates')
    .set({ state: 'ACTIVE', version: template.version + 1 })
    .where('id', '=', subjectId)
    .execute();
  const { name } = template;
  await recordContent(tx, { action: 'template.activated', actorId, before: { name }, after: { name } });
}

/** Brings a template back that was deleted, as it was. Throws `undo-conflict` when what it refers to is gone. */
export async function restoreTemplate(
  tx: Transaction,
  { actorId, stored }: Undone<Selectable<Tables['templates']>>,
  { ownsImages }: ImageKeeping,
): Promise<void> {
  const { id, type, state, version, ...columns } = stored;
  const referring = {
    category: columns.category_id === null ? null : { id: columns.category_id },
    trainingHandicapDifferenceToPointsMapping: columns.mapping_id === null ? null : { id: columns.mapping_id },
  };
  const gone = await unknownReferences(tx, referring, ownsImages ? namedImages(columns) : []);
  if (gone.length > 0) throw undoConflict(`What the training template refers to is gone: ${gone.join(', ')}.`);
  await tx
    .insertInto('templates')
    .values({ id, type, state, version, ...valuesOf(columns) })
    .execute();
  await recordContent(tx, { action: 'template.restored', actorId, after: { name: columns.name } });
}
