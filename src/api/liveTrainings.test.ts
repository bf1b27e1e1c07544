import { dropToken } from '@/session/token';
import { signedInCache } from '@test/browser/signedInCache';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from './api';
import { makeLiveCache } from './liveTrainings';
import { memberApi } from './member';

afterEach(dropToken);

test('members are read again where a stream begins anew, as somebody may have signed up meanwhile', async () => {
  const { fixtures, club, token } = await adminAndClub();
  const store = signedInCache(token);
  const { getMembersOfClub } = memberApi.endpoints;
  const listing = { id: club.id, page: 0, pageSize: 20, sort: 'surname' } as const;
  await store.dispatch(getMembersOfClub.initiate(listing));
  const listed = () =>
    getMembersOfClub
      .select(listing)(store.getState())
      .data?.members.map(({ surname }) => surname);
  const untilIdle = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(listed()).not.toContain('Winter');

  const live = makeLiveCache(store);
  await fixtures.member({ club, surname: 'Winter' });
  live({ event: 'resync', data: {} }, true);
  await untilIdle();
  expect(listed()).not.toContain('Winter');
  live({ event: 'resync', data: {} });
  await untilIdle();
  expect(listed()).toContain('Winter');
});
