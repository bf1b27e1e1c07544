import type { TrainingStatus } from '../../contract/lists';
import { greensideBunker, pitchToCircle, upAndDown } from './templates/aroundTheGreen';
import { puttingChampionship, teamScramble } from './templates/competitions';
import type { DemoTemplate } from './templates/demoTemplate';
import { trackmanCombine, wedgeLadder } from './templates/longGame';
import { lagPutting, puttingGate } from './templates/putting';

export interface CalendarEntry {
  template: DemoTemplate;
  /** Days from today; negative is past. */
  day: number;
  status: TrainingStatus;
  players: number;
}

const finished = (day: number, template: DemoTemplate, players: number): CalendarEntry => ({
  day,
  template,
  players,
  status: 'FINISHED',
});
const running = (template: DemoTemplate, players: number): CalendarEntry => ({
  day: 0,
  template,
  players,
  status: 'STARTED',
});
const planned = (day: number, template: DemoTemplate): CalendarEntry => ({
  day,
  template,
  players: 0,
  status: 'PLANNED',
});

export const calendarOfBergblick: readonly CalendarEntry[] = [
  finished(-86, puttingGate, 12),
  finished(-79, upAndDown, 10),
  finished(-72, trackmanCombine, 9),
  finished(-65, lagPutting, 11),
  finished(-51, teamScramble, 10),
  finished(-44, pitchToCircle, 10),
  finished(-37, wedgeLadder, 9),
  finished(-30, puttingChampionship, 12),
  finished(-16, greensideBunker, 8),
  finished(-9, lagPutting, 11),
  finished(-2, upAndDown, 10),
  running(puttingGate, 6),
  planned(0, wedgeLadder),
  planned(3, pitchToCircle),
  planned(7, trackmanCombine),
  planned(14, teamScramble),
  planned(21, greensideBunker),
];

export const calendarOfFancourtLinks: readonly CalendarEntry[] = [
  finished(-40, lagPutting, 8),
  finished(-26, wedgeLadder, 7),
  finished(-12, teamScramble, 6),
  running(upAndDown, 4),
  planned(2, puttingGate),
  planned(9, trackmanCombine),
];
