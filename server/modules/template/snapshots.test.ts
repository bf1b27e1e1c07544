import type { LeagueTable } from '@contract/league';
import { trainingStatuses } from '@contract/lists';
import type { Template } from '@contract/template';
import type { PlayerData, ScheduledTraining } from '@contract/training';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const PATH = '/api/challenges/trainingsessiontemplate';
const MAPPING = 'trainingHandicapDifferenceToPointsMapping';

async function clubWithAdmin() {
  const context = await proOfNewClub();
  const { fixtures, club } = context;
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
  return { ...context, admin };
}

/** What an admin can do to a template; all of it after another. */
const changes: [what: string, change: (admin: ReturnType<typeof api>, template: Template) => Promise<number>][] = [
  [
    'edited',
    async (admin, template) => {
      const content = {
        name: { en: 'Another name' },
        category: null,
        [MAPPING]: null,
        balls: [],
        instructions: [],
        scoreHandicapMap: [{ score: -100, handicap: 54 }],
      };
      return (await admin.put(PATH, { ...template, ...content })).status;
    },
  ],
  ['archived', async (admin, { id }) => (await admin.get(`${PATH}/archive/${id}`)).status],
  ['deleted', async (admin, { id }) => (await admin.delete(`${PATH}/${id}`)).status],
];

test.each(changes)('trainings in every state are as they were when their template is %s', async (_what, change) => {
  const { fixtures, club, player, admin, calls } = await clubWithAdmin();
  const template = await fixtures.template();
  const sessions = [{ players: [await player()], balls: [3, 3] }];
  const trainings = await Promise.all(
    trainingStatuses.map((status) => fixtures.training({ club, template, status, sessions })),
  );
  const read = () => Promise.all(trainings.map(async ({ id }) => (await calls(id).read()).body));
  const before = await read();
  expect(before.map(({ status }) => status)).toEqual([...trainingStatuses]);
  expect(await change(admin, template.content)).toBe(200);
  expect(await read()).toEqual(before);
});

test('a running training is finished by its snapshot after its template has changed and gone', async () => {
  const { fixtures, club, pro, player, admin, calls } = await clubWithAdmin();
  const scored = async (edit: (template: Template) => Promise<void>) => {
    const template = await fixtures.template();
    const robin = await player({ handicap: 18.4 });
    const running = await fixtures.runningTraining({ pro, players: [robin], template });
    const [session] = running.trainingSessions;
    await edit(template.content);
    for (const index of [0, 1, 2, 3]) {
      expect((await calls(running.id).recordBall(idOf(session), { index, points: 3 })).status).toBe(200);
    }
    expect((await calls(running.id).finish()).status).toBe(200);
    const { body } = await admin.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
    const entry = body.leagueTableEntries.find((one) => one.player.id === robin.id);
    return entry?.leagueTableEvents.map(({ points, handicapPlayed, handicapDifference }) => ({
      points,
      handicapPlayed,
      handicapDifference,
    }));
  };
  const unedited = await scored(async () => {});
  // 12 points are worth 14.1, which is 4.3 better and hits the row of 8 points exactly.
  expect(unedited).toEqual([{ points: 8, handicapPlayed: 14.1, handicapDifference: 4.3 }]);
  const edited = await scored(async (content) => {
    for (const [, change] of changes) expect(await change(admin, content)).toBe(200);
    await sql('delete from mappings where id = $1', [content[MAPPING]?.id]);
  });
  expect(edited).toEqual(unedited);
});

test('a template of each type is made, planned, run and scored', async () => {
  const { fixtures, club, client, pro, admin, calls, player } = await clubWithAdmin();
  const [category, mapping] = [await fixtures.category(), await fixtures.mapping()];
  const both = { en: 'Both', de: 'Beide' };
  const map = [
    { score: 0, handicap: 30 },
    { score: 5, handicap: 10 },
  ];
  const shared = {
    name: both,
    description: {},
    moreInformationLink: {},
    teamMode: false,
    instructions: [],
    hints: [],
    category: { id: category.id },
    scoreHandicapMap: map,
  };
  const options = [
    { ...shared, type: 'REGULAR', [MAPPING]: { id: mapping.id }, balls: [{ scoring: [{ name: both, points: 5 }] }] },
    { ...shared, type: 'TRACKMAN', [MAPPING]: { id: mapping.id }, balls: [{ scoring: [] }] },
    { ...shared, type: 'TOURNAMENT', balls: [] },
  ];
  const points: Record<string, number | undefined> = {};
  for (const option of options) {
    const { body: content } = await admin.post<Template>(PATH, option);
    const ready = await client.get<Template[]>(`${PATH}/readytocreatetraining`);
    expect(ready.body.map(({ id }) => id)).toContain(content.id);
    const robin = await player({ handicap: 20 });
    const running: ScheduledTraining = await fixtures.runningTraining({
      pro,
      players: [robin],
      template: { content, mapping },
    });
    await calls(running.id).recordBall(idOf(running.trainingSessions[0]), { index: 0, points: 5 });
    expect((await calls(running.id).finish()).status).toBe(200);
    const { body } = await admin.get<LeagueTable>(`/api/leaguetable/golfclub/${club.id}`);
    points[option.type] = body.leagueTableEntries.find((one) => one.player.id === robin.id)?.totalPoints;
  }
  expect(points).toEqual({ REGULAR: 12, TRACKMAN: 12, TOURNAMENT: 10 });
});

function idOf(session: PlayerData | undefined): string {
  if (session === undefined) throw new Error('the training has no player session');
  return session.id;
}
