import { screen, waitFor, within } from '@testing-library/react';
import type { TrainingStatus } from '../../../../contract/lists';
import { openApp } from '../../../../test/browser/openApp';
import { api } from '../../../../test/world/api';
import { makeWorld } from '../../../../test/world/makeWorld';
import { unique } from '../../../../test/world/names';

const path = '/private/sessionplanner';

async function clubWithTrainings() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['PRO', 'APPROVED'] });
  const make = async (status: TrainingStatus, drill: string) => {
    const name = { en: unique(drill), de: unique(drill) };
    const template = await world.template({ name });
    const { id } = await world.training({ club, template, status, plannedDate: '2026-05-14' });
    return { id, name: name.en };
  };
  const planned = await make('PLANNED', 'Putting gate');
  const started = await make('STARTED', 'Wedge distances');
  const finished = await make('FINISHED', 'Bunker escape');
  const admin = async () => world.signedIn(await world.member({ club, roles: ['ADMIN', 'APPROVED'] }));
  return { planned, started, finished, token: await world.signedIn(pro), admin };
}

test('the filter shows planned trainings at first, then others, and Back undoes it', async () => {
  const { planned, started, finished, token } = await clubWithTrainings();
  const { user } = await openApp({ path, as: token });
  expect(await screen.findByRole('link', { name: planned.name })).toBeVisible();
  expect(screen.queryByRole('link', { name: started.name })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Started' }));
  expect(await screen.findByRole('link', { name: started.name })).toBeVisible();
  expect(screen.queryByRole('link', { name: planned.name })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?status=STARTED');

  await user.click(screen.getByRole('button', { name: 'Finished' }));
  expect(await screen.findByRole('link', { name: finished.name })).toBeVisible();

  window.history.back();
  expect(await screen.findByRole('link', { name: started.name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Started' })).toHaveAttribute('aria-pressed', 'true');
});

test('a training leads into the wizard', async () => {
  const { started, token } = await clubWithTrainings();
  await openApp({ path: `${path}?status=STARTED`, as: token });
  const link = await screen.findByRole('link', { name: started.name });
  expect(link).toHaveAttribute('href', `/private/sessionwizard/${started.id}?status=STARTED`);
});

test('a club without started trainings is told what to do', async () => {
  const world = await makeWorld();
  const pro = await world.member({ club: await world.club(), roles: ['PRO', 'APPROVED'] });
  await openApp({ path: `${path}?status=STARTED`, as: await world.signedIn(pro) });
  expect(await screen.findByText(/No training is running/)).toBeVisible();
});

test('deleting asks, and cancelling deletes nothing', async () => {
  const { planned, token } = await clubWithTrainings();
  const { user } = await openApp({ path, as: token });
  const button = await screen.findByRole('button', { name: `Delete ${planned.name} of May 14th, 2026` });
  await user.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
  expect(within(dialog).getByText('Do you really want to delete the planned training session?')).toBeVisible();
  expect(within(dialog).getByText(`${planned.name} · May 14th, 2026`)).toBeVisible();
  expect(dialog).toHaveTextContent('Its player sessions and recorded balls are lost.');

  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  const { status } = await api(token).get(`/api/scheduledtrainings/one/${planned.id}`);
  expect(status).toBe(200);
});

test('a confirmed deletion takes the training away', async () => {
  const { finished, admin } = await clubWithTrainings();
  const token = await admin();
  const { user } = await openApp({ path: `${path}?status=FINISHED`, as: token });
  await user.click(await screen.findByRole('button', { name: `Delete ${finished.name} of May 14th, 2026` }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('its results vanish from the league table: 0, with 0 league points.');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText(`Deleted: ${finished.name} of May 14th, 2026.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: finished.name })).not.toBeInTheDocument());
  const { status } = await api(token).get(`/api/scheduledtrainings/one/${finished.id}`);
  expect(status).toBe(404);
});

test('a finished training is not offered to a pro for deletion', async () => {
  const { finished, token } = await clubWithTrainings();
  await openApp({ path: `${path}?status=FINISHED`, as: token });
  expect(await screen.findByRole('link', { name: finished.name })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delete / })).not.toBeInTheDocument();
});

test('a player who opens the planner is told that it is not for her', async () => {
  const world = await makeWorld();
  const player = await world.member({ club: await world.club() });
  await openApp({ path, as: await world.signedIn(player) });
  expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plan' })).not.toBeInTheDocument();
});
