import { fieldError } from '@contract/fieldError';
import { HANDICAP_MAX, HANDICAP_MIN } from '@contract/handicap';
import { limits } from '@contract/limits';
import type { TrainingType } from '@contract/lists';
import { invisibleTexts, missingText } from '@contract/localizedErrors';
import type { FieldError } from '@contract/refusals';
import type { NewTemplate } from '@contract/template';

type Content = Pick<
  NewTemplate,
  | 'name'
  | 'description'
  | 'trainingHandicapDifferenceToPointsMapping'
  | 'teamMode'
  | 'instructions'
  | 'hints'
  | 'balls'
  | 'scoreHandicapMap'
>;

/** Returns everything of its content that a template of this type cannot have; nothing if it is fit to be stored. */
export function contentErrors(type: TrainingType, content: Content): FieldError[] {
  return [
    ...missingText('/name', content.name),
    ...invisibleTexts('/description', content.description),
    ...content.instructions.flatMap((text, index) => invisibleTexts(`/instructions/${index}`, text)),
    ...content.hints.flatMap(({ name }, index) => invisibleTexts(`/hints/${index}/name`, name)),
    ...notForType(type, content),
    ...content.balls.flatMap((ball, index) => scoringErrors(type, ball.scoring, index)),
    ...mapErrors(type, content.scoreHandicapMap),
  ];
}

function notForType(type: TrainingType, content: Content): FieldError[] {
  const isTournament = type === 'TOURNAMENT';
  const mapping = 'trainingHandicapDifferenceToPointsMapping';
  return [
    ...(isTournament && content[mapping] ? [fieldError(`/${mapping}`, 'not-for-this-type')] : []),
    ...(!isTournament && content.teamMode ? [fieldError('/teamMode', 'not-for-this-type')] : []),
  ];
}

function scoringErrors(type: TrainingType, scoring: Content['balls'][number]['scoring'], ball: number): FieldError[] {
  const path = `/balls/${ball}/scoring`;
  if (scoring.length === 0) return [];
  if (type !== 'REGULAR') return [fieldError(path, 'not-for-this-type')];
  if (ball > 0) return [fieldError(path, 'only-on-first-ball')];
  return scoring.flatMap(({ name }, index) => missingText(`${path}/${index}/name`, name));
}

function mapErrors(type: TrainingType, map: Content['scoreHandicapMap']): FieldError[] {
  const scores = map.map(({ score }) => score);
  return map.flatMap(({ score, handicap }, index) => {
    const path = `/scoreHandicapMap/${index}`;
    return [
      ...(scores.indexOf(score) < index ? [fieldError(`${path}/score`, 'repeated')] : []),
      ...(type === 'TOURNAMENT' ? pointsErrors : handicapErrors)(`${path}/handicap`, handicap),
    ];
  });
}

function handicapErrors(path: string, handicap: number): FieldError[] {
  if (handicap < HANDICAP_MIN)
    return [fieldError(path, 'too-small', `is less than ${HANDICAP_MIN}; send a greater handicap.`)];
  if (handicap > HANDICAP_MAX)
    return [fieldError(path, 'too-large', `is more than ${HANDICAP_MAX}; send a smaller handicap.`)];
  return [];
}

function pointsErrors(path: string, points: number): FieldError[] {
  if (!Number.isInteger(points)) return [fieldError(path, 'not-whole')];
  if (Math.abs(points) <= limits.points) return [];
  return [fieldError(path, 'out-of-range', `is out of range; send points from ${-limits.points} to ${limits.points}.`)];
}
