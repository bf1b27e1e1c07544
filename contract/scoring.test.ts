import { type Tenths, toTenths } from './handicap';
import { scoreOf, scoringChain, type ScoringChain, type ScoringMaps } from './scoring';

const scoreHandicapMap = [
  { score: 0, handicap: 36 },
  { score: 6, handicap: 18.4 },
  { score: 10, handicap: 14.1 },
  { score: 20, handicap: -1.5 },
];

const mapping = [
  { handicapDifference: -2, points: 2 },
  { handicapDifference: 0, points: 5 },
  { handicapDifference: 4.3, points: 8 },
  { handicapDifference: 10, points: 12 },
];

const regular: ScoringMaps = { type: 'REGULAR', scoreHandicapMap, mapping };

const tournament: ScoringMaps = {
  type: 'TOURNAMENT',
  scoreHandicapMap: [
    { score: 10, handicap: 2 },
    { score: 20, handicap: 6 },
  ],
  mapping: [],
};

const balls = (...points: number[]) => points.map((each) => ({ points: each }));

interface Case {
  that: string;
  maps?: ScoringMaps;
  balls: { points: number }[];
  started: number | null;
  gives: Partial<ScoringChain>;
}

/** Handicaps on the right stand in tenths. */
const cases: Case[] = [
  {
    that: '18.4 − 14.1 is exactly 4.3 and meets the row at 4.3',
    balls: balls(4, 3, 3),
    started: 18.4,
    gives: { handicapPlayed: t(141), handicapDifference: t(43), points: 8, scoreRow: 10, differenceRow: t(43) },
  },
  {
    that: 'one tenth below a row of the mapping the row before it decides',
    balls: balls(10),
    started: 18.3,
    gives: { handicapDifference: t(42), points: 5, differenceRow: t(0) },
  },
  {
    that: 'one point below a row of the score map the row before it decides',
    balls: balls(9),
    started: 18.4,
    gives: { score: 9, handicapPlayed: t(184), handicapDifference: t(0), points: 5, scoreRow: 6 },
  },
  {
    that: 'nothing is interpolated above the last rows',
    balls: balls(500),
    started: 54,
    gives: { handicapPlayed: t(-15), handicapDifference: t(555), points: 12, scoreRow: 20, differenceRow: t(100) },
  },
  {
    that: 'a score below the lowest row plays its handicap, and the chain says so',
    balls: balls(-1, -1),
    started: 36,
    gives: { score: -2, handicapPlayed: t(360), points: 5, scoreRow: 0, belowFirstScoreRow: true },
  },
  {
    that: 'a difference below the lowest row gives 0 points, and the chain says so',
    balls: balls(0),
    started: 33.9,
    gives: { handicapDifference: t(-21), points: 0, differenceRow: null, belowFirstDifferenceRow: true },
  },
  {
    that: 'a plus handicap played is subtracted as the negative number it is',
    balls: balls(20),
    started: 2.8,
    gives: { handicapPlayed: t(-15), handicapDifference: t(43), points: 8 },
  },
  {
    that: 'a plus handicap started worsens the difference',
    balls: balls(20),
    started: -1.7,
    gives: { handicapStarted: t(-17), handicapDifference: t(-2), points: 2 },
  },
  {
    that: 'negative balls count against the score',
    balls: balls(3, 3, 3, 3, -1, -1),
    started: 18.4,
    gives: { score: 10, points: 8, belowFirstScoreRow: false },
  },
  {
    that: 'the rows may stand in any order',
    maps: { type: 'TRACKMAN', scoreHandicapMap: scoreHandicapMap.toReversed(), mapping: mapping.toReversed() },
    balls: balls(10),
    started: 18.4,
    gives: { points: 8, scoreRow: 10, differenceRow: t(43) },
  },
  {
    that: 'a mapping may give negative points',
    maps: { ...regular, mapping: [{ handicapDifference: -30, points: -4 }] },
    balls: balls(0),
    started: 18.4,
    gives: { points: -4, differenceRow: t(-300), belowFirstDifferenceRow: false },
  },
  {
    that: 'an empty score map gives no handicap played and 0 points',
    maps: { ...regular, scoreHandicapMap: [] },
    balls: balls(10),
    started: 18.4,
    gives: { handicapStarted: t(184), handicapPlayed: null, handicapDifference: null, points: 0, scoreRow: null },
  },
  {
    that: 'an empty mapping gives 0 points',
    maps: { ...regular, mapping: [] },
    balls: balls(10),
    started: 18.4,
    gives: { handicapDifference: t(43), points: 0, belowFirstDifferenceRow: true },
  },
  {
    that: 'without a start handicap there is no difference',
    balls: balls(10),
    started: null,
    gives: { handicapStarted: null, handicapDifference: null, points: 0 },
  },
  {
    that: 'a tournament takes the points from its own map and has no handicaps',
    maps: tournament,
    balls: balls(12, 7),
    started: 18.4,
    gives: {
      score: 19,
      handicapStarted: null,
      handicapPlayed: null,
      handicapDifference: null,
      points: 2,
      scoreRow: 10,
    },
  },
  {
    that: 'a tournament score below the first row gives 0 points',
    maps: tournament,
    balls: balls(9),
    started: null,
    gives: { points: 0, scoreRow: null, belowFirstScoreRow: true, belowFirstDifferenceRow: false },
  },
  {
    that: 'a tournament with an empty map gives 0 points',
    maps: { ...tournament, scoreHandicapMap: [] },
    balls: balls(30),
    started: null,
    gives: { score: 30, points: 0, scoreRow: null },
  },
];

describe('the scoring chain', () => {
  test.each(cases)('$that', ({ maps, balls: played, started, gives }) => {
    const chain = scoringChain(maps ?? regular, played, started === null ? null : toTenths(started));
    expect(chain).toMatchObject(gives);
  });

  test('the score of no balls is 0', () => expect(scoreOf([])).toBe(0));
});

function t(tenths: number): Tenths {
  return toTenths(tenths / 10);
}
