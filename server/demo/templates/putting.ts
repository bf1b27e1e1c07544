import { beginnerPoints, putting, standardPoints } from '../content';
import { demoId } from '../demoRows';
import { both, drill, hint, item, reaching } from './demoTemplate';

export const puttingGate = drill({
  id: demoId('template', 1),
  category: putting,
  mapping: beginnerPoints,
  name: both('Putting gate', 'Putt-Tor'),
  description: both(
    'Ten putts from two metres through a gate that is one putter head and two finger widths wide.',
    'Zehn Putts aus zwei Metern durch ein Tor, das einen Putterkopf und zwei Fingerbreit breit ist.',
  ),
  image: 'through-the-gate',
  instructions: [
    both('Set two tees 30 cm in front of the ball as a gate.', 'Zwei Tees 30 cm vor dem Ball als Tor stecken.'),
    both('Find a straight putt of two metres.', 'Einen geraden Putt von zwei Metern suchen.'),
    both('Go through your whole routine before each putt.', 'Vor jedem Putt die ganze Routine ausführen.'),
  ],
  hints: [
    hint(
      'Keep your eyes on the gate, not on the hole.',
      'Den Blick auf das Tor richten, nicht auf das Loch.',
      'eyes-on-the-gate',
    ),
  ],
  numberofballs: 10,
  scoring: [
    item('Holed through the gate', 'Durch das Tor eingelocht', 3),
    item('Through the gate', 'Durch das Tor', 1),
    item('Touched a tee', 'Tee berührt', 0),
    item('Missed the gate', 'Tor verfehlt', -1),
  ],
  scoreHandicapMap: reaching(
    [0, 54],
    [4, 45],
    [7, 36],
    [10, 28],
    [13, 22],
    [16, 16],
    [19, 11],
    [22, 6],
    [25, 2],
    [28, -2],
  ),
});

export const lagPutting = drill({
  id: demoId('template', 2),
  category: putting,
  mapping: standardPoints,
  name: both('Lag putting: 6, 9 and 12 metres', 'Lange Putts: 6, 9 und 12 Meter'),
  description: both(
    'Nine long putts, three from each distance. The goal is never to leave more than a tap-in.',
    'Neun lange Putts, drei je Entfernung. Ziel ist, nie mehr als einen kurzen Restputt übrig zu lassen.',
  ),
  image: 'long-putt',
  instructions: [
    both('Pace out 6, 9 and 12 metres and mark them.', '6, 9 und 12 Meter abschreiten und markieren.'),
    both('Never play twice in a row from one distance.', 'Nie zweimal hintereinander aus derselben Entfernung putten.'),
    both('Measure with the putter: its length is about 90 cm.', 'Mit dem Putter messen: Er ist etwa 90 cm lang.'),
  ],
  hints: [
    hint('Feel the length with practice swings towards the hole.', 'Die Länge mit Probeschwüngen zum Loch hin spüren.'),
  ],
  numberofballs: 9,
  scoring: [
    item('Holed', 'Eingelocht', 4),
    item('Within one putter length', 'Innerhalb einer Putterlänge', 3),
    item('Within two putter lengths', 'Innerhalb von zwei Putterlängen', 1),
    item('Further away', 'Weiter weg', 0),
    item('Off the green', 'Vom Grün gerollt', -1),
  ],
  scoreHandicapMap: reaching(
    [0, 54],
    [5, 40],
    [8, 33],
    [11, 26],
    [14, 20],
    [17, 14],
    [20, 9],
    [23, 5],
    [26, 1],
    [29, -3],
  ),
});
