import type { Change, Undoing } from '@contract/change';
import type { UndoableAction } from '@contract/lists';
import type { Problem } from '@contract/problem';
import type { SessionPrice } from '@contract/price';
import type { Template } from '@contract/template';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { edited, memberCalls } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { withLeagueTablePrizes } from '@test/fixtures/prices';

const TEMPLATES = '/api/challenges/trainingsessiontemplate';
const CATEGORIES = '/api/challenges/trainingcategory';
const MAPPINGS = '/api/trainingsessionhandicapdifferencetopointsmapping';

async function admin() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const me = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const client = api(await fixtures.signedIn(me));
  const undo = <Body = { ids: string[] }>(action: UndoableAction, ...ids: string[]) =>
    client.post<Body>('/api/changes/undo', { action, ids } satisfies Undoing);
  const record = async () => {
    const { body } = await client.get<Change[]>(`/api/changes?personId=${me.id}&sort=at`);
    return body.map(({ action }) => action);
  };
  return { fixtures, club, me, client, calls: memberCalls(client, club.id), undo, record };
}

/** As if the minute were over. */
const over = (actorId: string) =>
  sql(`update undoable_changes set good_until = now() - interval '1 second' where actor_id = $1`, [actorId]);

const listed = async <Thing extends { id: string }>(client: ReturnType<typeof api>, path: string, id: string) =>
  (await client.get<Thing[]>(path)).body.find((one) => one.id === id);

describe('what was deleted comes back as it was', () => {
  test('a template, under its id, in its version, with all of its content', async () => {
    const { fixtures, client, undo, record } = await admin();
    const { id } = (await fixtures.template()).content;
    const before = await listed<Template>(client, TEMPLATES, id);
    await client.delete(`${TEMPLATES}/${id}`);
    expect(await listed(client, TEMPLATES, id)).toBeUndefined();
    expect(await undo('template.deleted', id)).toMatchObject({ status: 200, body: { ids: [id] } });
    expect(await listed<Template>(client, TEMPLATES, id)).toEqual(before);
    expect(await record()).toEqual(['template.deleted', 'template.restored']);
  });

  test('a category', async () => {
    const { fixtures, client, undo, record } = await admin();
    const { id } = await fixtures.category();
    const before = await listed(client, CATEGORIES, id);
    await client.delete(`${CATEGORIES}/${id}`);
    expect((await undo('category.deleted', id)).status).toBe(200);
    expect(await listed(client, CATEGORIES, id)).toEqual(before);
    expect(await record()).toEqual(['category.deleted', 'category.restored']);
  });

  test('a points mapping with its rows', async () => {
    const { fixtures, client, undo, record } = await admin();
    const { id } = await fixtures.mapping();
    const before = await listed(client, MAPPINGS, id);
    await client.delete(`${MAPPINGS}/${id}`);
    expect((await undo('mapping.deleted', id)).status).toBe(200);
    expect(await listed(client, MAPPINGS, id)).toEqual(before);
    expect(await record()).toEqual(['mapping.deleted', 'mapping.restored']);
  });

  test('a price with its image', async () => {
    const { fixtures, client, undo, record } = await admin();
    const { publicId } = await fixtures.image({ tag: 'sessionprice' });
    const cloudinary_image = JSON.stringify({ public_id: publicId });
    const made = await client.post<SessionPrice>('/sessionprices', {
      name: 'Sleeve',
      description: '',
      cloudinary_image,
    });
    const { id } = made.body;
    await client.delete('/sessionprices', { id });
    expect((await undo('price.deleted', id)).status).toBe(200);
    const { body } = await client.get<{ data: SessionPrice[] }>('/sessionprices');
    expect(body.data.find((price) => price.id === id)).toEqual(made.body);
    expect(await record()).toEqual(['price.created', 'price.deleted', 'price.restored']);
  });
});

test('an archived template is active again, unless somebody changed it since', async () => {
  const { fixtures, client, undo, record } = await admin();
  const { id } = (await fixtures.template()).content;
  const archive = () => client.get<Template>(`${TEMPLATES}/archive/${id}`);
  expect((await archive()).body).toMatchObject({ state: 'ARCHIVED', version: 2 });
  expect((await undo('template.archived', id)).status).toBe(200);
  const active = await listed<Template>(client, TEMPLATES, id);
  expect(active).toMatchObject({ state: 'ACTIVE', version: 3 });
  expect(await record()).toEqual(['template.archived', 'template.activated']);

  const { body: archived } = await archive();
  await client.put(TEMPLATES, { ...archived, name: { en: 'Renamed' } });
  expect(await undo<Problem>('template.archived', id)).toMatchObject({ status: 409, code: 'undo-conflict' });
  expect(await listed(client, TEMPLATES, id)).toMatchObject({ state: 'ARCHIVED', name: { en: 'Renamed' } });
});

test('what a deleted template refers to must still be there', async () => {
  const { fixtures, client, undo } = await admin();
  const { content } = await fixtures.template();
  await client.delete(`${TEMPLATES}/${content.id}`);
  await client.delete(`${CATEGORIES}/${content.category?.id ?? ''}`);
  expect(await undo<Problem>('template.deleted', content.id)).toMatchObject({ status: 409, code: 'undo-conflict' });
  // Refused as a whole: once the category is there again, so can the template be.
  expect((await undo('category.deleted', content.category?.id ?? '')).status).toBe(200);
  expect((await undo('template.deleted', content.id)).status).toBe(200);
});

test('the place of a deleted price in the league table is not taken from another one', () =>
  withLeagueTablePrizes(async () => {
    const { fixtures, client, undo } = await admin();
    const { id } = await fixtures.price({ prize: 'SECOND_PRIZE' });
    await client.delete('/sessionprices', { id });
    const next = await fixtures.price({ prize: 'SECOND_PRIZE' });
    expect(await undo<Problem>('price.deleted', id)).toMatchObject({ status: 409, code: 'undo-conflict' });
    await client.delete('/sessionprices', { id: next.id });
    expect((await undo('price.deleted', id)).status).toBe(200);
  }));

describe('people', () => {
  test('who was approved waits again, with what both did on record', async () => {
    const { fixtures, club, client, calls, undo } = await admin();
    const waiting = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
    await calls.approve(waiting.username);
    expect((await undo('member.approved', waiting.id)).status).toBe(200);
    const { body } = await client.get<{ roles: string[]; version: number }>(`/api/golfclub/member/${waiting.username}`);
    expect(body).toMatchObject({ roles: ['PLAYER', 'UNAPPROVED'], version: 3 });
    const record = await client.get<Change[]>(`/api/changes?memberId=${waiting.id}&sort=at`);
    expect(record.body.map(({ action }) => action)).toEqual(['member.approved', 'member.approvalUndone']);
  });

  test('who plays by now stays approved', async () => {
    const { fixtures, club, calls, undo } = await admin();
    const waiting = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
    await calls.approve(waiting.username);
    await fixtures.training({ club, status: 'STARTED', sessions: [{ players: [waiting] }] });
    expect(await undo<Problem>('member.approved', waiting.id)).toMatchObject({ status: 409, code: 'undo-conflict' });
  });

  test('roles of many go back at once, or of none where one was changed since', async () => {
    const { fixtures, club, client, calls, undo } = await admin();
    const phones = { phone: '089 1', mobile: '0151 1' };
    const people = [await fixtures.member({ club, ...phones }), await fixtures.member({ club, ...phones })];
    const ids = people.map(({ id }) => id);
    const rolesNow = () => sql<{ roles: string[] }>('select roles from members where id = any($1)', [ids]);
    const grant = () => client.post('/api/golfclub/members/bulk', { action: 'grantRole', role: 'PRO', ids });
    await grant();
    expect((await undo('member.edited', ...ids)).status).toBe(200);
    expect((await rolesNow()).flatMap(({ roles }) => roles)).not.toContain('PRO');

    await grant();
    const [first] = people;
    if (first) {
      await calls.edit(first.username, edited(first, { ...phones, surname: unique('Other'), roles: ['PRO'] }));
    }
    expect(await undo<Problem>('member.edited', ...ids)).toMatchObject({ status: 409, code: 'undo-conflict' });
    expect((await rolesNow()).filter(({ roles }) => roles.includes('PRO'))).toHaveLength(2);
  });

  test('an edit of more than roles is not undone', async () => {
    const { fixtures, club, calls, undo } = await admin();
    const member = await fixtures.member({ club });
    await calls.edit(member.username, edited(member, { surname: 'Other' }));
    expect(await undo<Problem>('member.edited', member.id)).toMatchObject({ status: 410, code: 'undo-expired' });
  });
});

describe('too late', () => {
  test('after the minute, and the second time', async () => {
    const { fixtures, client, me, undo } = await admin();
    const [first, second] = [await fixtures.category(), await fixtures.category()];
    for (const { id } of [first, second]) await client.delete(`${CATEGORIES}/${id}`);
    expect((await undo('category.deleted', first.id)).status).toBe(200);
    expect(await undo<Problem>('category.deleted', first.id)).toMatchObject({ status: 410, code: 'undo-expired' });
    await over(me.id);
    expect(await undo<Problem>('category.deleted', second.id)).toMatchObject({ status: 410, code: 'undo-expired' });
  });

  test('what was over is forgotten when something else can be undone', async () => {
    const { fixtures, client, me } = await admin();
    const [first, second] = [await fixtures.category(), await fixtures.category()];
    await client.delete(`${CATEGORIES}/${first.id}`);
    await over(me.id);
    await client.delete(`${CATEGORIES}/${second.id}`);
    const rows = await sql<{ subject_id: string }>('select subject_id from undoable_changes where actor_id = $1', [
      me.id,
    ]);
    expect(rows.map((row) => row.subject_id)).toEqual([second.id]);
  });

  test('what somebody else did is not undone', async () => {
    const { fixtures, club, client } = await admin();
    const { id } = await fixtures.category();
    await client.delete(`${CATEGORIES}/${id}`);
    const other = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN'] })));
    const answer = await other.post<Problem>('/api/changes/undo', { action: 'category.deleted', ids: [id] });
    expect(answer).toMatchObject({ status: 410, code: 'undo-expired' });
  });
});
