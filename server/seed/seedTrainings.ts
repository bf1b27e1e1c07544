import type { TrainingStatus } from '../../contract/lists';
import { chance, type Chance } from '../demo/chance';
import { demoId } from '../demo/demoIds';
import { demoTemplates } from '../demo/templates/demoTemplates';
import { trainingsInto, type Participant, type TrainingRows } from '../demo/trainingRows';
import { clubOf, handicapOf } from './seedMembers';
import type { SeedSize } from './seedSize';

const DAYS = 1_000;
const MOST_PLAYERS = 12;
const usable = demoTemplates.filter(({ content }) => content.state === 'ACTIVE' && content.category !== null);

/** A fixed day: benchmarks are compared with each other, so the same command must always write the same rows. */
const now = new Date('2026-10-01T12:00:00.000Z');

/** Returns a function that adds the n-th training, counted from 0, to the rows. */
export function seedTrainingsInto(rows: TrainingRows, size: SeedSize): (n: number) => void {
  const by = chance(72);
  const add = trainingsInto(rows, by, now);
  return (n) => {
    const template = usable[by.between(0, usable.length - 1)];
    if (template === undefined) return;
    const status = statusOf(by);
    const players = status === 'PLANNED' ? [] : playersOf(by, n, size);
    const sessions = template.content.teamMode ? [players] : players.map((player) => [player]);
    const day = status === 'PLANNED' ? by.between(1, 60) : -by.between(1, DAYS);
    add({
      template,
      status,
      day: status === 'STARTED' ? 0 : day,
      players: players.length,
      golfclubId: clubOf(n, size.clubs),
      proId: demoId('member', (n % size.clubs) + 1),
      sessions: players.length < 2 && template.content.teamMode ? [] : sessions,
    });
  };
}

/** Nine of ten are history. */
function statusOf(by: Chance): TrainingStatus {
  const drawn = by.next();
  if (drawn < 0.9) return 'FINISHED';
  return drawn < 0.92 ? 'STARTED' : 'PLANNED';
}

/** Returns different members of the club of the n-th training; its members stand `clubs` apart. */
function playersOf(by: Chance, n: number, { clubs, members }: SeedSize): Participant[] {
  const club = n % clubs;
  const inClub = Math.floor((members - 1 - club) / clubs) + 1;
  const count = Math.min(inClub, MOST_PLAYERS);
  const start = by.between(0, inClub - 1);
  return Array.from({ length: count }, (_, step) => {
    const member = club + ((start + step) % inClub) * clubs;
    return { id: demoId('member', member + 1), handicap: handicapOf(member) };
  });
}
