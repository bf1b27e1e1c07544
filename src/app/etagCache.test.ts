import { currentEtagCache } from '@/api/etagCache';
import { memberApi } from '@/api/member';
import { send } from '@/api/send';
import { sessionOfToken } from '@/session/loginSession';
import { signedIn, signedOut } from '@/session/sessionSlice';
import { storeToken } from '@/session/token';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { makeStore } from './makeStore';

describe('the cache of answers by their ETag', () => {
  /** Every answered request of the page since the last look. */
  const answered: { status: number; isConditional: boolean }[] = [];

  const { fetch } = globalThis;

  beforeEach(() => {
    globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init);
      const isConditional = new Headers(init?.headers).has('If-None-Match');
      answered.push({ status: response.status, isConditional });
      return response;
    };
  });

  afterEach(() => {
    globalThis.fetch = fetch;
    answered.length = 0;
  });

  const statuses = () => answered.splice(0).map(({ status }) => status);

  async function signedInPro() {
    const { fixtures, club, token } = await proOfNewClub();
    const session = sessionOfToken(token)?.session;
    if (!session) throw new Error('the token cannot be read');
    const store = makeStore();
    const signIn = () => {
      storeToken(token, session);
      store.dispatch(signedIn(session));
    };
    signIn();
    const readAgain = () => store.dispatch(memberApi.endpoints.getMembers.initiate({}, { forceRefetch: true }));
    return { fixtures, club, token, store, signIn, readAgain };
  }

  test('what is still right is not sent again, and what has changed is', async () => {
    const { fixtures, club, readAgain } = await signedInPro();
    const first = await readAgain();
    const again = await readAgain();
    expect(statuses()).toEqual([200, 304]);
    expect(again.data).toBe(first.data);

    const { surname } = await fixtures.member({ club });
    const { data } = await readAgain();
    expect(statuses()).toEqual([200]);
    expect(data?.members.map((member) => member.surname)).toContain(surname);
    expect(data?.totalCount).toBe((first.data?.totalCount ?? 0) + 1);
    expect((await readAgain()).data).toEqual(data);
    expect(statuses()).toEqual([304]);
  });

  test('whoever signs out leaves nothing known behind, not even what arrives after that', async () => {
    const { store, signIn, readAgain } = await signedInPro();
    await readAgain();
    const underWay = readAgain();
    store.dispatch(signedOut());
    await underWay;
    answered.length = 0;
    signIn();
    expect((await readAgain()).isSuccess).toBe(true);
    expect(answered).toEqual([expect.objectContaining({ status: 200, isConditional: false })]);
  });

  test('only what stands in the state anyway is kept', async () => {
    const { club, token } = await signedInPro();
    const call = { call: 'read', path: '/api/golfclub/{id}', parameters: { id: club.id } };
    await send(call, token);
    await send(call, token);
    expect(statuses()).toEqual([200, 200]);
  });

  test('the answers that were kept longest ago make room', () => {
    const cache = currentEtagCache();
    for (let n = 0; n < 41; n += 1) cache.set(`/${n}`, { etag: `"${n}"`, data: n });
    expect([cache.get('/0'), cache.get('/1')?.data, cache.get('/40')?.data]).toEqual([undefined, 1, 40]);
  });
});
