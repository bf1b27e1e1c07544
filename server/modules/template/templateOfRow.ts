import type { Selectable } from 'kysely';
import type { LocalizedString } from '../../../contract/shapes';
import type { Template } from '../../../contract/template';
import type { Tables } from '../../db/tables';

/** A template as it is stored, with what its category and its points mapping are called now. */
export type TemplateRow = Selectable<Tables['templates']> & {
  category_name: LocalizedString | null;
  mapping_name: string | null;
};

/** Returns the template as it travels. */
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
