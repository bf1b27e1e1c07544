import { type PlayerDataStatus, type TrainingStatus, trainingStatuses } from '@contract/lists';
import type { Problem } from '@contract/problem';
import type { AddedPlayer, ScheduledTraining } from '@contract/training';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { asAdded } from '@test/fixtures/trainings';

describe('add players', () => {
  async function startedTraining(options: { teamMode?: boolean } = {}) {
    const pro = await proOfNewClub();
    const template = await pro.fixtures.template(options.teamMode ? { type: 'TOURNAMENT', teamMode: true } : {});
    const { id } = await pro.fixtures.training({ club: pro.club, template, status: 'STARTED' });
    const refused = async (players: readonly AddedPlayer[]) => {
      const { status, code, body } = await pro.calls(id).addPlayers<Problem>(players);
      expect((await pro.calls(id).read()).body.trainingSessions).toEqual([]);
      return { status, code, paths: body.errors?.map(({ path, reason }) => `${path} ${reason}`) };
    };
    return { ...pro, training: pro.calls(id), id, refused };
  }

  test('each player gets a session with the handicap of this training, in the order of the list', async () => {
    const { training, player } = await startedTraining();
    const members = await Promise.all([1, 2, 3, 4, 5].map(() => player({ handicap: 20 })));
    const handicaps = [18.4, -1.2, 54, 0, -10];

    const answer = await training.addPlayers(
      members.map((member, index) => asAdded(member, { handicap: handicaps[index] ?? 0 })),
    );

    expect(answer.status).toBe(200);
    expect(answer.body.trainingSessions).toMatchObject(
      members.map(({ id, username }, index) => ({
        players: [{ id, username, handicap: handicaps[index] }],
        balls: [],
        totalPoints: 0,
        playerDataStatus: 'ADDED',
      })),
    );
  });

  test('usernames are found without regard to case, and names sent along are not stored', async () => {
    const { training, player } = await startedTraining();
    const member = await player({ name: 'Zoë', surname: 'Äpfelbäck' });

    const answer = await training.addPlayers([
      asAdded(member, { username: member.username.toUpperCase(), name: 'Somebody', surname: 'Else' }),
    ]);

    expect(answer.body.trainingSessions[0]?.players).toMatchObject([
      { id: member.id, name: 'Zoë', surname: 'Äpfelbäck' },
    ]);
  });

  test('in team mode one player session holds the whole team, which has at least two players', async () => {
    const { training, player, refused } = await startedTraining({ teamMode: true });
    const members = await Promise.all([player(), player(), player()]);

    expect(await refused(members.slice(0, 1).map((member) => asAdded(member)))).toEqual({
      status: 400,
      code: 'bad-input',
      paths: ['/players too-few-items'],
    });
    const added = await training.addPlayers(members.map((member) => asAdded(member)));
    expect(added.body.trainingSessions.map(({ players }) => players.map(({ id }) => id))).toEqual([
      members.map(({ id }) => id),
    ]);
  });

  test('who is unknown or belongs to another club is refused alike, and nobody is added', async () => {
    const { fixtures, club, player, refused } = await startedTraining();
    const stranger = await fixtures.member({ club: await fixtures.club() });
    const member = await player();

    expect(
      await refused([
        asAdded(member),
        asAdded(stranger, { golfclubId: club.id }),
        asAdded(member, { username: 'nobody-at-all' }),
      ]),
    ).toEqual({
      status: 409,
      code: 'unknown-reference',
      paths: ['/players/1/username not-listed', '/players/2/username not-listed'],
    });
  });

  test('a player sent as a member of another club is refused', async () => {
    const { fixtures, player, refused } = await startedTraining();
    const other = await fixtures.club();
    expect(await refused([asAdded(await player(), { golfclubId: other.id })])).toMatchObject({
      status: 403,
      code: 'foreign-club',
    });
  });

  test('a player given twice is refused, in any case of letters', async () => {
    const { player, refused } = await startedTraining();
    const member = await player();
    expect(await refused([asAdded(member), asAdded(member, { username: member.username.toUpperCase() })])).toEqual({
      status: 400,
      code: 'bad-input',
      paths: ['/players/1/username repeated'],
    });
  });

  test.each<[string, object, string]>([
    ['a handicap as text', { handicap: '18.4' }, '/players/0/handicap wrong-type'],
    ['a handicap with two decimals', { handicap: 18.45 }, '/players/0/handicap more-than-one-decimal'],
    ['a handicap above 54', { handicap: 54.1 }, '/players/0/handicap too-large'],
    ['a handicap better than +10', { handicap: -10.1 }, '/players/0/handicap too-small'],
    ['an unknown field', { roles: ['ADMIN'] }, '/players/0/roles unknown-field'],
  ])('%s is refused', async (_what, changed, path) => {
    const { player, refused } = await startedTraining();
    const answer = await refused([asAdded(await player(), changed)]);
    expect(answer).toEqual({ status: 400, code: 'bad-input', paths: [path] });
  });

  test('nobody can be added without naming anybody', async () => {
    const { refused } = await startedTraining();
    expect(await refused([])).toMatchObject({ status: 400, paths: ['/players too-few-items'] });
  });

  test('who already plays is refused, and the others of the list are not added', async () => {
    const { training, player } = await startedTraining();
    const [playing, waiting] = [await player(), await player()];
    await training.addPlayers([asAdded(playing)]);

    const answer = await training.addPlayers<Problem>([asAdded(waiting), asAdded(playing)]);

    expect(answer).toMatchObject({ status: 409, code: 'already-in-training' });
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(['/players/1/username']);
    expect((await training.read()).body.trainingSessions).toHaveLength(1);
  });

  test('who still waits for the approval by the club is refused, and the others of the list are not added', async () => {
    const { fixtures, club, training, player, refused } = await startedTraining();
    const waiting = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
    expect(await refused([asAdded(await player()), asAdded(waiting)])).toEqual({
      status: 409,
      code: 'player-not-approved',
      paths: ['/players/1/username not-approved'],
    });
    await sql(`update members set roles = '{APPROVED,PLAYER}' where id = $1`, [waiting.id]);
    expect((await training.addPlayers([asAdded(waiting)])).body.trainingSessions).toHaveLength(1);
  });

  test('a deleted player session makes room for the player again', async () => {
    const { training, player } = await startedTraining();
    const member = await player();
    const [session] = (await training.addPlayers([asAdded(member)])).body.trainingSessions;

    await training.deleteSession(session?.id ?? '');

    expect(await training.deleteSession(session?.id ?? '')).toMatchObject({ status: 404, code: 'not-found' });
    expect((await training.addPlayers([asAdded(member)])).body.trainingSessions).toHaveLength(1);
  });
});

describe('lifecycle', () => {
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

  test('finishing a training finishes its open player sessions, and opening it again leaves them finished', async () => {
    const { fixtures, club, calls, player } = await proOfNewClub();
    const sessions = await Promise.all(
      (['ADDED', 'EDIT', 'FINISHED'] as const).map(async (status) => ({ status, players: [await player()] })),
    );
    const { id } = await fixtures.training({ club, status: 'STARTED', sessions });

    const finished = (await calls(id).finish()).body;
    expect(statusesOf(finished)).toEqual(['FINISHED', 'FINISHED', 'FINISHED']);
    expect(statusesOf((await calls(id).unfinish()).body)).toEqual(['FINISHED', 'FINISHED', 'FINISHED']);
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
});
