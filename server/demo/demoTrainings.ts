import { isApproved, isStaff } from '@contract/rights';
import { chance, type Chance } from './chance';
import { type DemoMember, demoMembers } from './members';
import { greensideBunker, pitchToCircle, upAndDown } from './templates/aroundTheGreen';
import { puttingChampionship, teamScramble } from './templates/competitions';
import type { DemoTemplate } from './templates/demoTemplate';
import { trackmanCombine, wedgeLadder } from './templates/longGame';
import { lagPutting, puttingGate } from './templates/putting';
import { type CalendarEntry, noTrainings, type Participant, type TrainingRows, trainingsInto } from './trainingRows';

/** These two play as one team in one tournament and nowhere else, so that the league table has a tie to show. */
const onlyTogether = ['heike.buerger', 'uwe.buerger'];

/** Returns the trainings of both clubs, as they look at the moment `now`; all else is the same each time. */
export function demoTrainings(now: Date): TrainingRows {
  const rows = noTrainings();
  const by = chance(1902);
  const add = trainingsInto(rows, by, now);
  for (const club of [
    { calendar: calendarOfBergblick, pro: 'pro', player: 'player' },
    { calendar: calendarOfFancourtLinks, pro: 'pro2', player: 'player2' },
  ]) {
    const pro = memberCalled(club.pro);
    const player = memberCalled(club.player);
    for (const entry of club.calendar) {
      const sessions = sessionsOf(by, entry, player);
      add({ ...entry, golfclubId: pro.golfclubId, proId: pro.id, sessions });
    }
  }
  return rows;
}

/** Returns who plays together: the demo's own player takes part most of the time, everybody else now and then. */
function sessionsOf(by: Chance, entry: CalendarEntry, player: DemoMember): Participant[][] {
  if (entry.players === 0) return [];
  const others = demoMembers.filter(
    ({ id, golfclubId, roles, username }) =>
      golfclubId === player.golfclubId &&
      id !== player.id &&
      isApproved(roles) &&
      !isStaff(roles) &&
      !onlyTogether.includes(username),
  );
  const field = [player, ...by.some(others, entry.players)].slice(by.next() < 0.6 ? 0 : 1).slice(0, entry.players);
  if (!entry.template.content.teamMode) return field.map((one) => [one]);
  const inTeams = field
    .filter((_, index) => index % 2 === 0)
    .map((one, team) => [one, ...field.slice(team * 2 + 1, team * 2 + 2)]);
  const couple = demoMembers.filter(
    ({ golfclubId, username }) => golfclubId === player.golfclubId && onlyTogether.includes(username),
  );
  return couple.length === 0 ? inTeams : [...inTeams, couple];
}

function memberCalled(username: string): DemoMember {
  const found = demoMembers.find((member) => member.username === username);
  if (found === undefined) throw new Error(`the demo has no member ${username}`);
  return found;
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
