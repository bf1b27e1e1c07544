import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import type { TrainingOptions } from '@test/fixtures/trainings';

async function clubWithPro() {
  const { fixtures, club, calls, token, player } = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
  await player({ name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const make = async (name: string, status: TrainingOptions['status'] = 'STARTED') => {
    const template = await fixtures.template({ name: { en: name, de: name } });
    return calls((await fixtures.training({ club, template, status })).id);
  };
  return { make, token };
}

const path = '/private/sessionwizard?status=STARTED';
const card = (name: string) => screen.findByRole('button', { name: `0 player sessions, 0 balls recorded: ${name}` });

test.each([
  ['STARTED', 'Started'],
  ['FINISHED', 'Finished'],
] as const)('the address of a %s training sets the filter that contains it', async (status, name) => {
  const { make, token } = await clubWithPro();
  const training = await make('Putting gate', status);
  const id = (await training.read()).body.id;
  const { store } = await openApp({ path: `/private/sessionwizard/${id}`, as: token });
  expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
  expect(window.location.search).toBe(`?status=${status}`);
  expect(store.getState().filters.wizard).toMatchObject({ status, training: id });
});

test('who is chosen for a training stays chosen while it is opened and closed, and is again when it is listed again', async () => {
  const { make, token } = await clubWithPro();
  await make('Putting gate');
  const { user, store } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: /^Jana Möller · handicap/ }));
  expect(await screen.findByRole('heading', { name: 'Chosen: 1' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Putting gate' }));
  expect(await screen.findByRole('heading', { name: 'Putting gate' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Chosen: 1' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await card('Putting gate');
  expect(await screen.findByRole('heading', { name: 'Chosen: 1' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Planned' }));
  await waitFor(() => expect(store.getState().chosenPlayers).toEqual({}));
  await user.click(screen.getByRole('button', { name: 'Started' }));
  expect(await screen.findByRole('heading', { name: 'Chosen: 1' })).toBeVisible();
});

test('who is chosen is not in the state once the page is left, and is chosen again when somebody comes back', async () => {
  const { make, token } = await clubWithPro();
  await make('Putting gate');
  const { user, store } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: /^Jana Möller · handicap/ }));
  expect(await screen.findByRole('heading', { name: 'Chosen: 1' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Session Management' }));
  await waitFor(() => expect(store.getState().chosenPlayers).toEqual({}));
  window.history.back();
  expect(await screen.findByRole('heading', { name: 'Chosen: 1' })).toBeVisible();
});

test('the training that is expanded at first stays expanded when another one is started and comes before it', async () => {
  const { make, token } = await clubWithPro();
  await make('Putting gate');
  const other = await make('Wedge clock', 'PLANNED');
  const { user } = await openApp({ path, as: token });
  expect(await card('Putting gate')).toHaveAttribute('aria-expanded', 'true');
  await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'jan');

  await other.start();
  expect(await card('Wedge clock')).toHaveAttribute('aria-expanded', 'false');
  expect(await card('Putting gate')).toHaveAttribute('aria-expanded', 'true');
  const names = within(screen.getByRole('list', { name: 'Trainings' })).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Wedge clock', 'Putting gate']);
  expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue('jan');
});
