import { screen, waitFor, within } from '@testing-library/react';
import { countedCalls } from '../../../../test/browser/countedCalls';
import { cutNetwork } from '../../../../test/browser/cutNetwork';
import { openApp } from '../../../../test/browser/openApp';
import { api } from '../../../../test/world/api';
import { makeWorld } from '../../../../test/world/makeWorld';

async function clubWithPro() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
  return { world, club, pro, token: await world.signedIn(pro) };
}

const named = (en: string) => ({ en, de: en });

test('starting a training switches to the started ones and opens it', async () => {
  const { world, club, token } = await clubWithPro();
  const template = await world.template({ name: named('Putting gate') });
  await world.training({ club, template, plannedDate: '2026-05-14' });
  const { user } = await openApp({ path: '/private/sessionwizard', as: token });

  const list = await screen.findByRole('list', { name: 'Trainings' });
  expect(within(list).getByText('May 14th, 2026')).toBeVisible();
  expect(within(list).getByText('Regular')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finish: Putting gate' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Start: Putting gate' }));

  expect(await screen.findByRole('heading', { name: 'Putting gate' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Started', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start: Putting gate' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Finish: Putting gate' })).toBeEnabled();
  expect(window.location.search).toContain('status=STARTED');
});

test('finishing a training switches to the finished ones, and marking it unfinished back', async () => {
  const { world, club, token } = await clubWithPro();
  const template = await world.template({ name: named('Chipping ladder') });
  const { id } = await world.training({ club, template, status: 'STARTED' });
  const { user } = await openApp({ path: '/private/sessionwizard?status=STARTED', as: token });

  await user.click(await screen.findByRole('button', { name: 'Finish: Chipping ladder' }));
  await user.click(await screen.findByRole('button', { name: 'Mark unfinished: Chipping ladder' }));
  expect(await screen.findByText(/The training is open again/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Started', pressed: true })).toBeVisible();
  expect(window.location.pathname).toBe(`/private/sessionwizard/${id}`);
  const stored = await api(token).get<{ status: string }>(`/api/scheduledtrainings/one/${id}`);
  expect(stored.body.status).toBe('STARTED');
});

test('the filter shows only trainings with that status and leads to the planner where there are none', async () => {
  const { world, club, token } = await clubWithPro();
  await world.training({ club, template: await world.template({ name: named('Planned one') }) });
  const { user } = await openApp({ path: '/private/sessionwizard', as: token });

  expect(await screen.findByRole('link', { name: 'Planned one' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Finished' }));
  expect(await screen.findByText('No training is finished yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan a training' })).toHaveAttribute('href', '/private/sessionplanner');
  expect(screen.queryByRole('link', { name: 'Planned one' })).not.toBeInTheDocument();
});

test('a training of another club is as good as none, and the page leads back', async () => {
  const { world, token } = await clubWithPro();
  const elsewhere = await world.training({ club: await world.club() });
  const { user } = await openApp({ path: `/private/sessionwizard/${elsewhere.id}`, as: token });

  expect(await screen.findByText(/This training does not exist/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to all trainings' }));
  expect(await screen.findByText('No training is planned yet.')).toBeVisible();
  expect(screen.queryByText(/This training does not exist/)).not.toBeInTheDocument();
});

test('an admin chooses the club whose trainings are listed', async () => {
  const { world, club } = await clubWithPro();
  const admin = await world.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  const other = await world.club();
  await world.training({ club: other, template: await world.template({ name: named('Elsewhere') }) });
  const path = `/private/sessionwizard?status=PLANNED&club=${other.id}`;
  await openApp({ path, as: await world.signedIn(admin) });

  expect(await screen.findByRole('link', { name: 'Elsewhere' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Golfclub' })).toHaveValue(other.name));
});

test('when somebody else was quicker the page says so and shows how it stands', async () => {
  const { world, club, token } = await clubWithPro();
  const template = await world.template({ name: named('Wedge clock') });
  const { id } = await world.training({ club, template });
  // Nothing tells the page of it.
  const plugIn = cutNetwork('/api/live/');
  const { user } = await openApp({ path: '/private/sessionwizard', as: token });
  const start = await screen.findByRole('button', { name: 'Start: Wedge clock' });
  await api(token).put(`/api/scheduledtrainings/${id}/start`);
  await api(token).put(`/api/scheduledtrainings/${id}/finish`);

  await user.click(start);
  expect(await screen.findByText(/Someone changed this in the meantime/)).toBeVisible();
  plugIn();
  expect(await screen.findByText('No training is planned yet.')).toBeVisible();
});

test('every started training of the list has its player sessions and the form to add players, collapsed but one', async () => {
  const { world, club, token } = await clubWithPro();
  const [jana, tom] = [
    await world.member({ club, name: 'Jana', surname: 'Möller' }),
    await world.member({ club, name: 'Tom', surname: 'Weber' }),
  ];
  const putting = await world.training({
    club,
    template: await world.template({ name: named('Putting gate') }),
    status: 'STARTED',
    sessions: [{ players: [jana], status: 'EDIT', balls: [3, 1] }],
  });
  const wedges = await world.template({ name: named('Wedge clock') });
  await world.training({ club, template: wedges, status: 'STARTED', sessions: [{ players: [tom] }] });
  const { user } = await openApp({ path: `/private/sessionwizard/${putting.id}?status=STARTED`, as: token });

  expect(await screen.findByRole('heading', { name: 'Putting gate' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Show the balls of Jana Möller' })).toBeVisible();
  const other = await screen.findByRole('button', { name: '1 player session, 0 balls recorded: Wedge clock' });
  expect(other).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Show the balls of Tom Weber' })).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText('Search members'), 'pet');

  const { calls, stop } = countedCalls();
  other.focus();
  await user.keyboard('{Enter}');
  const players = within(await screen.findByRole('region', { name: other.getAttribute('aria-label') ?? '' }));
  expect(await players.findByRole('button', { name: 'Show the balls of Tom Weber' })).toBeVisible();
  expect(players.getByRole('button', { name: 'Add players' })).toBeVisible();
  stop();
  // The list holds the trainings whole; only the members who may be added are asked for.
  expect(calls.filter((call) => call.includes('scheduledtrainings'))).toEqual([]);
  expect(screen.getAllByLabelText('Search members')[0]).toHaveValue('pet');
  await user.type(players.getByLabelText('Search members'), 'tom');
  await user.click(other);
  await user.click(other);
  expect(players.getByLabelText('Search members')).toHaveValue('tom');
});

test('where no training is open the first of the list is expanded, and is opened with all it has by its name', async () => {
  const { world, club, token } = await clubWithPro();
  await world.training({ club, template: await world.template({ name: named('Chipping ladder') }), status: 'STARTED' });
  const { user, store } = await openApp({ path: '/private/sessionwizard?status=STARTED', as: token });
  const summary = await screen.findByRole('button', { name: '0 player sessions, 0 balls recorded: Chipping ladder' });
  expect(summary).toHaveAttribute('aria-expanded', 'true');
  await user.click(summary);
  expect(Object.values(store.getState().expandedTrainings)).toEqual([false]);
  await user.click(screen.getByRole('link', { name: 'Chipping ladder' }));
  expect(await screen.findByRole('button', { name: 'Record balls' })).toBeVisible();
});
