import type { LeagueTable } from '@contract/league';
import { type PlayerDataStatus, type TrainingStatus, trainingStatuses } from '@contract/lists';
import type { Problem } from '@contract/problem';
import type { ScheduledTraining } from '@contract/training';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

type Outcome = TrainingStatus | 'unchanged' | 'wrong-state';

const transitions: [step: 'start' | 'unstart' | 'finish' | 'unfinish', from: TrainingStatus, outcome: Outcome][] = [
  ['start', 'PLANNED', 'STARTED'],
  ['start', 'STARTED', 'unchanged'],
  ['start', 'FINISHED', 'wrong-state'],
  ['unstart', 'PLANNED', 'unchanged'],
  ['unstart', 'STARTED', 'PLANNED'],
  ['unstart', 'FINISHED', 'wrong-state'],
  ['finish', 'PLANNED', 'wrong-state'],
  ['finish', 'STARTED', 'FINISHED'],
  ['finish', 'FINISHED', 'unchanged'],
  ['unfinish', 'PLANNED', 'wrong-state'],
  ['unfinish', 'STARTED', 'unchanged'],
  ['unfinish', 'FINISHED', 'STARTED'],
];

test.each(transitions)('%s of a %s training: %s', async (step, from, outcome) => {
  const { fixtures, club, calls } = await proOfNewClub();
  const { id } = await fixtures.training({ club, status: from });
  const before = (await calls(id).read()).body;

  const answer = await calls(id)[step]<unknown>();

  const after = (await calls(id).read()).body;
  if (outcome === 'wrong-state') {
    expect(answer).toMatchObject({ status: 409, code: 'wrong-state' });
    expect((answer.body as Problem).current).toEqual(before);
    expect(after).toEqual(before);
    return;
  }
  expect(answer).toMatchObject({ status: 200, body: after });
  if (outcome === 'unchanged') expect(after).toEqual(before);
  else {
    expect(after.status).toBe(outcome);
    expect(after.updated_at > before.updated_at).toBe(true);
  }
});

test('starting and finishing leave their moments, and opening again takes the finish away', async () => {
  const { fixtures, club, calls } = await proOfNewClub();
  const { id } = await fixtures.training({ club });

  const started = (await calls(id).start()).body;
  expect(started).toMatchObject({ startDate: expect.any(String) as string, finishDate: null });
  const finished = (await calls(id).finish()).body;
  expect(finished).toMatchObject({ startDate: started.startDate, finishDate: expect.any(String) as string });
  const opened = (await calls(id).unfinish()).body;
  expect(opened).toMatchObject({ startDate: started.startDate, finishDate: null });
});

test('finishing a training finishes its open player sessions, and opening it again opens those again', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const sessions = await Promise.all(
    (['ADDED', 'EDIT', 'FINISHED'] as const).map(async (status) => ({ status, players: [await player()], balls: [3] })),
  );
  const { id, sessionIds } = await fixtures.training({ club, status: 'STARTED', sessions });

  const finished = (await calls(id).finish()).body;
  expect(statusesOf(finished)).toEqual(['FINISHED', 'FINISHED', 'FINISHED']);
  expect(statusesOf((await calls(id).unfinish()).body)).toEqual(['ADDED', 'EDIT', 'FINISHED']);
  const ball = await calls(id).recordBall(sessionIds[1] ?? '', { index: 1, points: 3 });
  expect(ball.status).toBe(200);

  // What is edited after the first finish counts for the second one.
  await calls(id).finishSession(sessionIds[1] ?? '');
  await calls(id).editSession(sessionIds[2] ?? '');
  await calls(id).finish();
  expect(statusesOf((await calls(id).unfinish()).body)).toEqual(['ADDED', 'FINISHED', 'EDIT']);
});

describe('a player session', () => {
  type SessionOutcome = PlayerDataStatus | 'unchanged' | 'wrong-state' | 'gone';
  type SessionStep = 'editSession' | 'finishSession' | 'deleteSession';

  const running: [step: SessionStep, from: PlayerDataStatus, outcome: SessionOutcome][] = [
    ['editSession', 'ADDED', 'EDIT'],
    ['editSession', 'EDIT', 'unchanged'],
    ['editSession', 'FINISHED', 'EDIT'],
    ['finishSession', 'ADDED', 'wrong-state'],
    ['finishSession', 'EDIT', 'FINISHED'],
    ['finishSession', 'FINISHED', 'unchanged'],
    ['deleteSession', 'ADDED', 'gone'],
    ['deleteSession', 'EDIT', 'gone'],
    ['deleteSession', 'FINISHED', 'wrong-state'],
  ];
  const finished: [SessionStep, PlayerDataStatus, SessionOutcome, TrainingStatus][] = [
    ['editSession', 'FINISHED', 'wrong-state', 'FINISHED'],
    ['finishSession', 'FINISHED', 'unchanged', 'FINISHED'],
    ['deleteSession', 'FINISHED', 'wrong-state', 'FINISHED'],
  ];
  const planned: typeof finished = [
    ['editSession', 'ADDED', 'wrong-state', 'PLANNED'],
    ['finishSession', 'ADDED', 'wrong-state', 'PLANNED'],
    ['deleteSession', 'ADDED', 'gone', 'PLANNED'],
  ];
  const cases = [...running.map((each) => [...each, 'STARTED'] as const), ...finished, ...planned];

  test.each(cases)('%s of one that is %s: %s, in a %s training', async (step, from, outcome, status) => {
    const { fixtures, club, calls, player } = await proOfNewClub();
    const sessions = [{ players: [await player()], status: from, balls: [3] }];
    const { id, sessionIds } = await fixtures.training({ club, status, sessions });
    const before = (await calls(id).read()).body;

    const answer = await calls(id)[step]<unknown>(sessionIds[0] ?? '');

    const after = (await calls(id).read()).body;
    if (outcome === 'wrong-state') {
      expect(answer).toMatchObject({ status: 409, code: 'wrong-state', body: { current: before } });
      expect(after).toEqual(before);
      return;
    }
    expect(answer).toMatchObject({ status: 200, body: after });
    if (outcome === 'unchanged') expect(after).toEqual(before);
    else expect(statusesOf(after)).toEqual(outcome === 'gone' ? [] : [outcome]);
  });
});

describe('adding players', () => {
  test.each(trainingStatuses)('is refused or done according to the state: %s', async (status) => {
    const { fixtures, club, calls, player } = await proOfNewClub();
    const { id } = await fixtures.training({ club, status });
    const { name, surname, username, handicap, golfclubId } = await player();

    const answer = await calls(id).addPlayers([{ name, surname, username, handicap, golfclubId }]);

    expect(answer.status).toBe(status === 'STARTED' ? 200 : 409);
    expect(answer.code).toBe(status === 'STARTED' ? undefined : 'wrong-state');
    expect((await calls(id).read()).body.trainingSessions).toHaveLength(status === 'STARTED' ? 1 : 0);
  });
});

function statusesOf(training: ScheduledTraining): PlayerDataStatus[] {
  return training.trainingSessions.map(({ playerDataStatus }) => playerDataStatus);
}

test('who is not approved gets no result, though an earlier version had added them', async () => {
  const { fixtures, club, client, calls, player } = await proOfNewClub();
  const approved = await player();
  const waiting = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
  const sessions = [approved, waiting].map((member) => ({
    players: [member],
    status: 'EDIT' as const,
    balls: [3],
  }));
  const { id } = await fixtures.training({ club, status: 'STARTED', sessions });

  await calls(id).finish();

  const { body } = await client.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
  expect(body.leagueTableEntries.map((entry) => entry.player.id)).toEqual([approved.id]);
  expect(await sql('select 1 from league_events where member_id = $1', [waiting.id])).toEqual([]);
});
