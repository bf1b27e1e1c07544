import type { ScheduledTraining } from '../../contract/training';
import { api, type Answer } from './api';
import type { WorldMember } from './members';
import { makeTemplate, type WorldTemplate } from './templates';
import { signedIn } from './tokens';

export interface RunningWishes {
  pro: WorldMember;
  players: readonly WorldMember[];
  template?: WorldTemplate;
  plannedDate?: string;
}

/**
 * Plans a training, starts it, adds the players and puts their player sessions into EDIT, all over the API.
 * Returns the training as the server last answered it; throws when a step is refused.
 */
export async function runTraining(wishes: RunningWishes): Promise<ScheduledTraining> {
  const { content } = wishes.template ?? (await makeTemplate());
  const golfclubId = wishes.pro.golfclubId;
  const client = api(await signedIn(wishes.pro));
  const planned = accepted(
    await client.post<ScheduledTraining>('/api/scheduledtrainings/fromtrainingtemplate', {
      trainingTemplateId: content.id,
      golfclubId,
      plannedDate: wishes.plannedDate ?? '2026-05-14',
    }),
  );
  const path = `/api/scheduledtrainings/${planned.id}`;
  accepted(await client.put<ScheduledTraining>(`${path}/start`));
  const players = wishes.players.map(({ name, surname, username, handicap }) => ({
    name,
    surname,
    username,
    handicap,
    golfclubId,
    golfclubName: '',
  }));
  let training = accepted(await client.put<ScheduledTraining>(`${path}/playerdata/add`, { players }));
  for (const session of training.trainingSessions) {
    training = accepted(await client.put<ScheduledTraining>(`${path}/playerdata/edit/${session.id}`));
  }
  return training;
}

function accepted<Body>(answer: Answer<Body>): Body {
  if (answer.status >= 300) throw new Error(`refused with ${answer.status}: ${answer.text}`);
  return answer.body;
}
