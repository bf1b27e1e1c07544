import type { Winners } from '@contract/training';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

test('winners come by league points, then by score, and equal results share a place', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const handicaps = [18.4, 18.4, 18.4, 18.4, 18.4];
  const [lone, low, exact, same, idle] = await Promise.all(handicaps.map((handicap) => player({ handicap })));
  if (!lone || !low || !exact || !same || !idle) throw new Error('five players are needed');
  const { id } = await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [
      { players: [low], balls: [3, 3, 1] },
      { players: [idle] },
      { players: [exact], balls: [3, 3, 3, 1] },
      { players: [lone], balls: [3, 3, 3, 3, -1] },
      { players: [same], balls: [1, 3, 3, 3] },
    ],
  });

  const { body } = await calls(id).winners<Winners>();

  expect(body.trainingId).toBe(id);
  expect(body.winners).toMatchObject([
    { place: 1, players: [{ id: lone.id }], totalPoints: 11, points: 8 },
    {
      place: 2,
      players: [{ id: exact.id }],
      totalPoints: 10,
      handicapStarted: 18.4,
      handicapPlayed: 14.1,
      handicapDifference: 4.3,
      points: 8,
    },
    { place: 2, players: [{ id: same.id }], totalPoints: 10, points: 8 },
    { place: 4, players: [{ id: low.id }], totalPoints: 7, handicapDifference: 0, points: 5 },
  ]);
  expect((await calls(id).finish()).status).toBe(200);
  expect((await calls(id).winners<Winners>()).body).toEqual(body);
});

test('a team of a tournament wins as one, without handicaps, and one without points has not won', async () => {
  const { fixtures, club, calls, player } = await proOfNewClub();
  const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
  const [first, second] = [
    [await player(), await player()],
    [await player(), await player(), await player()],
  ];
  const { id } = await fixtures.training({
    club,
    template,
    status: 'STARTED',
    sessions: [
      { players: first, balls: [9] },
      { players: second, balls: [10, 15] },
    ],
  });

  const none = { handicapStarted: null, handicapPlayed: null, handicapDifference: null };
  expect((await calls(id).winners<Winners>()).body.winners).toMatchObject([
    { place: 1, players: second.map((member) => ({ id: member.id })), totalPoints: 25, points: 6, ...none },
  ]);
});

test('a planned training has no winners', async () => {
  const { fixtures, club, calls } = await proOfNewClub();
  const { id } = await fixtures.training({ club });
  expect(await calls(id).winners()).toMatchObject({ status: 409, code: 'wrong-state', body: { current: { id } } });
});
