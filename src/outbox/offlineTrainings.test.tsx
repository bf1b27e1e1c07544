import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../test/browser/openApp';
import { api } from '../../test/world/api';
import { makeWorld } from '../../test/world/makeWorld';
import { runTraining } from '../../test/world/runningTraining';
import { trainingsOf } from './outboxDatabase';

const reach = window.fetch;
afterEach(() => {
  window.fetch = reach;
});
const cutOff = () => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};

async function runningTraining() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
  const anna = await world.member({ club, name: 'Anna', surname: 'Berg' });
  const template = await world.template({ name: { en: 'Wet sand', de: 'Nasser Sand' } });
  const training = await runTraining({ pro, players: [anna], template });
  return { pro, token: await world.signedIn(pro), id: training.id, path: `/private/sessionwizard/${training.id}` };
}

const idsKept = async (userId: string) => (await trainingsOf(userId)).map(({ training }) => training.id);

test('a running training that was read is there without the server, says how old it is, and then is refreshed', async () => {
  const { pro, token, id, path } = await runningTraining();
  const opened = await openApp({ path: `${path}?status=STARTED`, as: token });
  await screen.findByRole('heading', { level: 2, name: 'Wet sand' });
  await waitFor(async () => expect(await idsKept(pro.id)).toEqual([id]));
  opened.close();

  cutOff();
  await openApp({ path: `${path}?status=STARTED` });
  expect(await screen.findByRole('heading', { level: 2, name: 'Wet sand' })).toBeVisible();
  expect(await screen.findByText(/^Not refreshed since/)).toBeVisible();
  expect(screen.getAllByText(/Anna Berg/)[0]).toBeVisible();
  expect(await screen.findByText(/The server cannot be reached at the moment.*Recording goes on/)).toBeVisible();

  window.fetch = reach;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^Not refreshed since/)).not.toBeInTheDocument());
  expect(screen.queryByText(/The server cannot be reached at the moment/)).not.toBeInTheDocument();
});

test('the list of the started trainings falls back to those that were read, beside the reason', async () => {
  const { pro, token, id, path } = await runningTraining();
  const opened = await openApp({ path, as: token });
  await waitFor(async () => expect(await idsKept(pro.id)).toEqual([id]));
  opened.close();

  cutOff();
  await openApp({ path: '/private/sessionwizard?status=STARTED' });
  const list = await screen.findByRole('list', { name: 'Trainings' });
  expect(within(list).getByRole('link', { name: 'Wet sand' })).toBeVisible();
  const reasons = await screen.findAllByRole('alert');
  expect(reasons[0]).toHaveTextContent('The server cannot be reached.');
});

test('a training that has ended elsewhere is no longer kept', async () => {
  const { pro, token, id, path } = await runningTraining();
  const opened = await openApp({ path, as: token });
  await waitFor(async () => expect(await idsKept(pro.id)).toEqual([id]));
  opened.close();
  await api(token).put(`/api/scheduledtrainings/${id}/finish`);
  await openApp({ path: '/private/sessionwizard?status=STARTED' });
  await waitFor(async () => expect(await idsKept(pro.id)).toEqual([]));
});

test('whoever signs out leaves no training behind on the device', async () => {
  const { pro, token, id, path } = await runningTraining();
  const { user } = await openApp({ path, as: token });
  await waitFor(async () => expect(await idsKept(pro.id)).toEqual([id]));
  await user.click(await screen.findByRole('button', { name: 'P. Lang' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(async () => expect(await idsKept(pro.id)).toEqual([]));
});
