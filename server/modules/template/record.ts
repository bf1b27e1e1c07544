import type { LocalizedString } from '@contract/shapes';
import type { Template } from '@contract/template';
import type { Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import type { RecordedValues } from '@server/db/recordChange';
import { inLanguages } from '@server/db/recordContent';
import { templateWithId } from './queries';
import { NO_SUCH_TEMPLATE } from './rules';

/** Returns the content of a template as the record shows it. Throws `not-found`. */
export async function recordedTemplate(
  tx: Transaction,
  id: string,
): Promise<RecordedValues & { name: LocalizedString }> {
  const template = requireFound(await templateWithId(tx, id), NO_SUCH_TEMPLATE);
  const { name, description, moreInformationLink, image, category, teamMode, instructions, hints, balls } = template;
  const [firstBall] = balls;
  return {
    name,
    ...inLanguages('name', name),
    ...inLanguages('description', description),
    ...inLanguages('moreInformationLink', moreInformationLink),
    image,
    category: category?.name,
    mapping: template.trainingHandicapDifferenceToPointsMapping?.name,
    // Not of each template that it is none.
    teamMode: teamMode || null,
    instructions: inEachLanguage(instructions),
    hints: [...inEachLanguage(hints.map((hint) => hint.name)), ...hints.flatMap(({ imageUrl }) => imageUrl ?? [])],
    numberofballs: balls.length,
    scoring: firstBall?.scoring.map((item) => `${inEachLanguage([item.name]).join(' / ')} = ${item.points}`),
    scoreHandicapMap: template.scoreHandicapMap.map(
      ({ score, handicap }) => `${score} = ${handicapText(template, handicap)}`,
    ),
  };
}

const inEachLanguage = (texts: readonly LocalizedString[]) => texts.map((text) => Object.values(text).join(' / '));

/** The second column of a tournament's map is points. */
const handicapText = ({ type }: Template, handicap: number) =>
  type === 'TOURNAMENT' ? String(handicap) : handicap.toFixed(1);
