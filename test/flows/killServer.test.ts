import type { Member } from '@contract/member';
import type { Template } from '@contract/template';
import type { ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { ownDataDirectory, tokenOf } from './browserProxy';

const TRAININGS = '/api/scheduledtrainings';
const PLAYERS = 4;
const BALLS_BEFORE_THE_KILL = 60;
const MOST_BALLS = 100;
const pointsOf = (index: number) => (index * 7) % 11;

test('every ball that was acknowledged is there after the server was killed while balls were recorded', async () => {
  const dataDirectory = await ownDataDirectory();
  const killed = await dataDirectory.startDemo();
  const token = await tokenOf('pro');
  const training = await runTournament(token);
  const recorded = new Map<string, number>();
  let acknowledged = 0;
  const kills: Promise<unknown>[] = [];

  async function recordUntilNobodyAnswers(sessionId: string): Promise<void> {
    const path = `${TRAININGS}/${training.id}/playerdata/${sessionId}/ball/add`;
    for (let index = 0; index < MOST_BALLS; index += 1) {
      const answer = await api(token)
        .put(path, { index, points: pointsOf(index) })
        .catch(() => null);
      if (answer === null) return;
      expect(answer.status).toBe(200);
      recorded.set(sessionId, index + 1);
      acknowledged += 1;
      if (acknowledged === BALLS_BEFORE_THE_KILL) kills.push(killed.kill('SIGKILL'));
    }
  }

  await Promise.all(training.trainingSessions.map(({ id }) => recordUntilNobodyAnswers(id)));
  await Promise.all(kills);
  expect(acknowledged).toBeGreaterThanOrEqual(BALLS_BEFORE_THE_KILL);
  expect(acknowledged).toBeLessThan(PLAYERS * MOST_BALLS);

  await dataDirectory.startDemo();
  const { body } = await api(token).get<ScheduledTraining>(`${TRAININGS}/one/${training.id}`);
  for (const { id, balls } of body.trainingSessions) {
    const count = recorded.get(id) ?? 0;
    const expected = Array.from({ length: count }, (_, index) => ({ index, points: pointsOf(index) }));
    // One more may be stored whose answer died with the server.
    expect(balls.slice(0, count)).toMatchObject(expected);
    expect(balls.length - count).toBeLessThanOrEqual(1);
  }
  await dataDirectory.remove();
});

/** Returns a running tournament, which takes many scores, with all its player sessions in EDIT. */
async function runTournament(token: string): Promise<ScheduledTraining> {
  const pro = api(token);
  const { body: me } = await pro.get<Member>('/api/golfclub/whoami');
  const { body: templates } = await pro.get<Template[]>(
    '/api/challenges/trainingsessiontemplate/readytocreatetraining',
  );
  const template = templates.find(({ type, teamMode }) => type === 'TOURNAMENT' && !teamMode);
  const { body: planned } = await pro.post<ScheduledTraining>(`${TRAININGS}/fromtrainingtemplate`, {
    trainingTemplateId: template?.id,
    golfclubId: me.golfclubId,
    plannedDate: '2026-07-04',
  });
  const path = `${TRAININGS}/${planned.id}`;
  await pro.put(`${path}/start`);
  const { body: members } = await pro.get<Member[]>(`/api/golfclub/members?page=0&pageSize=${PLAYERS}`);
  const players = members.map(({ name, surname, username, handicap, golfclubId }) => ({
    name,
    surname,
    username,
    handicap,
    golfclubId,
  }));
  let { body: training } = await pro.put<ScheduledTraining>(`${path}/playerdata/add`, { players });
  for (const { id } of training.trainingSessions) {
    ({ body: training } = await pro.put<ScheduledTraining>(`${path}/playerdata/edit/${id}`));
  }
  expect(training.trainingSessions).toHaveLength(PLAYERS);
  return training;
}
