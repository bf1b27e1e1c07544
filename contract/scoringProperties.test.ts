import fc from 'fast-check';
import { type Tenths, toTenths } from './handicap';
import { scoringChain, type ScoringMaps } from './scoring';

const seed = Number(process.env['SEED'] ?? 2026);

test(`more points never mean fewer league points when both maps are monotonic (SEED=${seed})`, () => {
  const whole = (most: number) => fc.integer({ min: -most, max: most });
  const rows = fc.array(fc.tuple(whole(60), whole(540)), { maxLength: 12 });
  fc.assert(
    fc.property(
      rows,
      rows,
      whole(80),
      fc.nat(60),
      fc.integer({ min: -100, max: 540 }),
      (scores, steps, low, more, hcp) => {
        const falling = monotonic(scores).map(([score, handicap]) => ({ score, handicap: -handicap / 10 }));
        const rising = monotonic(steps).map(([difference, points]) => ({
          handicapDifference: difference / 10,
          points,
        }));
        // Below the lowest row a result earns 0, so only maps without penalties are monotonic as a whole.
        const rewards = rising.map((row) => ({ ...row, points: Math.max(0, row.points) }));
        const maps: ScoringMaps = { type: 'REGULAR', scoreHandicapMap: falling, mapping: rewards };
        const fewer = scoringChain(maps, [{ points: low }], t(hcp));
        const further = scoringChain(maps, [{ points: low }, { points: more }], t(hcp));
        expect(further.points).toBeGreaterThanOrEqual(fewer.points);
      },
    ),
    { seed, numRuns: 2000 },
  );
});

test(`a difference of two handicaps is exact in tenths (SEED=${seed})`, () => {
  const tenths = fc.integer({ min: -100, max: 540 });
  fc.assert(
    fc.property(tenths, tenths, (started, played) => {
      const maps: ScoringMaps = {
        type: 'REGULAR',
        scoreHandicapMap: [{ score: 0, handicap: played / 10 }],
        mapping: [],
      };
      expect(scoringChain(maps, [{ points: 0 }], toTenths(started / 10)).handicapDifference).toBe(started - played);
    }),
    { seed },
  );
});

/** Returns the pairs with both columns sorted on their own, so that the second rises with the first. */
function monotonic(pairs: readonly (readonly [number, number])[]): [number, number][] {
  const seconds = pairs.map(([, second]) => second).sort((a, b) => a - b);
  const firsts = [...new Set(pairs.map(([first]) => first))].sort((a, b) => a - b);
  return firsts.map((first, index) => [first, seconds[index] ?? 0]);
}

function t(tenths: number): Tenths {
  return toTenths(tenths / 10);
}
