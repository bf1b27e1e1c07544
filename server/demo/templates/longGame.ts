import { approach, fullSwing, standardPoints } from '../content';
import { demoId } from '../demoRows';
import { as, both, drill, hint, item, reaching } from './demoTemplate';

export const wedgeLadder = drill({
  id: demoId('template', 6),
  category: approach,
  mapping: standardPoints,
  name: both('Wedge distance ladder, 30 to 80 metres', 'Wedge-Leiter, 30 bis 80 Meter'),
  description: both(
    'Twelve wedges: 30, 40, 50, 60, 70 and 80 metres up the ladder and down again. Only the carry counts.',
    'Zwölf Wedges: 30, 40, 50, 60, 70 und 80 Meter die Leiter hinauf und wieder hinunter. Nur die Fluglänge zählt.',
  ),
  image: 'up-the-ladder',
  instructions: [
    both('One ball for each distance, then the way back.', 'Je Entfernung ein Ball, danach der Weg zurück.'),
    both('Say the distance aloud before you swing.', 'Die Entfernung laut sagen, bevor Sie schwingen.'),
    both(
      'Judge where the ball lands, not where it stops.',
      'Bewertet wird, wo der Ball landet, nicht wo er liegen bleibt.',
    ),
  ],
  hints: [
    hint(
      'Change the length of the swing, not its speed.',
      'Die Länge des Schwungs ändern, nicht sein Tempo.',
      'length-of-the-swing',
    ),
  ],
  numberofballs: 12,
  scoring: [
    item('Within 3 metres', 'Auf 3 Meter genau', 3),
    item('Within 6 metres', 'Auf 6 Meter genau', 2),
    item('Within 10 metres', 'Auf 10 Meter genau', 1),
    item('Further off', 'Weiter daneben', 0),
  ],
  scoreHandicapMap: reaching(
    [0, 54],
    [6, 42],
    [9, 36],
    [12, 29],
    [15, 23],
    [18, 17],
    [21, 12],
    [24, 7],
    [28, 2],
    [32, -3],
  ),
});

export const trackmanCombine = as(
  { type: 'TRACKMAN', moreInformationLink: both('https://www.trackman.com', 'https://www.trackman.com') },
  drill({
    id: demoId('template', 7),
    category: fullSwing,
    mapping: standardPoints,
    name: both('Trackman combine, short', 'Trackman Combine, kurz'),
    description: both(
      'Ten shots to targets from 60 to 160 metres and two drives. Trackman gives each shot 0 to 100 points.',
      'Zehn Schläge auf Ziele von 60 bis 160 Metern und zwei Drives. Trackman vergibt je Schlag 0 bis 100 Punkte.',
    ),
    image: 'on-the-monitor',
    instructions: [
      both(
        'Choose "Combine" on the Trackman and play 12 shots.',
        'Am Trackman „Combine“ wählen und 12 Schläge spielen.',
      ),
      both(
        'Enter the points of each shot as Trackman shows them.',
        'Die Punkte je Schlag so eintragen, wie Trackman sie anzeigt.',
      ),
    ],
    hints: [
      hint(
        'Warm up first: the combine knows no practice shot.',
        'Vorher aufwärmen: Der Combine kennt keinen Probeschlag.',
      ),
    ],
    numberofballs: 12,
    scoreHandicapMap: reaching(
      [0, 54],
      [300, 45],
      [420, 36],
      [520, 29],
      [610, 23],
      [690, 17],
      [760, 12],
      [830, 7],
      [900, 3],
      [970, -1],
      [1040, -5],
    ),
  }),
);

/** As it is left halfway: no category, no points mapping and no German name, so no training can be planned from it. */
export const fairwayCorridor = drill({
  id: demoId('template', 10),
  category: null,
  mapping: null,
  name: { en: 'Driving into the corridor' },
  description: { en: 'Ten drives into a corridor 30 metres wide.' },
  image: 'between-the-trees',
  instructions: [
    both(
      'Two trees at the end of the range mark the corridor.',
      'Zwei Bäume am Ende der Range begrenzen den Korridor.',
    ),
  ],
  numberofballs: 10,
  scoring: [item('In the corridor', 'Im Korridor', 1), item('Outside', 'Außerhalb', 0)],
  scoreHandicapMap: reaching([0, 54], [5, 24], [8, 10]),
});
