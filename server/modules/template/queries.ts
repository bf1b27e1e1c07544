import { type Selectable, sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { wordsOf } from '@contract/folding';
import { fromTenths, toTenths } from '@contract/handicap';
import type { LocalizedString } from '@contract/shapes';
import type { NewTemplate, Template, TemplateQuery } from '@contract/template';
import { jsonText } from '@server/db/columnValues';
import type { Database, Transaction } from '@server/db/database';
import { pageOf, selectPage } from '@server/db/page';
import type { Tables } from '@server/db/tables/tables';
import { isReady } from './rules';

/** A template with what the rule of readiness needs besides. */
export interface KnownTemplate {
  template: Template;
  /** The differences of its points mapping; empty without a mapping. */
  mappingRows: readonly number[];
}

/** Returns the templates that the query asks for, the newest first, archived ones only if they may be seen, and their total. */
export async function searchedTemplates(
  db: Database,
  withArchived: boolean,
  query: TemplateQuery,
): Promise<{ templates: Template[]; total: number }> {
  let found = db.selectFrom('templates as t');
  if (!withArchived) found = found.where('t.state', '=', 'ACTIVE');
  for (const word of wordsOf(query.q ?? ''))
    found = found.where(sql<boolean>`strpos(${namesOf}, folded(${word}::text)) > 0`);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = await selectPage(found.select('t.id').orderBy('t.id', 'desc'), pageOf(query)).execute();
  const rows = await everyTemplate(db)
    .where(sql<boolean>`t.id = any(${ids.map(({ id }) => id)}::uuid[])`)
    .orderBy('t.id', 'desc')
    .execute();
  return { templates: rows.map(templateOfRow), total };
}

const namesOf = sql`folded(concat_ws(chr(10), t.name ->> 'en', t.name ->> 'de'))`;

/** Returns the active templates, the newest first. Templates belong to no club. */
export async function activeTemplates(db: Database): Promise<KnownTemplate[]> {
  const query = everyTemplate(db)
    .select(
      sql<number[]>`array(select r.difference_tenths from mapping_rows r where r.mapping_id = t.mapping_id)`.as(
        'mapping_rows',
      ),
    )
    .where('t.state', '=', 'ACTIVE')
    .orderBy('t.id', 'desc');
  const rows = await query.execute();
  return rows.map((row) => ({ mappingRows: row.mapping_rows, template: templateOfRow(row) }));
}

/** Returns the templates that a training can be planned from, the newest first. */
export async function readyTemplates(db: Database): Promise<Template[]> {
  const active = await activeTemplates(db);
  return active.filter(({ template, mappingRows }) => isReady(template, mappingRows)).map(({ template }) => template);
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

/** A template as it is stored, with what its category and its points mapping are called now. */
export type TemplateRow = Selectable<Tables['templates']> & {
  category_name: LocalizedString | null;
  mapping_name: string | null;
};

/** Returns the template as serialized. */
export function templateOfRow(row: TemplateRow): Template {
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    name: row.name,
    description: row.description,
    moreInformationLink: row.more_information_link,
    image: row.image,
    category: row.category_id !== null && row.category_name ? { id: row.category_id, name: row.category_name } : null,
    trainingHandicapDifferenceToPointsMapping:
      row.mapping_id !== null && row.mapping_name !== null ? { id: row.mapping_id, name: row.mapping_name } : null,
    teamMode: row.team_mode,
    instructions: row.instructions,
    hints: row.hints,
    balls: row.balls,
    scoreHandicapMap: row.score_handicap_map,
    numberofballs: row.balls.length,
    version: row.version,
  };
}

/** What of a template its admins write, new or edited. */
export type WrittenTemplate = Omit<NewTemplate, 'id' | 'type' | 'state' | 'version'>;

type Columns = Omit<Selectable<Tables['templates']>, 'id' | 'type' | 'state' | 'version'>;

/** Returns what is stored of a written template. */
export function columnsOf(written: WrittenTemplate): Columns {
  return {
    name: written.name,
    description: written.description,
    more_information_link: written.moreInformationLink,
    image: written.image ?? null,
    category_id: written.category?.id ?? null,
    mapping_id: written.trainingHandicapDifferenceToPointsMapping?.id ?? null,
    team_mode: written.teamMode,
    instructions: written.instructions,
    hints: written.hints,
    balls: written.balls,
    score_handicap_map: written.scoreHandicapMap.map(({ score, handicap }) => ({
      score,
      handicap: fromTenths(toTenths(handicap)),
    })),
  };
}

/** Returns whether these columns are others than those that are stored; a hint without an image may say so or not. */
export function differ(columns: Columns, stored: Selectable<Tables['templates']>): boolean {
  const { id: _id, type: _type, state: _state, version: _version, ...before } = stored;
  return !isDeepStrictEqual(
    { ...columns, hints: withImages(columns.hints) },
    { ...before, hints: withImages(before.hints) },
  );
}

/** Returns the columns as the database takes them. */
export function valuesOf(columns: Columns) {
  return {
    ...columns,
    name: jsonText(columns.name),
    description: jsonText(columns.description),
    more_information_link: jsonText(columns.more_information_link),
    instructions: jsonText(columns.instructions),
    hints: jsonText(columns.hints),
    balls: jsonText(columns.balls),
    score_handicap_map: jsonText(columns.score_handicap_map),
  };
}

function withImages(hints: Template['hints']): Template['hints'] {
  return hints.map(({ name, imageUrl }) => ({ name, imageUrl: imageUrl ?? null }));
}
