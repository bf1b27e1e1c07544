import type { MappingRow } from '../../contract/mapping';
import { demoId } from './demoIds';

export interface DemoMapping {
  id: string;
  name: string;
  rows: MappingRow[];
}

const row = (handicapDifference: number, points: number): MappingRow => ({ handicapDifference, points });

export const standardPoints: DemoMapping = {
  id: demoId('mapping', 1),
  name: 'Standard',
  rows: [row(-12, 1), row(-6, 2), row(-3, 3), row(-1, 4), row(0, 5), row(2, 7), row(4.3, 8), row(7, 10), row(10, 12)],
};

/** Gentler at the bottom: whoever starts at 54 should come home with points. */
export const beginnerPoints: DemoMapping = {
  id: demoId('mapping', 2),
  name: 'Einsteiger / Beginners',
  rows: [row(-20, 1), row(-10, 2), row(-5, 4), row(0, 6), row(5, 8), row(10, 10)],
};

export const demoMappings = [standardPoints, beginnerPoints];
