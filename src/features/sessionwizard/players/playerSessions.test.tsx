import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TrainingStatus } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { noDialogLeft, openApp } from '@test/browser/openApp';
import { findGrid, gridTexts } from '@test/browser/openGrid';
import { playersPlay } from '@test/browser/openTrainings';
import type { SessionOptions } from '@test/fixtures/trainings';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

const button = (name: string) => screen.findByRole('button', { name });

describe('player sessions', () => {
  async function janaIsIn(session: Omit<SessionOptions, 'players'> = {}, status: TrainingStatus = 'STARTED') {
    const { fixtures, club, token, client } = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
    const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
    const { id } = await fixtures.training({ club, status, sessions: [{ players: [jana], ...session }] });
    const stored = async () =>
      (await client.get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`)).body.trainingSessions;
    return { token, stored, path: `/private/sessionwizard/${id}?status=${status}` };
  }

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

  test('finishing goes on waiting for a ball when the phone is turned and the rows become cards', async () => {
    const { token, path, stored } = await janaIsIn({ status: 'EDIT' });
    const { user } = await openApp({ path, as: token });
    const holed = await button('Holed: 3 points');
    const plugIn = cutNetwork('/ball');
    try {
      await user.click(holed);
      await user.click(await button('Finish editing: Jana Möller'));
      await screen.findByRole('alertdialog', { name: 'Not synced yet' });
      act(() => {
        window.innerWidth = 390;
        window.dispatchEvent(new Event('resize'));
      });
      await waitFor(() => expect(document.querySelector('[role="grid"]')).toBeNull());
      expect(screen.getByRole('alertdialog', { name: 'Not synced yet' })).toBeVisible();
    } finally {
      plugIn();
    }
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await button('Edit: Jana Möller')).toBeEnabled();
    expect(await stored()).toMatchObject([{ playerDataStatus: 'FINISHED', totalPoints: 3 }]);
    await noDialogLeft();
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
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('Finish editing keeps the focus while it is on its way', async () => {
    const { token, path } = await janaIsIn({ status: 'EDIT' });
    const { user } = await openApp({ path, as: token });
    const finish = await button('Finish editing: Jana Möller');
    const resume = pauseNetwork('/playerdata/');
    try {
      await user.click(finish);
      await waitFor(() => expect(finish).toHaveAttribute('aria-disabled', 'true'));
      expect(finish).toBeEnabled();
    } finally {
      resume();
    }
    expect(await button('Edit: Jana Möller')).toHaveFocus();
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

async function trackman(sessions: readonly (Omit<SessionOptions, 'players'> & { name: string })[]) {
  const made = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
  const { fixtures, club, token } = made;
  const template = await fixtures.template({ type: 'TRACKMAN' });
  const played: SessionOptions[] = [];
  for (const { name, ...options } of sessions) {
    played.push({ players: [await fixtures.member({ club, name, surname: 'Berg' })], ...options });
  }
  const training = await fixtures.training({ club, template, status: 'STARTED', sessions: played });
  await fixtures.member({ club, name: 'Emil', surname: 'Ärger', handicap: 7 });
  const path = `/private/sessionwizard/${training.id}?status=STARTED`;
  return { token, path, calls: made.calls(training.id), sessionIds: training.sessionIds };
}

/** Adds Emil Ärger on this device; `send` lets the server know of it, and give the player session its id. */
async function emilIsAddedOffline() {
  const { token, path, calls } = await trackman([]);
  const { user } = await openApp({ path, as: token });
  const plugIn = cutNetwork('/playerdata/');
  await user.click(await screen.findByRole('button', { name: /^Emil Ärger · handicap/ }));
  await user.click(await button('Add players'));
  await button('Delete: Emil Ärger');
  const send = async () => {
    plugIn();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('All sent')).toBeVisible();
  };
  const stored = async () => (await calls.read()).body.trainingSessions;
  return { user, send, stored };
}

describe('the panel that is shown before one is opened', () => {
  const panelOf = (name: string) => screen.findByRole('region', { name: `Balls of ${name}` });

  test('stays with its player and what is typed when another one is opened elsewhere, and goes with the player', async () => {
    const { token, path, calls, sessionIds } = await trackman([{ name: 'Anna' }, { name: 'Bea', status: 'EDIT' }]);
    const [anna = '', bea = ''] = sessionIds;
    const { user } = await openApp({ path, as: token });
    const points = within(await panelOf('Bea Berg')).getByRole('textbox', { name: 'Points of ball 1' });
    await user.type(points, '12');
    await calls.editSession(anna);
    await button('Finish editing: Anna Berg');
    expect(within(await panelOf('Bea Berg')).getByRole('textbox', { name: 'Points of ball 1' })).toHaveValue('12');

    await calls.deleteSession(bea);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete: Bea Berg' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: /^Balls of / })).not.toBeInTheDocument();
  });

  test('stays with the player whose balls were not sent yet, once they are sent', async () => {
    const { token, path } = await playersPlay();
    const plugIn = cutNetwork('/playerdata/');
    const first = await openApp({ path, as: token });
    await first.user.click(await button('Show the balls of Tom Weber'));
    await panelOf('Tom Weber');
    await first.user.click(await button('Holed: 3 points'));
    await screen.findByRole('button', { name: /^Ball 1: 3 points, / });
    first.close();
    await openApp({ path, as: token });
    expect(await panelOf('Tom Weber')).toBeVisible();

    plugIn();
    fireEvent(window, new Event('online'));
    expect(await button('Ball 1: 3 points, saved')).toBeVisible();
    expect(await panelOf('Tom Weber')).toBeVisible();
  });

  test('keeps its ball and what is typed when the server gives an added player session its id', async () => {
    const { user, send } = await emilIsAddedOffline();
    const panel = await panelOf('Emil Ärger');
    await user.click(within(panel).getByRole('button', { name: 'Ball 3: open' }));
    const points = await screen.findByRole('textbox', { name: 'Points of ball 3' });
    await user.type(points, '12');

    await send();
    expect(screen.getByRole('textbox', { name: 'Points of ball 3' })).toHaveValue('12');
  });
});

describe('a dialog of a player session to which the server gives its id', () => {
  test('keeps a start handicap that is typed, and corrects it', async () => {
    const { user, send, stored } = await emilIsAddedOffline();
    await user.click(await button('Correct the start handicap of Emil Ärger: 7.0'));
    const field = await screen.findByRole('textbox', { name: /^Start handicap of Emil Ärger/ });
    await user.clear(field);
    await user.type(field, '12.3');
    await send();
    expect(screen.getByRole('textbox', { name: /^Start handicap of Emil Ärger/ })).toHaveValue('12.3');
    await user.click(await button('Correct'));
    await waitFor(async () => expect(await stored()).toMatchObject([{ players: [{ handicap: 12.3 }] }]));
  });

  test('deletes it', async () => {
    const { user, send, stored } = await emilIsAddedOffline();
    await user.click(await button('Delete: Emil Ärger'));
    await send();
    await user.click(await button('Confirm'));
    expect(await screen.findByText('Nobody has been added to this training yet.')).toBeVisible();
    expect(await stored()).toEqual([]);
  });
});

test('Back while a start handicap is being corrected closes the dialog, here and in the list', async () => {
  const { token, path } = await trackman([{ name: 'Anna', status: 'EDIT' }]);
  const { user } = await openApp({ path: '/private/sessionwizard?status=STARTED', as: token });
  const list = await screen.findByRole('list', { name: 'Trainings' });
  await user.click(within(list).getByRole('link', { name: /^Putting gate/ }));
  await screen.findByRole('link', { name: 'Close' });
  await user.click(await button('Correct the start handicap of Anna Berg: 18.4'));
  await screen.findByRole('dialog');
  window.history.back();
  await screen.findByRole('list', { name: 'Trainings' });
  await waitFor(() => expect(document.querySelector('.MuiModal-root')).toBeNull());
  window.history.forward();
  expect(await screen.findByRole('link', { name: 'Close' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(path);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
