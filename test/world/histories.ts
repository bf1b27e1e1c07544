import fc from 'fast-check';
import type { MappingRow } from '../../contract/mapping';
import type { ScoreHandicapEntry } from '../../contract/template';

/** Trainings of the mapping that is asked about, of another one, of none, and one that is still running. */
export type Kind = 'asked' | 'other' | 'tournament' | 'team' | 'running';

export interface RandomTraining {
  kind: Kind;
  type: 'REGULAR' | 'TRACKMAN';
  plannedDate: string;
  scoreHandicapMap: ScoreHandicapEntry[];
  /** By player of the club; without balls where nothing was recorded, null where the player does not take part. */
  results: ({ handicapTenths: number; balls: number[] } | null)[];
}

/** What has happened in one club. */
export interface RandomHistory {
  players: { name: string; surname: string }[];
  trainings: RandomTraining[];
}

const MOST_PLAYERS = 4;
const tenths = (least: number, most: number) => fc.integer({ min: least, max: most });

/** Rows of a points mapping in any order; few different points, so that players come out equal. */
export const randomRows: fc.Arbitrary<MappingRow[]> = fc
  .uniqueArray(fc.tuple(tenths(-250, 250), tenths(-3, 5)), { selector: ([difference]) => difference, maxLength: 8 })
  .map((rows) => rows.map(([difference, points]) => ({ handicapDifference: difference / 10, points })));

const randomMap: fc.Arbitrary<ScoreHandicapEntry[]> = fc
  .uniqueArray(fc.tuple(tenths(-4, 12), tenths(-100, 540)), {
    selector: ([score]) => score,
    minLength: 1,
    maxLength: 6,
  })
  .map((entries) => entries.map(([score, handicap]) => ({ score, handicap: handicap / 10 })));

/** The map of a tournament holds points, whole ones. */
const inWholePoints = (map: ScoreHandicapEntry[]) =>
  map.map(({ score, handicap }) => ({ score, handicap: Math.trunc(handicap / 10) }));

const randomTraining: fc.Arbitrary<RandomTraining> = fc
  .record<RandomTraining>({
    kind: fc.constantFrom('asked', 'asked', 'asked', 'other', 'tournament', 'team', 'running'),
    type: fc.constantFrom('REGULAR', 'TRACKMAN'),
    plannedDate: fc.constantFrom('2026-05-01', '2026-05-02', '2026-06-01'),
    scoreHandicapMap: randomMap,
    results: fc.array(
      fc.option(fc.record({ handicapTenths: tenths(-100, 540), balls: fc.array(tenths(-1, 3), { maxLength: 4 }) })),
      { minLength: MOST_PLAYERS, maxLength: MOST_PLAYERS },
    ),
  })
  .map((training) =>
    training.kind === 'tournament' || training.kind === 'team'
      ? { ...training, scoreHandicapMap: inWholePoints(training.scoreHandicapMap) }
      : training,
  );

export const randomHistory: fc.Arbitrary<RandomHistory> = fc.record({
  players: fc.array(
    fc.record({
      name: fc.constantFrom('Jana', 'Ute'),
      // Also namesakes, languages' own order, and who is nobody any more.
      surname: fc.constantFrom('Abel', 'Äpfel', 'apfel', 'Zebra', ''),
    }),
    { minLength: 2, maxLength: MOST_PLAYERS },
  ),
  trainings: fc.array(randomTraining, { minLength: 1, maxLength: 4 }),
});
