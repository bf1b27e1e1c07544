import type { MappingRow } from '@contract/mapping';
import type { LocalizedString } from '@contract/shapes';
import { demoId } from './demoRows';

interface DemoCategory {
  id: string;
  name: LocalizedString;
  description: LocalizedString;
}

const category = (n: number, name: LocalizedString, description: LocalizedString): DemoCategory => ({
  id: demoId('category', n),
  name,
  description,
});

export const putting = category(
  1,
  { en: 'Putting', de: 'Putten' },
  { en: 'Start line, speed and reading the green', de: 'Startlinie, Tempo und das Lesen des Grüns' },
);
export const chipping = category(
  2,
  { en: 'Chipping', de: 'Chippen' },
  { en: 'Low shots from the edge of the green', de: 'Flache Schläge vom Grünrand' },
);
export const pitching = category(
  3,
  { en: 'Pitching', de: 'Pitchen' },
  { en: 'High, soft shots from 20 to 50 metres', de: 'Hohe, weiche Schläge aus 20 bis 50 Metern' },
);
export const approach = category(
  4,
  { en: 'Approach play', de: 'Annäherungsspiel' },
  { en: 'Wedges and irons into the green', de: 'Wedges und Eisen ins Grün' },
);
export const bunker = category(
  5,
  { en: 'Bunker play', de: 'Bunkerspiel' },
  { en: 'Out of the sand and close to the hole', de: 'Aus dem Sand und nah an die Fahne' },
);
export const fullSwing = category(
  6,
  { en: 'Full swing', de: 'Langes Spiel' },
  { en: 'Direction and length with the full swing', de: 'Richtung und Länge mit vollem Schwung' },
);
export const competition = category(
  7,
  { en: 'Competition', de: 'Wettspiel' },
  { en: 'Playing for a result, alone or as a team', de: 'Spielen auf Ergebnis, allein oder im Team' },
);

export const demoCategories = [putting, chipping, pitching, approach, bunker, fullSwing, competition];

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
