import type { TrainingStatus } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';
import { newerTraining, newerTrainings, type TrainingList, withoutTraining, withTraining } from './newerTraining';

/** A training as far as these functions look at it. */
function training(id: string, second: number, status: TrainingStatus = 'STARTED'): ScheduledTraining {
  return {
    id,
    golfclubId: 'club',
    name: { en: id },
    type: 'REGULAR',
    teamMode: false,
    status,
    plannedDate: '2026-05-14',
    version: 1,
    startDate: null,
    finishDate: null,
    updated_at: `2026-05-14T09:30:0${second}.000Z`,
    session_template_name: { en: id },
    session_price: null,
    user: { name: 'Jana', surname: 'Möller' },
    template: {
      id: 'template',
      type: 'REGULAR',
      name: { en: id },
      description: {},
      moreInformationLink: {},
      image: null,
      category: null,
      trainingHandicapDifferenceToPointsMapping: null,
      teamMode: false,
      instructions: [],
      hints: [],
      balls: [],
      scoreHandicapMap: [],
      numberofballs: 0,
      mapping: [],
    },
    trainingSessions: [],
  };
}

const list = (...trainings: ScheduledTraining[]) => ({ trainings, totalCount: trainings.length });

test('an answer that was overtaken by a newer one does not replace it', () => {
  expect(newerTraining(training('a', 5), training('a', 4)).updated_at).toContain(':05.');
  expect(newerTraining(training('a', 5), training('a', 6)).updated_at).toContain(':06.');
  expect(newerTraining(undefined, training('a', 1)).updated_at).toContain(':01.');
});

test('a list that is read again keeps a training that has changed since', () => {
  const merged = newerTrainings(list(training('a', 5), training('gone', 9)), list(training('a', 4), training('b', 4)));
  expect(merged.trainings.map(({ id, updated_at }) => [id, updated_at.slice(17, 19)])).toEqual([
    ['a', '05'],
    ['b', '04'],
  ]);
});

const leaving: [TrainingList, TrainingStatus, boolean][] = [
  ['all', 'FINISHED', true],
  ['planned', 'PLANNED', true],
  ['planned', 'STARTED', false],
  ['notfinished', 'STARTED', true],
  ['notfinished', 'FINISHED', false],
  ['finished', 'FINISHED', true],
  ['finished', 'STARTED', false],
];

test.each(leaving)('in the list "%s" a training that became %s stays: %s', (name, status, stays) => {
  const changed = withTraining(list(training('a', 1), training('b', 1)), name, training('a', 2, status));
  expect(changed.totalCount).toBe(stays ? 2 : 1);
  expect(changed.trainings.some(({ id }) => id === 'a')).toBe(stays);
});

test('a training that a list does not hold is not put into it', () => {
  const current = list(training('a', 1));
  expect(withTraining(current, 'all', training('b', 2))).toBe(current);
  expect(withoutTraining(current, 'b')).toEqual(current);
});
