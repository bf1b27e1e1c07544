import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fromTenths } from '@contract/handicap';
import type { TemplateState } from '@contract/lists';
import type { TrainingSnapshot } from '@contract/training';
import type { Transaction } from '@server/db/database';

/**
 * Returns the template with the rows of its points mapping as one statement sees them, null if there is none with this id. As
 * long as it is being planned from, it keeps its images, so that none of them can be deleted.
 */
export async function snapshotOfTemplate(
  tx: Transaction,
  templateId: string,
): Promise<{ state: TemplateState; snapshot: TrainingSnapshot } | null> {
  // Not with the read: that would still join what stood in the template before the wait for the lock.
  await tx.selectFrom('templates').select('id').where('id', '=', templateId).forShare().execute();
  const row = await templateWithMapping(tx, templateId);
  return row === undefined ? null : { state: row.state, snapshot: snapshotOf(row) };
}

function templateWithMapping(tx: Transaction, templateId: string) {
  return tx
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
    .executeTakeFirst();
}

type TemplateRow = NonNullable<Awaited<ReturnType<typeof templateWithMapping>>>;

function snapshotOf(row: TemplateRow): TrainingSnapshot {
  const { categoryId, categoryName, mappingId, mappingName } = row;
  return {
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
}
