import { chipping, competition, standardPoints } from '../content';
import { demoId } from '../demoRows';
import { as, both, drill, hint, item, reaching } from './demoTemplate';

export const teamScramble = as(
  { type: 'TOURNAMENT', teamMode: true },
  drill({
    id: demoId('template', 8),
    category: competition,
    mapping: null,
    name: both('Team tournament: nine-hole scramble', 'Teamturnier: Scramble über neun Löcher'),
    description: both(
      'Teams of two. Both play every shot from where the better ball lies. Each hole is scored in Stableford points.',
      'Zweierteams. Beide spielen jeden Schlag von der Lage des besseren Balls. Jedes Loch wird nach Stableford gezählt.',
    ),
    image: 'as-a-team',
    instructions: [
      both('Each player gives at least three tee shots.', 'Von jedem zählen mindestens drei Abschläge.'),
      both(
        'The ball may be placed within a card length, not nearer the hole.',
        'Der Ball darf auf Scorekartenlänge hingelegt werden, nicht näher zum Loch.',
      ),
      both('Enter the points of each hole.', 'Die Punkte je Loch eintragen.'),
    ],
    hints: [hint('Let the safer player tee off first.', 'Wer sicherer spielt, schlägt zuerst ab.')],
    numberofballs: 0,
    scoreHandicapMap: reaching([10, 2], [13, 3], [16, 5], [18, 6], [20, 8], [22, 10], [25, 12]),
  }),
);

export const puttingChampionship = as(
  { type: 'TOURNAMENT' },
  drill({
    id: demoId('template', 9),
    category: competition,
    mapping: null,
    name: both('Putting championship, nine holes', 'Putt-Meisterschaft, neun Löcher'),
    description: both(
      'Nine holes on the putting green: three points for one putt, one for two, none for more.',
      'Neun Löcher auf dem Puttinggrün: drei Punkte für einen Putt, einer für zwei, keiner für mehr.',
    ),
    image: 'championship-green',
    instructions: [
      both(
        'Everyone plays the same nine holes in the same order.',
        'Alle spielen dieselben neun Löcher in derselben Reihenfolge.',
      ),
    ],
    numberofballs: 0,
    scoreHandicapMap: reaching([6, 2], [9, 4], [12, 6], [15, 8], [18, 10], [21, 12]),
  }),
);

/** The predecessor of "up and down": kept for its results, no longer offered for planning. */
export const chipParcours = as(
  { state: 'ARCHIVED' },
  drill({
    id: demoId('template', 11),
    category: chipping,
    mapping: standardPoints,
    name: both('Chipping course (old scoring)', 'Chip-Parcours (alte Wertung)'),
    description: both('Eighteen chips, scored by hits only.', 'Achtzehn Chips, gezählt werden nur Treffer.'),
    image: 'around-the-green',
    instructions: [both('Play the course clockwise.', 'Den Parcours im Uhrzeigersinn spielen.')],
    numberofballs: 18,
    scoring: [item('Hit', 'Treffer', 1), item('Missed', 'Verfehlt', 0)],
    scoreHandicapMap: reaching([0, 54], [6, 36], [9, 24], [12, 14], [15, 5]),
  }),
);
