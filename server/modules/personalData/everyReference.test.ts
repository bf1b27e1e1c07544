import { randomBytes, randomUUID } from 'node:crypto';
import type { PersonalData } from '@contract/personalData';
import { makeAccessLink } from '@test/fixtures/accessLinks';
import { api } from '@test/fixtures/api';
import { insert, sql } from '@test/fixtures/database';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { makeHelper } from '@test/fixtures/helpers';
import { edited } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';
import { staffOfClub } from '@test/fixtures/staffOfClub';

/**
 * Every column that refers to a person: what of the export shows it, and how many rows still refer to the person once they
 * were erased with results: `empty` ones refer to a row without data.
 */
const references: Record<string, { exported: (data: PersonalData) => unknown; after: 'none' | 'empty' }> = {
  'access_links.made_by': { exported: ({ asStaff }) => asStaff.accessLinksMade[0], after: 'none' },
  'access_links.member_id': { exported: ({ access }) => access.links[0], after: 'none' },
  'approval_codes.member_id': { exported: ({ access }) => access.approvalCodes[0], after: 'none' },
  'ball_recordings.recorded_by': { exported: ({ asStaff }) => asStaff.recorded[0], after: 'empty' },
  'changes.actor_id': { exported: ({ record }) => record.find((entry) => entry.byThemselves), after: 'empty' },
  'changes.member_id': { exported: ({ record }) => record.find((entry) => !entry.byThemselves), after: 'empty' },
  'display_links.created_by': { exported: ({ asStaff }) => asStaff.displayLinks[0], after: 'none' },
  'helper_codes.created_by': { exported: ({ asStaff }) => asStaff.helperCodes[0], after: 'none' },
  'idempotent_answers.member_id': { exported: ({ access }) => access.repeatableCalls[0], after: 'none' },
  'images.uploaded_by': { exported: ({ asStaff }) => asStaff.images[0], after: 'empty' },
  'league_events.member_id': { exported: ({ results }) => results[0], after: 'empty' },
  'league_standings.member_id': { exported: ({ results }) => results[0], after: 'empty' },
  'mails.requested_by': { exported: ({ asStaff }) => asStaff.mailsRequested[0], after: 'none' },
  'mails.member_id': { exported: ({ access }) => access.mails[0], after: 'none' },
  'player_session_players.member_id': { exported: ({ trainings }) => trainings[0]?.recordings[0], after: 'empty' },
  'scheduled_trainings.planned_by': { exported: ({ asStaff }) => asStaff.planned[0], after: 'empty' },
  'sign_ins.member_id': { exported: ({ access }) => access.signIns[0], after: 'none' },
  'staged_import_rows.member_id': { exported: ({ asStaff }) => asStaff.stagedImports[0], after: 'none' },
  'undoable_changes.actor_id': { exported: ({ asStaff }) => asStaff.undoable[0], after: 'none' },
};

/** Foreign keys to members, and columns without one that are called like those. */
const columnsOfPeople = () =>
  sql<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.atttypid = 'uuid'::regtype and c.relname not like 'helper\\_sign%'
      and (exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
          and f.confrelid = 'members'::regclass and a.attnum = f.conkey[1])
        or a.attname ~ '^(member|actor|user|player|person)_id$' or a.attname ~ '_by$')
`);

const tables = () =>
  sql<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  );

/** Where a text still stands, in any row of any table. */
async function wherever(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tables()) {
    const [row] = await sql<{ is: boolean }>(
      `select exists (select from ${name} r where strpos(lower(r::text), lower($1)) > 0) as is`,
      [text],
    );
    if (row?.is) found.push(name);
  }
  return found;
}

/** Somebody who is referred to by every column there is. */
async function personEverywhere() {
  const staff = await staffOfClub();
  const { fixtures, club, player, asAdmin } = staff;
  const [name, surname] = [unique('Ottilie'), unique('Quast')];
  const person = await player({ name, surname, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const other = await player();
  await asAdmin.edit(person.username, edited(person, { roles: ['PRO'], mobile: '0170 112233', phone: '0170 998877' }));
  const own = api(await fixtures.signedIn(person));

  const finished = await fixtures.training({
    ...{ club, status: 'FINISHED', plannedBy: person },
    sessions: [{ players: [person], balls: [3, 2, 1] }],
  });
  await insert('ball_recordings', {
    ...{ player_session_id: finished.sessionIds[0], index: 0, points: 3, version: 1, recorded_by: person.id },
  });
  await insert('helper_codes', {
    ...{ training_id: finished.id, golfclub_id: club.id, code_hash: randomBytes(32), created_by: person.id },
  });
  await makeDisplayLink({ club, madeBy: person });
  await sql('update images set uploaded_by = $1 where public_id = $2', [person.id, (await fixtures.image()).publicId]);
  await sql('insert into approval_codes (member_id, code) values ($1, $2)', [person.id, unique('code')]);

  const [link, linkOfOther] = [
    await makeAccessLink({ member: person }),
    await makeAccessLink({ member: other, madeBy: person }),
  ];
  const mail = { kind: 'ACCESS_LINK', golfclub_id: club.id, locale: 'de', next_attempt_at: null };
  await insert('mails', { ...mail, member_id: person.id, access_link_id: link.id });
  await insert('mails', { ...mail, member_id: other.id, access_link_id: linkOfOther.id, requested_by: person.id });
  await insert('mails', { ...mail, kind: 'SIGN_UP', recipient: person.email });

  await sql(
    `insert into staged_import_rows (member_id, golfclub_id, import_id, position, row) values ($1, $2, $3, 0, '{}')`,
    [person.id, club.id, randomUUID()],
  );
  await sql(
    `insert into staged_import_rows (member_id, golfclub_id, import_id, position, row) values ($1, $2, $3, 0, $4)`,
    [other.id, club.id, randomUUID(), JSON.stringify({ name, surname, email: ` ${person.email.toUpperCase()}` })],
  );
  await sql(
    `insert into undoable_changes (actor_id, action, subject_id, stored, good_until)
     values ($1, 'category.deleted', $2, '{}', now() + interval '1 hour')`,
    [person.id, randomUUID()],
  );

  // On record as theirs, and stored for a repetition.
  const planning = {
    trainingTemplateId: (await fixtures.template()).content.id,
    golfclubId: club.id,
    plannedDate: '2026-06-01',
  };
  const key = { 'idempotency-key': randomUUID() };
  expect((await own.post('/api/scheduledtrainings/fromtrainingtemplate', planning, key)).status).toBe(201);
  expect((await own.post('/api/golfclub/members/accesslinks', { ids: [other.id] })).status).toBe(201);
  for (const typed of [person.username.toUpperCase(), person.email]) {
    await api().post('/api/auth/signin', { usernameOrEmail: typed, password: 'none of mine' });
  }
  return { ...staff, person, own, other };
}

test('every column that refers to a person is known here', async () => {
  const found = (await columnsOfPeople()).map(({ name }) => name);
  expect(found.sort()).toEqual(Object.keys(references).sort());
});

test('what is stored about a person is exported, wherever it is stored, to them and to admins, without others', async () => {
  const { person, own, other, adminClient, club, asAdmin, admin } = await personEverywhere();
  const answer = await own.post<PersonalData>('/api/golfclub/whoami/export');
  expect(answer.status).toBe(200);
  const data = answer.body;
  expect(data.member).toMatchObject({ id: person.id, email: person.email, phone: '0170 998877' });
  for (const [column, { exported }] of Object.entries(references)) {
    expect([column, exported(data)]).not.toEqual([column, undefined]);
  }
  expect(data.access.failedSignIns).toHaveLength(4);
  expect(data.access.mails.map(({ kind }) => kind)).toEqual(['ACCESS_LINK', 'SIGN_UP']);
  expect(data.trainings.find(({ status }) => status === 'FINISHED')?.balls).toEqual([
    { index: 0, points: 3 },
    { index: 1, points: 2 },
    { index: 2, points: 1 },
  ]);
  const edit = data.record.find(({ action }) => action === 'member.edited');
  expect(edit?.fields).toContainEqual({ field: 'mobile', before: null, after: '0170 112233' });
  for (const text of [other.username, other.email, admin.username, admin.email, 'hash']) {
    expect(answer.text).not.toContain(text);
  }

  const byAdmin = await adminClient.post<PersonalData>(
    `/api/golfclub/${club.id}/member/${person.username.toUpperCase()}/export`,
  );
  const { exportedAt: _at, record, ...rest } = byAdmin.body;
  const { exportedAt: _own, record: ownRecord, ...before } = data;
  expect({ ...rest, access: null }).toEqual({ ...before, access: null });
  expect(record.slice(0, ownRecord.length)).toEqual(ownRecord);
  expect(record.at(-1)).toMatchObject({ action: 'member.dataExported', byThemselves: true });
  expect((await asAdmin.remove(person)).status).toBe(200);
});

test('what a helper corrected of a person is exported without the name of the helper', async () => {
  const { fixtures, club, pro, player } = await staffOfClub();
  const person = await player();
  const training = await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [{ players: [person], status: 'EDIT' }],
  });
  const { token } = await makeHelper(pro, training);
  const path = `/api/scheduledtrainings/${training.id}/playerdata/${training.sessionIds[0] ?? ''}/ball/add`;
  for (const points of [3, 1]) expect((await api(token).put(path, { index: 0, points })).status).toBe(200);

  const { body, text } = await api(await fixtures.signedIn(person)).post<PersonalData>('/api/golfclub/whoami/export');
  const corrected = body.record.find(({ action }) => action === 'ball.corrected');
  expect(corrected?.fields).toContainEqual({ field: 'ball.1', before: '3', after: '1' });
  expect(text).not.toContain('Hanna');
});

test('erasing takes the person out of every table', async () => {
  const { person, asAdmin } = await personEverywhere();
  for (const column of Object.keys(references)) {
    const [table = '', field = ''] = column.split('.');
    const rows = await sql(`select 1 from ${table} where ${field} = $1`, [person.id]);
    // It must have been there to be erased.
    expect([column, rows.length > 0]).toEqual([column, true]);
  }
  const texts = [person.name, person.surname, person.username, person.email, '0170 998877', '0170 112233'];
  expect(await wherever(person.surname)).toEqual(expect.arrayContaining(['members']));
  expect(await wherever(person.email)).toEqual(
    expect.arrayContaining(['failed_sign_ins', 'mails', 'members', 'staged_import_rows']),
  );
  expect((await asAdmin.remove(person)).status).toBe(200);
  for (const [column, { after }] of Object.entries(references)) {
    const [table = '', field = ''] = column.split('.');
    const rows = await sql(`select 1 from ${table} where ${field} = $1`, [person.id]);
    expect([column, rows.length > 0]).toEqual([column, after === 'empty']);
  }
  for (const text of texts) expect([text, await wherever(text)]).toEqual([text, []]);
});
