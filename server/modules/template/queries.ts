import { sql } from 'kysely';
import type { Template } from '../../../contract/template';
import type { Database, Transaction } from '../../db/database';
import { templateOfRow } from './templateOfRow';

/** A template with what the rule of readiness needs besides. */
export interface KnownTemplate {
  template: Template;
  /** The differences of its points mapping; empty without a mapping. */
  mappingRows: readonly number[];
}

/** Returns the templates, archived ones only if asked for, the newest first. Templates belong to no club. */
export async function templates(db: Database, withArchived: boolean): Promise<KnownTemplate[]> {
  let query = everyTemplate(db)
    .select(
      sql<number[]>`array(select r.difference_tenths from mapping_rows r where r.mapping_id = t.mapping_id)`.as(
        'mapping_rows',
      ),
    )
    .orderBy('t.id', 'desc');
  if (!withArchived) query = query.where('t.state', '=', 'ACTIVE');
  const rows = await query.execute();
  return rows.map((row) => ({ mappingRows: row.mapping_rows, template: templateOfRow(row) }));
}

/** Returns this template, archived or not; null when there is none. */
export async function templateWithId(db: Database, id: string): Promise<Template | null> {
  const row = await everyTemplate(db).where('t.id', '=', id).executeTakeFirst();
  return row === undefined ? null : templateOfRow(row);
}

/** Returns this template as it is stored, which nobody else can change before the transaction ends; null when there is none. */
export async function lockedTemplate(tx: Transaction, id: string) {
  return (await tx.selectFrom('templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

function everyTemplate(db: Database) {
  return db
    .selectFrom('templates as t')
    .leftJoin('training_categories as c', 'c.id', 't.category_id')
    .leftJoin('mappings as p', 'p.id', 't.mapping_id')
    .selectAll('t')
    .select(['c.name as category_name', 'p.name as mapping_name']);
}
