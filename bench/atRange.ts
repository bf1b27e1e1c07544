import type { Mapping } from '../contract/mapping';
import type { Member } from '../contract/member';
import type { TrainingCategory } from '../contract/category';
import type { NewTemplate, ScoringItem, Template } from '../contract/template';
import type { AddedPlayer, PlanTraining, ScheduledTraining } from '../contract/training';
import type { Device } from './device';

export const scoring: ScoringItem[] = [
  { name: { en: 'Holed', de: 'Eingelocht' }, points: 3 },
  { name: { en: 'Within one club length', de: 'Innerhalb einer Schlägerlänge' }, points: 1 },
  { name: { en: 'Missed', de: 'Verfehlt' }, points: 0 },
  { name: { en: 'Off the green', de: 'Vom Grün gerollt' }, points: -1 },
];

/** Makes a regular template of so many balls, which a training can be planned from, as an admin would. */
export async function makeTemplate(admin: Device, numberofballs: number): Promise<Template> {
  const [category] = await admin.call<TrainingCategory[]>('GET', '/api/challenges/trainingcategory');
  const [mapping] = await admin.call<Mapping[]>('GET', '/api/trainingsessionhandicapdifferencetopointsmapping');
  if (!category || !mapping) throw new Error('the seed has written no category or no points mapping');
  const template: NewTemplate = {
    type: 'REGULAR',
    name: { en: 'Putting gate', de: 'Putt-Tor' },
    description: { en: 'From two metres', de: 'Aus zwei Metern' },
    moreInformationLink: {},
    category: { id: category.id },
    trainingHandicapDifferenceToPointsMapping: { id: mapping.id },
    teamMode: false,
    instructions: [],
    hints: [],
    balls: Array.from({ length: numberofballs }, (_none, index) => ({ scoring: index === 0 ? scoring : [] })),
    scoreHandicapMap: Array.from({ length: 20 }, (_none, row) => ({ score: 5 * row, handicap: 54 - 3 * row })),
  };
  return admin.call<Template>('POST', '/api/challenges/trainingsessiontemplate', template);
}

interface RunningWishes {
  /** In whose club it runs. */
  pro: Device;
  template: Template;
  players: number;
  /** How many balls of this player, counted from 0, are recorded already. */
  recorded: (player: number) => number;
}

/** Plans and starts a training and adds its players, whose sessions can all be recorded. Returns it as it is then. */
export async function runTraining({ pro, template, players, recorded }: RunningWishes): Promise<ScheduledTraining> {
  const { golfclubId } = await pro.call<Member>('GET', '/api/golfclub/whoami');
  const plan: PlanTraining = { trainingTemplateId: template.id, golfclubId, plannedDate: '2026-10-01' };
  const { id } = await pro.call<ScheduledTraining>('POST', '/api/scheduledtrainings/fromtrainingtemplate', plan);
  const path = `/api/scheduledtrainings/${id}`;
  await pro.call('PUT', `${path}/start`);
  const members = await pro.call<Member[]>('GET', `/api/golfclub/${golfclubId}/members?page=0&pageSize=${players}`);
  const added = members.map(({ name, surname, username, handicap }): AddedPlayer => {
    return { name, surname, username, handicap, golfclubId };
  });
  const { trainingSessions } = await pro.call<ScheduledTraining>('PUT', `${path}/playerdata/add`, { players: added });
  for (const [player, session] of trainingSessions.entries()) {
    await pro.call('PUT', `${path}/playerdata/edit/${session.id}`);
    const balls = Array.from({ length: recorded(player) }, (_none, index) => ({ index, points: pointsOf(index) }));
    if (balls.length > 0) await pro.call('PUT', `${path}/playerdata/${session.id}/balls/add`, { balls });
  }
  return pro.call<ScheduledTraining>('GET', `/api/scheduledtrainings/one/${id}`);
}

/** Returns what a ball of this index is recorded with. */
export function pointsOf(index: number): number {
  return scoring[index % scoring.length]?.points ?? 0;
}
