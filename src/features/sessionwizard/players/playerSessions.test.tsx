import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TrainingStatus } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';
import { openApp } from '@test/browser/openApp';
import { findGrid, gridTexts } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { SessionOptions } from '@test/fixtures/trainings';

describe('player sessions', () => {
  async function janaIsIn(session: Omit<SessionOptions, 'players'> = {}, status: TrainingStatus = 'STARTED') {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
    const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
    const { id } = await fixtures.training({ club, status, sessions: [{ players: [jana], ...session }] });
    const token = await fixtures.signedIn(pro);
    const stored = async () =>
      (await api(token).get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`)).body.trainingSessions;
    return { token, stored, path: `/private/sessionwizard/${id}?status=${status}` };
  }

  const button = (name: string) => screen.findByRole('button', { name });

  test('a player session shows who plays, the handicap, the balls and how far it is', async () => {
    const { token, path } = await janaIsIn({ balls: [3, 1], status: 'EDIT' });
    await openApp({ path, as: token });
    const [first] = gridTexts(await findGrid('Player sessions'));
    expect(first?.slice(0, 5)).toEqual(['Jana Möller', '18.4', '2 of 5', '4', 'Being edited']);
  });

  test('Edit opens a player session for its balls and Finish editing closes it', async () => {
    const { token, path, stored } = await janaIsIn();
    const { user } = await openApp({ path, as: token });

    await user.click(await button('Edit: Jana Möller'));
    expect(await screen.findByRole('heading', { name: 'Balls of Jana Möller' })).toBeVisible();
    await user.click(await button('Holed: 3 points'));
    await user.click(await button('Finish editing: Jana Möller'));
    expect(await button('Edit: Jana Möller')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Holed: 3 points' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete: Jana Möller' })).toBeDisabled();
    expect(await stored()).toMatchObject([{ playerDataStatus: 'FINISHED', totalPoints: 3 }]);
  });

  test('a ball that is still being stored on the device is sent before the player session is closed', async () => {
    const { token, path, stored } = await janaIsIn({ status: 'EDIT' });
    await openApp({ path, as: token });
    const holed = await button('Holed: 3 points');
    const finish = await button('Finish editing: Jana Möller');
    fireEvent.click(holed);
    fireEvent.click(finish);
    expect(await button('Edit: Jana Möller')).toBeEnabled();
    expect(await stored()).toMatchObject([{ playerDataStatus: 'FINISHED', totalPoints: 3 }]);
  });

  test('deleting asks first, names the loss, and does nothing unless confirmed', async () => {
    const { token, path, stored } = await janaIsIn({ balls: [3, 1], status: 'EDIT' });
    const { user } = await openApp({ path, as: token });

    await user.click(await button('Delete: Jana Möller'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(within(dialog).getByText('Do you really want to delete the training session ?')).toBeVisible();
    expect(within(dialog).getByText('The session of Jana Möller will be lost, with 2 recorded balls.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await stored()).toHaveLength(1);

    await user.click(await button('Delete: Jana Möller'));
    await user.click(await button('Confirm'));
    expect(await screen.findByText('Nobody has been added to this training yet.')).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  test('a finished training is only read: its sessions are neither edited nor deleted', async () => {
    const { token, path } = await janaIsIn({ balls: [3, 3, 3] }, 'FINISHED');
    const { user } = await openApp({ path, as: token });

    expect(await button('Edit: Jana Möller')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete: Jana Möller' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Show the balls of Jana Möller' }));
    expect(await screen.findByText(/^Score 9 → handicap played 18\.4 → /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ball 1: 3 points, saved' })).toBeDisabled();
  });
});
