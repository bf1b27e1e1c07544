import { waitFor } from '@testing-library/react';
import { dropToken } from '@/session/token';
import { countedCalls } from '@test/browser/network';
import { signedInCache } from '@test/browser/signedInCache';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { unique } from '@test/fixtures/names';
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

test('members are read again at the first stream only where their counts have changed since they were read', async () => {
  const { fixtures, club, token } = await adminAndClub();
  const store = signedInCache(token);
  const { getMembersOfClub, getMemberCounts } = memberApi.endpoints;
  const listing = { id: club.id, page: 0, pageSize: 20, sort: 'surname' } as const;
  const counted = { q: unique('Winter') };
  await Promise.all([
    store.dispatch(getMembersOfClub.initiate(listing)),
    store.dispatch(getMemberCounts.initiate(counted)),
  ]);
  const listings = () => getMembersOfClub.select(listing)(store.getState()).requestId;
  const live = makeLiveCache(store);
  const read = countedCalls();
  try {
    const before = listings();
    live({ event: 'resync', data: {} }, true);
    await waitFor(() => expect(read.calls).toHaveLength(1));
    await waitFor(() => expect(store.dispatch(api.util.getRunningQueriesThunk())).toEqual([]));
    expect(listings()).toBe(before);

    await fixtures.member({ club, surname: counted.q });
    live({ event: 'resync', data: {} }, true);
    await waitFor(() =>
      expect(
        getMembersOfClub
          .select(listing)(store.getState())
          .data?.members.map(({ surname }) => surname),
      ).toContain(counted.q),
    );
  } finally {
    read.stop();
  }
});
