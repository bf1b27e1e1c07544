import { toTenths } from '@contract/handicap';
import { jsonText } from '@server/db/columnValues';
import type { Transaction } from '@server/db/database';
import { demoCategories, demoMappings } from './content';
import { insertAll } from './demoRows';
import { greensideBunker, pitchToCircle, upAndDown } from './templates/aroundTheGreen';
import { chipParcours, puttingChampionship, teamScramble } from './templates/competitions';
import { fairwayCorridor, trackmanCombine, wedgeLadder } from './templates/longGame';
import { lagPutting, puttingGate } from './templates/putting';

/** Writes the training categories, the points mappings and the templates that use them. */
export async function writeTemplates(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    'training_categories',
    demoCategories.map(({ id, name, description }) => ({
      id,
      name: jsonText(name),
      description: jsonText(description),
    })),
  );
  await insertAll(
    tx,
    'mappings',
    demoMappings.map(({ id, name }) => ({ id, name })),
  );
  await insertAll(
    tx,
    'mapping_rows',
    demoMappings.flatMap(({ id, rows }) =>
      rows.map(({ handicapDifference, points }) => ({
        mapping_id: id,
        difference_tenths: toTenths(handicapDifference),
        points,
      })),
    ),
  );
  await insertAll(
    tx,
    'templates',
    demoTemplates.map(({ content, mapping }) => ({
      id: content.id,
      type: content.type,
      state: content.state,
      name: jsonText(content.name),
      description: jsonText(content.description),
      more_information_link: jsonText(content.moreInformationLink),
      image: content.image ?? null,
      category_id: content.category?.id ?? null,
      mapping_id: mapping?.id ?? null,
      team_mode: content.teamMode,
      instructions: jsonText(content.instructions),
      hints: jsonText(content.hints),
      balls: jsonText(content.balls),
      score_handicap_map: jsonText(content.scoreHandicapMap),
    })),
  );
}

/** Templates of all three types; one is not ready to create a training and one is archived. */
export const demoTemplates = [
  puttingGate,
  lagPutting,
  upAndDown,
  pitchToCircle,
  greensideBunker,
  wedgeLadder,
  trackmanCombine,
  teamScramble,
  puttingChampionship,
  fairwayCorridor,
  chipParcours,
];
