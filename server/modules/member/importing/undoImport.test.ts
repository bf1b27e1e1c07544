import { randomUUID } from 'node:crypto';
import type { Change } from '@contract/change';
import type { ChangedSince } from '@contract/memberImport';
import { makeAccessLink } from '@test/fixtures/accessLinks';
import type { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { importing } from '@test/fixtures/importing';
import { edited, importedRow } from '@test/fixtures/members';

/** Returns a club with an import that has created one member and changed another. */
async function imported() {
  const given = await importing();
  const known = await given.player({
    name: 'Anna',
    surname: 'Alt',
    handicap: 20,
    phone: '1',
    gender: 'woman',
    dateOfBirth: '1990-02-01',
  });
  const fresh = given.row({ handicap: '18,4' });
  const changes = { name: 'Ann', surname: 'Neu', handicap: '+1,2', phone: '2', gender: 'm', dateOfBirth: '03.04.1991' };
  const update = importedRow({ email: known.email, mobile: '3', ...changes });
  const { body } = await given.asAdmin.import([fresh, update], true);
  const created = await given.withEmail(fresh.email);
  if (!created) throw new Error('nobody was created');
  return { ...given, known, fresh, created, importId: body.importId ?? '' };
}

const codeAndChanged = ({ status, code, body }: { status: number; code: string | undefined; body: unknown }) => {
  const { current } = body as { current: ChangedSince };
  return [status, code, current.total, current.members.map(({ id }) => id)];
};

test('undoing removes whom the import created and gives back to others what they had', async () => {
  const { asAdmin, known, fresh, importId, members, withEmail } = await imported();
  expect(await withEmail(known.email)).toMatchObject({ surname: 'Neu', handicap: -1.2, mobile: '3', version: 2 });
  const undone = await asAdmin.undoImport(importId);
  expect([undone.status, undone.body]).toEqual([200, { removed: 1, restored: 1 }]);
  expect(await withEmail(fresh.email)).toBeUndefined();
  expect(await withEmail(known.email)).toMatchObject({
    ...{ name: 'Anna', surname: 'Alt', handicap: 20, phone: '1', mobile: null, gender: 'woman' },
    ...{ dateOfBirth: '01.02.1990', version: 3 },
  });
  const before = await members();
  expect((await asAdmin.undoImport(importId)).body).toEqual({ removed: 1, restored: 1 });
  expect(await members()).toEqual(before);
});

test('an import is one entry on record with its rows inside, and so is its undoing', async () => {
  const { asAdmin, adminClient, club, known, created, importId } = await imported();
  const listed = async (query: string) => {
    const { body, headers } = await adminClient.get<Change[]>(`/api/changes?golfclubId=${club.id}${query}`);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body;
  };
  const counts = [
    { field: 'created', before: null, after: '1' },
    { field: 'updated', before: null, after: '1' },
  ];
  expect(await listed('')).toEqual([
    expect.objectContaining({
      action: 'member.imported',
      member: null,
      fields: counts,
      memberImport: { id: importId, isUndone: false },
    }),
  ]);
  const rows = await listed(`&importId=${importId}`);
  expect(new Set(rows.map(({ member }) => member?.id))).toEqual(new Set([known.id, created.id]));
  expect(await listed(`&memberId=${known.id}`)).toMatchObject([
    { action: 'member.imported', member: { id: known.id } },
  ]);
  expect(await listed('&where=fields%20contains%20Neu')).toMatchObject([{ member: { id: known.id } }]);

  await asAdmin.undoImport(importId);
  expect((await listed('')).map(({ action, memberImport }) => [action, memberImport?.isUndone])).toEqual([
    ['member.importUndone', true],
    ['member.imported', true],
  ]);
  expect((await listed(`&memberId=${known.id}`)).map(({ action }) => action)).toEqual([
    'member.importUndone',
    'member.imported',
  ]);
});

test('what somebody has changed since keeps all of it from being undone, and is named', async () => {
  const { asAdmin, known, created, importId, withEmail, members } = await imported();
  const now = await withEmail(known.email);
  if (!now) throw new Error('gone');
  await asAdmin.edit(known.username, edited(now, { surname: 'Ganz Neu' }));
  const before = await members();
  const answer = await asAdmin.undoImport(importId);
  expect(codeAndChanged(answer)).toEqual([409, 'import-changed', 1, [known.id]]);
  expect(await members()).toEqual(before);
  await asAdmin.remove(created);
  const again = await asAdmin.undoImport(importId);
  expect(codeAndChanged(again).slice(0, 3)).toEqual([409, 'import-changed', 2]);
});

test('nobody is removed who was sent a link, has a password or plays', async () => {
  for (const touch of ['link', 'password', 'training'] as const) {
    const { asAdmin, created, club, importId, fixtures } = await imported();
    const member = { ...created, password: '' };
    if (touch === 'link') await makeAccessLink({ member });
    if (touch === 'password') await sql(`update members set password_hash = 'x' where id = $1`, [created.id]);
    if (touch === 'training') await fixtures.training({ club, sessions: [{ players: [member] }] });
    expect(codeAndChanged(await asAdmin.undoImport(importId))).toEqual([409, 'import-changed', 1, [created.id]]);
  }
});

test('of two who undo at once both are answered, and it is done once', async () => {
  const { asAdmin, importId, known, withEmail } = await imported();
  const answers = await Promise.all([asAdmin.undoImport(importId), asAdmin.undoImport(importId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await withEmail(known.email))?.version).toBe(3);
});

test('an import of another club, or none, is not found; a pro undoes none', async () => {
  const { adminClient, proClient, club, fixtures, importId } = await imported();
  const other = await fixtures.club();
  const undo = (client: ReturnType<typeof api>, golfclubId: string, id: string) =>
    client.post(`/api/golfclub/${golfclubId}/members/import/${id}/undo`);
  expect((await undo(adminClient, other.id, importId)).status).toBe(404);
  expect((await undo(adminClient, club.id, randomUUID())).status).toBe(404);
  expect((await undo(proClient, club.id, importId)).status).toBe(403);
});
