import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { asAdded, trainingCalls } from '@test/fixtures/trainings';

describe('clubs', () => {
  const nobody = '01990000-0000-7000-8000-000000000000';

  async function twoClubs() {
    const ours = await proOfNewClub();
    const theirs = await proOfNewClub();
    const made = async ({ fixtures, club, player }: typeof ours) =>
      fixtures.training({
        club,
        status: 'STARTED',
        sessions: [{ players: [await player()], status: 'EDIT', balls: [3] }],
      });
    return { ours, theirs, ourTraining: await made(ours), theirTraining: await made(theirs) };
  }

  /** Every call with the ids of a club, a training and a player session in its path, and a body that could be accepted. */
  function nestedCalls(clubId: string, trainingId: string, sessionId: string, player: object) {
    const base = '/api/scheduledtrainings';
    const training = `${base}/${trainingId}`;
    const ball = { index: 0, points: 1 };
    return [
      ...['', '/planned', '/notfinished', '/finished'].map((list) => ({
        method: 'GET',
        path: `${base}/${clubId}${list}`,
      })),
      { method: 'GET', path: `${base}/one/${trainingId}` },
      { method: 'GET', path: `${training}/winners` },
      ...['start', 'unstart', 'finish', 'unfinish'].map((step) => ({ method: 'PUT', path: `${training}/${step}` })),
      { method: 'PUT', path: `${training}/playerdata/add`, body: { players: [player] } },
      { method: 'PUT', path: `${training}/playerdata/edit` },
      { method: 'PUT', path: `${training}/playerdata/edit/${sessionId}` },
      { method: 'PUT', path: `${training}/playerdata/finish/${sessionId}` },
      { method: 'PUT', path: `${training}/playerdata/${sessionId}/ball/add`, body: ball },
      { method: 'PUT', path: `${training}/playerdata/${sessionId}/balls/add`, body: { balls: [ball] } },
      { method: 'DELETE', path: `${training}/playerdata/delete/${sessionId}` },
      { method: 'DELETE', path: training },
    ];
  }

  type Nested = ReturnType<typeof nestedCalls>[number] & { body?: object };

  function call(client: ReturnType<typeof api>, { method, path, body }: Nested) {
    const headers = body ? { 'content-type': 'application/json' } : {};
    return client.raw({ method, path, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  test("another club's ids are answered exactly like ids that do not exist, on every path, and nothing changes", async () => {
    const { ours, theirs, theirTraining } = await twoClubs();
    const player = asAdded(await theirs.player());
    const before = (await theirs.calls(theirTraining.id).read()).body;
    const other = nestedCalls(theirs.club.id, theirTraining.id, theirTraining.sessionIds[0] ?? '', player);
    const unknown = nestedCalls(nobody, nobody, nobody, player);

    for (const [index, request] of other.entries()) {
      const answer = await call(ours.client, request);
      const missing = await call(ours.client, unknown[index] ?? request);
      expect({ ...request, status: answer.status, code: answer.code }).toMatchObject({
        status: 404,
        code: 'not-found',
      });
      expect(answer.text).toBe(missing.text);
    }
    expect((await theirs.calls(theirTraining.id).read()).body).toEqual(before);
  });

  test("a player session of another club's training is not found under an own training", async () => {
    const { ours, theirs, ourTraining, theirTraining } = await twoClubs();
    const before = (await theirs.calls(theirTraining.id).read()).body;
    const player = asAdded(await ours.player());
    const mixed = nestedCalls(ours.club.id, ourTraining.id, theirTraining.sessionIds[0] ?? '', player).filter(
      ({ path }) => path.includes(theirTraining.sessionIds[0] ?? ''),
    );

    for (const request of mixed) {
      expect(await call(ours.client, request)).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect(mixed).toHaveLength(5);
    expect((await theirs.calls(theirTraining.id).read()).body).toEqual(before);
  });

  test('a player may do none of it, not even read', async () => {
    const { ours, ourTraining } = await twoClubs();
    const member = await ours.player();
    const client = api(await ours.fixtures.signedIn(member));
    const requests: Nested[] = [
      ...nestedCalls(ours.club.id, ourTraining.id, ourTraining.sessionIds[0] ?? '', asAdded(member)),
      { method: 'POST', path: '/api/scheduledtrainings/fromtrainingtemplate', body: {} },
    ];
    for (const request of requests) {
      const answer = await call(client, request);
      expect({ ...request, status: answer.status, code: answer.code }).toMatchObject({
        status: 403,
        code: 'not-permitted',
      });
      expect(await call(api(), request)).toMatchObject({ status: 401, code: 'not-signed-in' });
    }
  });

  test("an admin runs every club's trainings", async () => {
    const { ours, theirs, theirTraining } = await twoClubs();
    const admin = await ours.fixtures.member({ club: ours.club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const client = api(await ours.fixtures.signedIn(admin));
    const player = asAdded(await theirs.player());

    for (const request of nestedCalls(theirs.club.id, theirTraining.id, theirTraining.sessionIds[0] ?? '', player)) {
      const answer = await call(client, request);
      expect([200, 409]).toContain(answer.status);
    }
    expect(await theirs.calls(theirTraining.id).read()).toMatchObject({ status: 404 });
  });

  test('an id that is none is refused as such', async () => {
    const { ours } = await twoClubs();
    for (const request of nestedCalls('1', '2', '3', {})) {
      expect(await call(ours.client, request)).toMatchObject({ status: 400, code: 'bad-input' });
    }
  });

  test('deleting a training takes its player sessions and league events along, with one answer for a key', async () => {
    const { ours } = await twoClubs();
    const admin = await ours.fixtures.member({ club: ours.club, roles: ['ADMIN', 'APPROVED'] });
    const client = api(await ours.fixtures.signedIn(admin));
    const sessions = [{ players: [await ours.player()], balls: [3] }];
    const { id } = await ours.fixtures.training({ club: ours.club, status: 'FINISHED', sessions });
    const league = () =>
      ours.client.get<{ leagueTableEntries: unknown[] }>(`/api/leaguetable/golfclub/${ours.club.id}`);
    expect((await league()).body.leagueTableEntries).toHaveLength(1);

    const key = { 'idempotency-key': 'delete-it' };
    const { remove } = trainingCalls(client, id);
    expect(await remove(key)).toMatchObject({ status: 200, body: { id } });
    expect(await remove(key)).toMatchObject({ status: 200, body: { id } });
    expect(await remove()).toMatchObject({ status: 404, code: 'not-found' });
    expect((await league()).body.leagueTableEntries).toEqual([]);
  });
});
