import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fromTenths } from '../../../contract/handicap';
import type { TemplateState } from '../../../contract/lists';
import type { TrainingSnapshot } from '../../../contract/training';
import type { Database } from '../../db/database';

/** Returns the template with the rows of its points mapping as one statement sees them, null if there is none with this id. */
export async function snapshotOfTemplate(
  db: Database,
  templateId: string,
): Promise<{ state: TemplateState; snapshot: TrainingSnapshot } | null> {
  const row = await db
    .selectFrom('templates as t')
    .leftJoin('training_categories as c', 'c.id', 't.category_id')
    .leftJoin('mappings as m', 'm.id', 't.mapping_id')
    .selectAll('t')
    .select((template) => [
      'c.id as categoryId',
      'c.name as categoryName',
      'm.id as mappingId',
      'm.name as mappingName',
      jsonArrayFrom(
        template
          .selectFrom('mapping_rows as r')
          .select(['r.difference_tenths', 'r.points'])
          .whereRef('r.mapping_id', '=', 't.mapping_id')
          .orderBy('r.difference_tenths'),
      ).as('rows'),
    ])
    .where('t.id', '=', templateId)
    // As long as it is being planned from, the template keeps its images, so that none of them can be deleted.
    .forShare('t')
    .executeTakeFirst();
  if (row === undefined) return null;

  const { categoryId, categoryName, mappingId, mappingName } = row;
  const snapshot: TrainingSnapshot = {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    moreInformationLink: row.more_information_link,
    image: row.image,
    category: categoryId !== null && categoryName !== null ? { id: categoryId, name: categoryName } : null,
    trainingHandicapDifferenceToPointsMapping:
      mappingId !== null && mappingName !== null ? { id: mappingId, name: mappingName } : null,
    teamMode: row.team_mode,
    instructions: row.instructions,
    hints: row.hints,
    balls: row.balls,
    scoreHandicapMap: row.score_handicap_map,
    numberofballs: row.balls.length,
    mapping: row.rows.map(({ difference_tenths, points }) => ({
      handicapDifference: fromTenths(difference_tenths),
      points,
    })),
  };
  return { state: row.state, snapshot };
}
