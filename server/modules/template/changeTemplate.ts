import type { TemplateState } from '@contract/lists';
import type { Deleted } from '@contract/shapes';
import type { EditedTemplate, NewTemplate, Template } from '@contract/template';
import { changeOnce, requireVersion, type KeyedChange } from '@server/db/changeOnce';
import { inTransaction, type Database, type Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { recordContent } from '@server/db/recordContent';
import { offerUndo } from '@server/db/undoable';
import { contentErrors } from './contentErrors';
import { columnsOf, differ, lockedTemplate, templateWithId, valuesOf } from './queries';
import { recordedTemplate } from './record';
import { namedImages, unknownReferences } from './references';
import { NO_SUCH_TEMPLATE, refuseContentErrors, refuseUnknown } from './rules';

/** What undoing needs to know of a template that was archived. */
export interface Archived {
  /** The version that archiving made. */
  version: number;
}

/** Whether images are stored by this server, so that it knows which there are. */
export interface ImageKeeping {
  ownsImages: boolean;
}

/**
 * Returns the new template, active whatever was sent. Throws `bad-input` for content that a template of its type
 * cannot have, and `unknown-reference` for a category, mapping or image that does not exist.
 */
export async function createTemplate(
  db: Database,
  change: KeyedChange,
  options: NewTemplate,
  { ownsImages }: ImageKeeping,
): Promise<Template> {
  refuseContentErrors(contentErrors(options.type, options));
  return writeTemplate(db, change, async (tx) => {
    refuseUnknown(await unknownReferences(tx, options, ownsImages ? namedImages(options) : []));
    const made = await tx
      .insertInto('templates')
      .values({ type: options.type, ...valuesOf(columnsOf(options)) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { ...(await recordedTemplate(tx, made.id)), type: options.type };
    await recordContent(tx, { action: 'template.created', actorId: change.caller.id, after });
    return made;
  });
}

/**
 * Returns the template with its new content and state; its version moves on if they differ, its type stays. An image
 * that it has already is not asked for again. Throws `not-found`, `bad-input` and `unknown-reference` as for a new
 * one, and `stale` with the template as it is now when the caller has seen another version.
 */
export async function editTemplate(
  db: Database,
  change: KeyedChange,
  edit: EditedTemplate,
  { ownsImages }: ImageKeeping,
): Promise<Template> {
  return writeTemplate(db, change, async (tx) => {
    const before = requireFound(await lockedTemplate(tx, edit.id), NO_SUCH_TEMPLATE);
    refuseContentErrors(contentErrors(before.type, edit));
    const current = () => templateWithId(tx, edit.id);
    await requireVersion(edit.version, before, 'Somebody else has changed the training template meanwhile.', current);
    const namedBefore = new Set(namedImages(before).map(({ publicId }) => publicId));
    const added = namedImages(edit).filter(({ publicId }) => !namedBefore.has(publicId));
    refuseUnknown(await unknownReferences(tx, edit, ownsImages ? added : []));
    const columns = columnsOf(edit);
    if (edit.state !== before.state || differ(columns, before)) {
      const values = await recordedTemplate(tx, edit.id);
      await tx
        .updateTable('templates')
        .set({ ...valuesOf(columns), state: edit.state, version: before.version + 1 })
        .where('id', '=', edit.id)
        .execute();
      const recorded = { actorId: change.caller.id, before: values, after: await recordedTemplate(tx, edit.id) };
      await recordContent(tx, { action: editOf(before.state, edit.state), ...recorded });
    }
    return { id: edit.id };
  });
}

const editOf = (before: TemplateState, after: TemplateState) => {
  if (before === after) return 'template.edited';
  return after === 'ARCHIVED' ? 'template.archived' : 'template.activated';
};

/** Returns the template, archived; one that is archived already stays as it is. Throws `not-found`. */
export async function archiveTemplate(db: Database, actorId: string, id: string): Promise<Template> {
  return inTransaction(db, async (tx) => {
    const { state, version, name } = requireFound(await lockedTemplate(tx, id), NO_SUCH_TEMPLATE);
    if (state !== 'ARCHIVED') {
      await tx
        .updateTable('templates')
        .set({ state: 'ARCHIVED', version: version + 1 })
        .where('id', '=', id)
        .execute();
      const done = { action: 'template.archived', actorId } as const;
      await recordContent(tx, { ...done, before: { name }, after: { name } });
      const stored: Archived = { version: version + 1 };
      await offerUndo(tx, { ...done, subjectId: id, stored });
    }
    return requireFound(await templateWithId(tx, id), NO_SUCH_TEMPLATE);
  });
}

/** Returns the id of the template that is deleted; trainings keep their snapshots of it. Throws `not-found`. */
export async function deleteTemplate(db: Database, change: KeyedChange, id: string): Promise<Deleted> {
  return changeOnce(db, change, async (tx) => {
    const stored = requireFound(await lockedTemplate(tx, id), NO_SUCH_TEMPLATE);
    await tx.deleteFrom('templates').where('id', '=', id).execute();
    const done = { action: 'template.deleted', actorId: change.caller.id } as const;
    await recordContent(tx, { ...done, before: { name: stored.name } });
    await offerUndo(tx, { ...done, subjectId: id, stored });
    return { id };
  });
}

/** Returns the template that `work` has written. */
function writeTemplate(
  db: Database,
  change: KeyedChange,
  work: (tx: Transaction) => Promise<{ id: string }>,
): Promise<Template> {
  return changeOnce(db, change, work, async (tx, { id }) =>
    requireFound(await templateWithId(tx, id), NO_SUCH_TEMPLATE),
  );
}
