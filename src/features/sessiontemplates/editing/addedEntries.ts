import type { HintRow, InstructionRow, MapRow, Row, ScoringRow } from './templateForm';

/** Returns a key that none of these rows has. */
const nextKey = (rows: readonly Row[]): number => 1 + Math.max(-1, ...rows.map(({ key }) => key));

// What a row holds when it is added (specification §9): in both languages, whatever the page is shown in.

export const newInstruction = (rows: readonly Row[]): InstructionRow => ({
  key: nextKey(rows),
  en: 'Instruction',
  de: 'Instruktion',
});

export const newHint = (rows: readonly Row[]): HintRow => ({
  key: nextKey(rows),
  name: { en: 'Hint', de: 'Tipp' },
  imageUrl: null,
});

export const newScoringItem = (rows: readonly Row[]): ScoringRow => ({
  key: nextKey(rows),
  name: { en: 'Scoring Item', de: 'Punkt' },
  points: '0',
});

/** A score that another entry has too is reported when the template is saved. */
export const newMapEntry = (rows: readonly MapRow[]): MapRow => ({ key: nextKey(rows), score: '0', handicap: '0' });

/** Returns the balls as so many: those at the end go first. */
export function resizedBalls(balls: readonly Row[], count: number): Row[] {
  const resized = balls.slice(0, count);
  while (resized.length < count) resized.push({ key: nextKey(resized) });
  return resized;
}

export const newBall = (rows: readonly Row[]): Row => ({ key: nextKey(rows) });
