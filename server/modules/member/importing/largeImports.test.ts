import { randomUUID } from 'node:crypto';
import type { ImportAnswer } from '@contract/memberImport';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { importing, visibleRowStatuses } from '@test/fixtures/importing';
import { unique } from '@test/fixtures/names';

describe('large imports', () => {
  test('an empty username is made from the e-mail, valid and one that nobody has', async () => {
    const { asAdmin, row, player, withEmail } = await importing();
    const name = unique('jo');
    await player({ username: name.toUpperCase() });
    await player({ username: `${name}3` });
    const made = async (local: string, domain: string) => (await withEmail(`${local}@${domain}`))?.username;
    const emails = ['a.example', 'b.example', 'c.example'].map((domain) => `${name}@${domain}`);
    const odd = `+${name}'s%mail+`;
    const nothing = `${'%'.repeat(5)}@${name}.example`;
    const rows = [...emails, `${odd}@d.example`, nothing].map((email) => row({ email }));
    expect((await asAdmin.import([...rows, row({ username: `${name}4` })], true)).body.written).toBe(true);
    expect([await made(name, 'a.example'), await made(name, 'b.example'), await made(name, 'c.example')]).toEqual([
      `${name}2`,
      `${name}5`,
      `${name}6`,
    ]);
    expect(await made(odd, 'd.example')).toBe(`${name}-s-mail`);
    expect((await withEmail(nothing))?.username).toMatch(/^member\d*$/);
  });

  test('nobody can sign in as an imported member before there is a password', async () => {
    const { asAdmin, row } = await importing();
    const { email } = row();
    await asAdmin.import([row({ email })], true);
    const password = 'seven herons on the dune';
    const answer = await api().post('/api/auth/signin', { usernameOrEmail: email, password });
    expect([answer.status, answer.code]).toEqual([401, 'sign-in-failed']);
  });

  test('two imports of one file at once write it once', async () => {
    const { asAdmin, row, members } = await importing();
    const rows = Array.from({ length: 50 }, () => row());
    const answers = await Promise.all([asAdmin.import(rows, true), asAdmin.import(rows, true)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await members()).toHaveLength(52);
  });

  test('the same key imports once', async () => {
    const { asAdmin, row, members } = await importing();
    const rows = [row(), row()];
    const headers = { 'idempotency-key': 'imported-once' };
    const [first, again] = [await asAdmin.import(rows, true, headers), await asAdmin.import(rows, true, headers)];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(visibleRowStatuses(again.body)).toEqual(['create', 'create']);
    expect(await members()).toHaveLength(4);
  });

  test('ten times as many rows take about ten times as long; they are sent in parts, written together, and again without a change', async () => {
    const { asAdmin, club, row } = await importing();
    const manyRows = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) =>
        row({
          email: `${name}@${index}.example`,
          handicap: '18,4',
          phone: '+49 8178 12345',
          dateOfBirth: '01.02.1990',
        }),
      );
    const msOf500 = async () => {
      const begun = performance.now();
      await asAdmin.import(manyRows(500, unique('some')), true);
      return performance.now() - begun;
    };
    const before = await msOf500();
    const name = unique('many');
    const rows = manyRows(5000, name);
    const startedAt = performance.now();
    const { status, body } = await asAdmin.importFile(rows);
    const manyMs = performance.now() - startedAt;
    // The machine may become busier meanwhile; comparing each row with each would take a hundred times as long.
    expect(manyMs).toBeLessThan(25 * Math.max(before, await msOf500()));
    expect([status, body.written, body.verdicts.length]).toEqual([200, true, 5000]);
    expect(new Set(visibleRowStatuses(body))).toEqual(new Set(['create']));
    const count = () =>
      sql(
        `select count(*)::integer as members, count(distinct username)::integer as usernames from members
         where golfclub_id = $1 and version = 1 and email like $2`,
        [club.id, `${name}@%`],
      );
    expect(await count()).toEqual([{ members: 5000, usernames: 5000 }]);
    expect(await sql('select from staged_import_rows where golfclub_id = $1', [club.id])).toEqual([]);
    const other = rows.map((one) => ({ ...one, phone: '1' }));
    const changed = await asAdmin.importFile(other);
    expect([changed.body.written, new Set(visibleRowStatuses(changed.body))]).toEqual([true, new Set(['update'])]);
    const again = await asAdmin.importFile(other);
    expect(new Set(visibleRowStatuses(again.body))).toEqual(new Set(['unchanged']));
    expect((await asAdmin.undoImport(changed.body.importId)).body).toEqual({ removed: 0, restored: 5000 });
    await sql('delete from members where golfclub_id = $1', [club.id]);
  });

  test('a row that is refused in one part keeps all parts from being written', async () => {
    const { asAdmin, row, members } = await importing();
    const twice = row();
    const rows = [twice, ...Array.from({ length: 1000 }, () => row()), twice];
    const { status, body } = await asAdmin.importFile(rows);
    expect([status, body.written, body.verdicts.length]).toEqual([200, false, 1002]);
    expect(visibleRowStatuses(body).at(-1)).toBe('refused /email repeated');
    expect(await members()).toHaveLength(2);
  });

  test('parts that are missing are asked for again, and what one person sent nobody else writes', async () => {
    const { adminClient, proClient, club, fixtures, row, members } = await importing();
    const path = `/api/golfclub/${club.id}/members/import`;
    const importId = randomUUID();
    const part = (first: number, write: boolean) => ({ rows: [row()], write, part: { importId, first } });
    expect((await adminClient.post(path, part(0, false))).body).toEqual({ written: false, verdicts: [] });
    const gap = await adminClient.post(path, part(2, true));
    expect([gap.status, gap.code]).toEqual([409, 'wrong-state']);
    const otherAdmin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN'] })));
    const other = await otherAdmin.post(path, part(1, true));
    expect([other.status, other.code]).toEqual([409, 'wrong-state']);
    expect((await proClient.post(path, part(1, true))).status).toBe(403);
    expect(await members()).toHaveLength(3);
    expect((await adminClient.post<ImportAnswer>(path, part(1, true))).body.written).toBe(true);
    expect(await members()).toHaveLength(5);
  });

  test('one file of a person is stored at a time, its parts in order, and a part may be sent again', async () => {
    const { adminClient, club, row, members } = await importing();
    const path = `/api/golfclub/${club.id}/members/import`;
    const send = (importId: string, first: number, write = false) =>
      adminClient.post<ImportAnswer>(path, { rows: [row(), row()], write, part: { importId, first } });
    const stored = () => sql('select position from staged_import_rows where golfclub_id = $1 order by 1', [club.id]);
    const [file, other] = [randomUUID(), randomUUID()];
    for (const first of [0, 2, 2, 0, 2, 4]) expect((await send(file, first)).status).toBe(200);
    const refused = [await send(other, 2), await send(file, 8)];
    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [409, 'wrong-state']));
    expect(await stored()).toEqual([0, 1, 2, 3, 4, 5].map((position) => ({ position })));

    await send(other, 0);
    expect((await send(file, 6)).code).toBe('wrong-state');
    expect((await send(other, 2, true)).body.written).toBe(true);
    expect(await members()).toHaveLength(6);
  });

  test('more rows than one import may have are refused', async () => {
    const { adminClient, club, row } = await importing();
    const body = { rows: [row(), row()], write: false, part: { importId: randomUUID(), first: 19_999 } };
    const answer = await adminClient.post(`/api/golfclub/${club.id}/members/import`, body);
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  });

  test('more than a thousand rows at once, none, or rows with more than a row has are refused', async () => {
    const { asAdmin, row } = await importing();
    for (const rows of [Array.from({ length: 1001 }, () => row()), [], [{ ...row(), roles: ['ADMIN'] }]]) {
      const answer = await asAdmin.import(rows, true);
      expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
    }
  });

  test('a body of eight megabytes is refused before it is read', async () => {
    const { asAdmin, row } = await importing();
    const rows = Array.from({ length: 1000 }, () => row({ phone: '1'.repeat(8000) }));
    const answer = await asAdmin.import(rows, false);
    expect([answer.status, answer.code]).toEqual([413, 'too-large']);
  });

  test('what the columns of a file mean is remembered for the club, by its set of headings', async () => {
    const { adminClient, fixtures, club, row } = await importing();
    const path = `/api/golfclub/${club.id}/members/import`;
    const first = [
      { heading: 'Vorname', field: 'name' },
      { heading: 'Spind', field: null },
    ];
    const other = [
      { heading: 'Spind', field: 'phone' },
      { heading: 'Vorname', field: 'name' },
    ];
    await adminClient.post(path, { rows: [row()], write: true, columns: first });
    expect((await adminClient.get(`${path}/columns`)).body).toEqual([{ columns: first }]);
    await adminClient.post(path, { rows: [row()], write: true, columns: other });
    expect((await adminClient.get(`${path}/columns`)).body).toEqual([{ columns: other }]);
    await adminClient.post(path, { rows: [row({ email: 'x' })], write: true, columns: first });
    expect((await adminClient.get(`${path}/columns`)).body).toEqual([{ columns: other }]);
    const otherClub = await fixtures.club();
    expect((await adminClient.get(`/api/golfclub/${otherClub.id}/members/import/columns`)).body).toEqual([]);
  });

  test('members are imported into no club that is not there', async () => {
    const { adminClient, row } = await importing();
    const answer = await adminClient.post(`/api/golfclub/${randomUUID()}/members/import`, {
      rows: [row()],
      write: true,
    });
    expect([answer.status, answer.code]).toEqual([404, 'not-found']);
  });
});
