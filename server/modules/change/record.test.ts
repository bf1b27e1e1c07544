import type { Change } from '@contract/change';
import type { Mapping } from '@contract/mapping';
import type { InstantPrice, SessionPrice } from '@contract/price';
import type { Template } from '@contract/template';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { memberCalls } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { newTemplate } from '@test/fixtures/templates';
import { asAdded, trainingCalls } from '@test/fixtures/trainings';

async function adminOfClub() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const client = api(await fixtures.signedIn(admin));
  const record = async (query = `personId=${admin.id}`) =>
    (await client.get<Change[]>(`/api/changes?${query}&sort=at`)).body;
  const actions = async (query?: string) => (await record(query)).map(({ action }) => action);
  return { fixtures, club, admin, client, record, actions };
}

const fieldsOf = (changes: readonly Change[], action: Change['action']) =>
  Object.fromEntries(
    (changes.find((change) => change.action === action)?.fields ?? []).map(({ field, before, after }) => [
      field,
      [before, after],
    ]),
  );

test('every step of a training is on record, with the training and its day', async () => {
  const { fixtures, club, client, admin, record } = await adminOfClub();
  const template = await fixtures.template({ name: { en: 'Long putts', de: 'Lange Putts' } });
  const planned = await client.post<{ id: string }>('/api/scheduledtrainings/fromtrainingtemplate', {
    trainingTemplateId: template.content.id,
    golfclubId: club.id,
    plannedDate: '2026-06-01',
  });
  const calls = trainingCalls(client, planned.body.id);
  await calls.start();
  await calls.start();
  await calls.unstart();
  await calls.startOn('2026-06-02');
  await calls.finish();
  await calls.unfinish();
  await calls.remove();
  const changes = await record();
  expect(changes.map(({ action }) => action)).toEqual(
    ['planned', 'started', 'unstarted', 'started', 'finished', 'unfinished', 'deleted'].map(
      (verb) => `training.${verb}`,
    ),
  );
  expect(changes[3]).toMatchObject({
    actor: { id: admin.id },
    golfclub: { id: club.id },
    fields: [
      { field: 'training', before: 'Long putts', after: 'Long putts' },
      { field: 'plannedDate', before: '2026-06-02', after: '2026-06-02' },
    ],
  });
});

test('names are on record in both languages where they differ, and are found in both', async () => {
  const { fixtures, club, client, record } = await adminOfClub();
  const word = unique('Wedge');
  const name = { en: `${word} ladder`, de: `${word}-Leiter` };
  const template = await fixtures.template({ name });
  const plan = { trainingTemplateId: template.content.id, golfclubId: club.id, plannedDate: '2026-06-01' };
  const planned = await client.post<{ id: string }>('/api/scheduledtrainings/fromtrainingtemplate', plan);
  const PATH = '/api/challenges/trainingcategory';
  const category = { name: { en: word, de: word }, description: {} };
  const { body: made } = await client.post<{ id: string }>(PATH, category);
  const renamed = { en: word, de: `${word} lang` };
  await client.put(PATH, { ...category, id: made.id, name: renamed });
  await trainingCalls(client, planned.body.id).remove();
  await client.delete(`${PATH}/${made.id}`);

  const firstFields = (await record()).map(({ action, fields }) => [action, fields[0]]);
  expect(firstFields).toEqual([
    ['training.planned', { field: 'training', before: name.en, after: name.en, localized: { was: name, is: name } }],
    ['category.created', { field: 'name', before: null, after: word }],
    ['category.edited', { field: 'name', before: word, after: word, localized: { was: category.name, is: renamed } }],
    ['training.deleted', { field: 'training', before: name.en, after: null, localized: { was: name } }],
    ['category.deleted', { field: 'name', before: word, after: null, localized: { was: renamed } }],
  ]);
  for (const searched of [name.en, name.de]) {
    const where = encodeURIComponent(`fields equals ${searched}`);
    const found = await record(`golfclubId=${club.id}&where=${where}`);
    expect(found.map(({ action }) => action)).toEqual(['training.planned', 'training.deleted']);
  }
});

test('a ball is on record once it had points: corrected, cleared or given to somebody else', async () => {
  const { fixtures, club, client, record } = await adminOfClub();
  const [anna, ben] = [await fixtures.member({ club }), await fixtures.member({ club })];
  const { id, sessionIds } = await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [anna, ben].map((player) => ({ players: [player], status: 'EDIT' as const })),
  });
  const [annas = '', bens = ''] = sessionIds;
  const calls = trainingCalls(client, id);
  await calls.recordBalls(annas, [
    { index: 0, points: 3 },
    { index: 1, points: 1 },
  ]);
  expect(await record()).toEqual([]);
  await calls.recordBall(annas, { index: 0, points: 3 });
  await calls.recordBall(annas, { index: 0, points: -1 });
  await calls.recordBall(annas, { index: 0, points: null });
  await calls.recordBall(annas, { index: 0, points: 0 });
  await calls.moveBall(annas, { index: 1, points: 1, to: { playerDataId: bens, index: 4 } });
  const ball = (change: Change) => change.fields.find(({ field }) => field.startsWith('ball.'));
  expect((await record()).map((change) => [change.action, change.member?.id, ball(change)])).toEqual([
    ['ball.corrected', anna.id, { field: 'ball.1', before: '3', after: '-1' }],
    ['ball.cleared', anna.id, { field: 'ball.1', before: '-1', after: null }],
    ['ball.given', anna.id, { field: 'ball.2', before: '1', after: null }],
    ['ball.given', ben.id, { field: 'ball.5', before: null, after: '1' }],
  ]);
});

test('a corrected ball of somebody who is deleted loses its values, and a team is nobody alone', async () => {
  const { fixtures, club, client, record } = await adminOfClub();
  const team = [await fixtures.member({ club }), await fixtures.member({ club })];
  const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
  const { id, sessionIds } = await fixtures.training({ club, template, status: 'STARTED' });
  const calls = trainingCalls(client, id);
  const added = await calls.addPlayers(team.map((player) => asAdded(player)));
  const session = added.body.trainingSessions[0]?.id ?? sessionIds[0] ?? '';
  await calls.editSession(session);
  for (const points of [5, 6]) await calls.recordBall(session, { index: 0, points });
  expect((await record()).map(({ action, member }) => [action, member])).toEqual([['ball.corrected', null]]);

  const single = await fixtures.member({ club });
  const other = await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [{ players: [single], status: 'EDIT', balls: [3] }],
  });
  await trainingCalls(client, other.id).recordBall(other.sessionIds[0] ?? '', { index: 0, points: 1 });
  await memberCalls(client, club.id).remove(single);
  const [corrected] = await record(`memberId=${single.id}`);
  expect(corrected).toMatchObject({ action: 'ball.corrected', member: { name: '', surname: '', username: '' } });
  expect(corrected?.fields.every(({ before, after }) => !before && !after)).toBe(true);
});

test('templates: what is in them before and after, and what was done to them', async () => {
  const { fixtures, client, record, actions } = await adminOfClub();
  const path = '/api/challenges/trainingsessiontemplate';
  const { body: made } = await client.post<Template>(path, newTemplate({ name: { en: 'Lag', de: 'Lag' } }));
  const category = await fixtures.category({ name: { en: 'Putting', de: 'Putten' } });
  await client.put(path, {
    ...made,
    name: { en: 'Lag putting', de: 'Lag' },
    description: { en: 'x'.repeat(500), de: '' },
    category,
    scoreHandicapMap: [{ score: 0, handicap: 36 }],
  });
  const { body: archived } = await client.get<Template>(`${path}/archive/${made.id}`);
  await client.put(path, { ...archived, state: 'ACTIVE' });
  await client.delete(`${path}/${made.id}`);
  expect(await actions()).toEqual(
    ['created', 'edited', 'archived', 'activated', 'deleted'].map((verb) => `template.${verb}`),
  );
  const fields = fieldsOf(await record(), 'template.edited');
  expect(fields).toMatchObject({
    name: ['Lag', 'Lag putting'],
    'name.en': ['Lag', 'Lag putting'],
    'description.en': ['Ten balls from nine metres', `${'x'.repeat(200)}…`],
    category: [null, 'Putting'],
    scoreHandicapMap: ['0 = 36.0, 3 = -1.2', '0 = 36.0'],
  });
  expect(fields).not.toHaveProperty(['name.de']);
  expect(fieldsOf(await record(), 'template.deleted')).toEqual({ name: ['Lag putting', null] });
});

test('categories, points mappings, prizes and images', async () => {
  const { fixtures, club, client, record, actions } = await adminOfClub();
  const categories = '/api/challenges/trainingcategory';
  const { body: category } = await client.post<{ id: string }>(categories, { name: { en: 'A' }, description: {} });
  await client.put(categories, { id: category.id, name: { en: 'B' }, description: {} });
  await client.put(categories, { id: category.id, name: { en: 'B' }, description: {} });

  const mappings = '/api/trainingsessionhandicapdifferencetopointsmapping';
  const mapping = [{ handicapDifference: 4.3, points: 8 }];
  const { body: made } = await client.post<Mapping>(mappings, { name: unique('Weekend'), mapping });
  await client.post(`${mappings}/mapping`, { id: made.id, afterKey: 4.3 });

  const { body: price } = await client.post<SessionPrice>('/sessionprices', { name: 'Sleeve', description: '' });
  await client.put('/sessionprices', { ...price, name: 'Dozen' });
  const { id: session_id } = await fixtures.training({ club, status: 'FINISHED' });
  const awarded = await client.post<InstantPrice>('/sessioninstantprice', { session_id, session_price_id: price.id });
  await client.delete('/sessioninstantprice', awarded.body);
  const { publicId } = await fixtures.image();
  await client.delete(`/image/upload/${publicId}`);

  expect(await actions()).toEqual([
    'category.created',
    'category.edited',
    'mapping.created',
    'mapping.edited',
    'price.created',
    'price.edited',
    'instantPrice.awarded',
    'instantPrice.removed',
    'image.deleted',
  ]);
  const changes = await record();
  expect(fieldsOf(changes, 'category.edited')).toEqual({ name: ['A', 'B'], 'name.en': ['A', 'B'] });
  expect(fieldsOf(changes, 'mapping.edited').rows).toEqual(['4.3 = 8', '4.3 = 8, 5.0 = 0']);
  expect(fieldsOf(changes, 'price.edited')).toEqual({ name: ['Sleeve', 'Dozen'] });
  expect(fieldsOf(changes, 'instantPrice.awarded').price).toEqual([null, 'Dozen']);
  expect(fieldsOf(changes, 'image.deleted')).toEqual({ name: [publicId, null] });
  expect(changes.filter(({ golfclub }) => golfclub !== null).map(({ action }) => action)).toEqual([
    'instantPrice.awarded',
    'instantPrice.removed',
  ]);
});

test('a new template has only what is not empty on record', async () => {
  const { client, record } = await adminOfClub();
  const path = '/api/challenges/trainingsessiontemplate';
  const empty = { instructions: [], hints: [], scoreHandicapMap: [] };
  const { body: template } = await client.post<Template>(path, newTemplate(empty));
  const created = fieldsOf(await record(), 'template.created');
  expect(created.name).toEqual([null, template.name.en]);
  expect(Object.keys(created).filter((field) => field in empty)).toEqual([]);
  await client.put(path, { ...template, instructions: [{ en: 'Slowly', de: 'Langsam' }] });
  expect(fieldsOf(await record(), 'template.edited').instructions).toEqual([null, 'Langsam / Slowly']);
});

test('a person is found as who did it and as whom it was done to; kind, club and moments narrow it', async () => {
  const { fixtures, club, admin, client, actions } = await adminOfClub();
  const member = await fixtures.member({ club });
  const { id } = await fixtures.category();
  await client.delete(`/api/challenges/trainingcategory/${id}`);
  await client.put(`/api/golfclub/${club.id}/member/${member.username}`, {
    name: 'Nora',
    surname: 'Zander',
    email: member.email,
    handicap: 7,
    roles: [],
  });
  await sql(`update changes set at = '2020-02-03T12:00:00Z' where actor_id = $1 and action = 'category.deleted'`, [
    admin.id,
  ]);
  expect(await actions(`personId=${admin.id}`)).toEqual(['category.deleted', 'member.edited']);
  expect(await actions(`personId=${member.id}`)).toEqual(['member.edited']);
  expect(await actions(`memberId=${admin.id}`)).toEqual([]);
  expect(await actions(`q=zander+nora&golfclubId=${club.id}`)).toEqual(['member.edited']);
  expect(await actions(`q=zander+grace&golfclubId=${club.id}`)).toEqual([]);
  expect(await actions(`personId=${admin.id}&kind=category`)).toEqual(['category.deleted']);
  expect(await actions(`personId=${admin.id}&golfclubId=${club.id}`)).toEqual(['member.edited']);
  const day = 'from=2020-02-03T00:00:00.000Z&to=2020-02-04T00:00:00.000Z';
  expect(await actions(`personId=${admin.id}&${day}`)).toEqual(['category.deleted']);
  expect(await actions(`personId=${admin.id}&to=2020-02-03T12:00:00.000Z`)).toEqual([]);
  for (const query of ['kind=password', 'personId=me', 'from=yesterday']) {
    expect((await client.get(`/api/changes?${query}`)).code).toBe('bad-input');
  }
});
