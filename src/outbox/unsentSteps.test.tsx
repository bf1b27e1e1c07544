import { act, screen, waitFor } from '@testing-library/react';
import { pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { selectEntries } from './outboxSlice';
import { queuePlayers, queueStart } from './recording';

test('what a step offers stays while the step is being sent, and changes nothing then', async () => {
  const { fixtures, club, pro, calls, player } = await proOfNewClub();
  const jana = await player({ name: 'Jana', surname: 'Möller' });
  const { id, username, name, surname } = jana;
  const added = { id, username, name, surname, handicap: 18.4, golfclubId: club.id };
  const planned = await fixtures.training({ club, status: 'PLANNED' });
  const running = await fixtures.training({ club, status: 'STARTED' });
  const { store, user } = await openApp({ path: '/private/leaguetable', as: await fixtures.signedIn(pro) });
  const resume = pauseNetwork('/api/scheduledtrainings/');
  try {
    await act(() => store.dispatch(queueStart(planned.id, null)));
    await act(() => store.dispatch(queuePlayers(running.id, [added])));
    await waitFor(() =>
      expect(selectEntries(store.getState())).toMatchObject([{ state: 'sending' }, { state: 'sending' }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Not synced yet: 2 changes' }));
    const takeBack = await screen.findByRole('button', { name: /^Take the start back/ });
    expect(takeBack).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: /^Do not add/ }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Nothing was discarded: it is being sent at this moment.')).toBeVisible();
  } finally {
    resume();
  }
  expect(await screen.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
  expect((await calls(running.id).read()).body.trainingSessions).toMatchObject([{ players: [{ surname: 'Möller' }] }]);
});
