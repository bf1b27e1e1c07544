import { beginnerPoints, bunker, chipping, pitching, standardPoints } from '../content';
import { demoId } from '../demoRows';
import { both, drill, hint, item, reaching } from './demoTemplate';

export const upAndDown = drill({
  id: demoId('template', 3),
  category: chipping,
  mapping: standardPoints,
  name: both('Chipping: up and down', 'Chippen: Up and Down'),
  description: both(
    'Ten balls from five places around the green. Every ball is chipped and then holed out.',
    'Zehn Bälle von fünf Stellen rund um das Grün. Jeder Ball wird gechippt und danach eingelocht.',
  ),
  image: 'around-the-green',
  instructions: [
    both(
      'Two balls from each place: two easy, two medium, one hard.',
      'Zwei Bälle je Stelle: zwei leichte, zwei mittlere, eine schwere.',
    ),
    both('Play the ball as it lies.', 'Den Ball spielen, wie er liegt.'),
    both('Hole out every ball before you chip the next one.', 'Jeden Ball einlochen, bevor der nächste gechippt wird.'),
  ],
  hints: [
    hint(
      'Choose the landing point first, then the club.',
      'Zuerst den Landepunkt wählen, dann den Schläger.',
      'landing-point',
    ),
  ],
  numberofballs: 10,
  scoring: [
    item('Chipped in', 'Eingechippt', 4),
    item('Up and down', 'Mit zwei Schlägen eingelocht', 2),
    item('Three strokes', 'Drei Schläge', 1),
    item('More', 'Mehr', 0),
  ],
  scoreHandicapMap: reaching(
    [0, 54],
    [3, 42],
    [5, 36],
    [7, 30],
    [9, 24],
    [11, 18.4],
    [13, 14.1],
    [15, 9],
    [17, 4.5],
    [20, 0],
  ),
});

export const pitchToCircle = drill({
  id: demoId('template', 4),
  category: pitching,
  mapping: standardPoints,
  name: both('Pitching into the circle, 30 metres', 'Pitchen in den Kreis, 30 Meter'),
  description: both(
    'Ten pitches over a bag onto the green. The circles measure two and five metres around the flag.',
    'Zehn Pitches über ein Bag aufs Grün. Die Kreise messen zwei und fünf Meter um die Fahne.',
  ),
  image: 'into-the-circle',
  instructions: [
    both('Lay out both circles with a rope or with balls.', 'Beide Kreise mit einem Seil oder mit Bällen auslegen.'),
    both(
      'Stand 30 metres away, with a bag ten metres in front.',
      'Aus 30 Metern spielen, zehn Meter davor liegt ein Bag.',
    ),
  ],
  hints: [hint('Swing back and through to the same height.', 'Gleich weit aus- und durchschwingen.')],
  numberofballs: 10,
  scoring: [
    item('Within 2 metres', 'Im 2-Meter-Kreis', 3),
    item('Within 5 metres', 'Im 5-Meter-Kreis', 2),
    item('On the green', 'Auf dem Grün', 1),
    item('Missed the green', 'Grün verfehlt', 0),
  ],
  scoreHandicapMap: reaching(
    [0, 54],
    [4, 45],
    [7, 36],
    [10, 29],
    [13, 22],
    [16, 15],
    [19, 9],
    [22, 4],
    [25, 0],
    [28, -4],
  ),
});

export const greensideBunker = drill({
  id: demoId('template', 5),
  category: bunker,
  mapping: beginnerPoints,
  name: both('Greenside bunker', 'Grünbunker'),
  description: both(
    'Eight balls out of the sand to a flag 12 metres away.',
    'Acht Bälle aus dem Sand zu einer 12 Meter entfernten Fahne.',
  ),
  image: 'out-of-the-sand',
  instructions: [
    both(
      'Draw a line in the sand and hit the sand at the line.',
      'Eine Linie in den Sand ziehen und den Sand an der Linie treffen.',
    ),
    both('Rake the bunker after every second ball.', 'Nach jedem zweiten Ball den Bunker harken.'),
  ],
  hints: [
    hint('Open the club face before you take your grip.', 'Das Schlägerblatt öffnen, bevor Sie greifen.', 'open-face'),
  ],
  numberofballs: 8,
  scoring: [
    item('Within 2 metres', 'Innerhalb von 2 Metern', 3),
    item('On the green', 'Auf dem Grün', 2),
    item('Out of the bunker', 'Aus dem Bunker', 1),
    item('Still in the sand', 'Noch im Sand', -1),
  ],
  scoreHandicapMap: reaching(
    [0, 54],
    [4, 40],
    [7, 32],
    [10, 24],
    [12, 18],
    [14, 13],
    [16, 8],
    [18, 4],
    [20, 0],
    [22, -3],
  ),
});
