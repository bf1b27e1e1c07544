import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { fromTenths, toTenths } from '../../../contract/handicap';
import type { NewTemplate, Template } from '../../../contract/template';
import { jsonText } from '../../db/jsonText';
import type { Tables } from '../../db/tables';

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
