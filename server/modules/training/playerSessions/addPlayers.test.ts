import type { Problem } from '@contract/problem';
import type { AddedPlayer } from '@contract/training';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { asAdded } from '@test/fixtures/trainings';

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
