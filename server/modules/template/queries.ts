import { sql } from 'kysely';
import type { Template } from '../../../contract/template';
import type { Database } from '../../db/database';

/** A template with what the rule of readiness needs besides. */
export interface KnownTemplate {
  template: Template;
  /** The differences of its points mapping; empty without a mapping. */
  mappingRows: readonly number[];
}

/** Returns the templates, archived ones only if asked for, the newest first. Templates belong to no club. */
export async function templates(db: Database, withArchived: boolean): Promise<KnownTemplate[]> {
  let query = db
    .selectFrom('templates as t')
    .leftJoin('training_categories as c', 'c.id', 't.category_id')
    .leftJoin('mappings as p', 'p.id', 't.mapping_id')
    .selectAll('t')
    .select(['c.name as category_name', 'p.name as mapping_name'])
    .select(
      sql<number[]>`array(select r.difference_tenths from mapping_rows r where r.mapping_id = t.mapping_id)`.as(
        'mapping_rows',
      ),
    )
    .orderBy('t.id', 'desc');
  if (!withArchived) query = query.where('t.state', '=', 'ACTIVE');
  const rows = await query.execute();
  return rows.map((row) => ({
    mappingRows: row.mapping_rows,
    template: {
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
    },
  }));
}
