import { act, screen, waitFor, within } from '@testing-library/react';
import { trainingPlans } from '@/api/trainingPlans';
import { dayOf } from '@/i18n/dates';
import { stopClock } from '@test/browser/clock';
import { noDialogLeft, openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { runTraining } from '@test/fixtures/trainings';
import { today } from '@test/fixtures/today';
import { membersOf } from './offlineMembers';
import { chooseStoreNothing } from './onDevice';
import { selectEntries } from './outboxSlice';
import { trainingsOf } from './storedTrainings';

stopClock();

describe('offline trainings', () => {
  const originalFetch = window.fetch;

  afterEach(() => {
    window.fetch = originalFetch;
  });

  const cutOff = () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  };

  async function runningTraining() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
    const anna = await fixtures.member({ club, name: 'Anna', surname: 'Berg' });
    const template = await fixtures.template({ name: { en: 'Wet sand', de: 'Nasser Sand' } });
    const training = await runTraining({ pro, players: [anna], template });
    return { pro, token: await fixtures.signedIn(pro), id: training.id, path: `/private/sessionwizard/${training.id}` };
  }

  const storedIds = async (userId: string) => (await trainingsOf(userId)).map(({ training }) => training.id);

  test('a running training that was read is there without the server, says how old it is, and then is refreshed', async () => {
    const { pro, token, id, path } = await runningTraining();
    const opened = await openApp({ path: `${path}?status=STARTED`, as: token });
    await screen.findByRole('heading', { level: 2, name: 'Wet sand' });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([id]));
    await waitFor(async () => expect(await membersOf(pro.id, pro.golfclubId)).toBeDefined());
    opened.close();

    cutOff();
    await openApp({ path: `${path}?status=STARTED` });
    expect(await screen.findByRole('heading', { level: 2, name: 'Wet sand' })).toBeVisible();
    expect(await screen.findByText(/^Not refreshed since/)).toBeVisible();
    expect(screen.getAllByText(/Anna Berg/)[0]).toBeVisible();
    expect(await screen.findByText(/The server cannot be reached at the moment.*Recording goes on/)).toBeVisible();
    const status = within(screen.getByRole('group', { name: 'Connection and unsent balls' }));
    expect(status.getByText('Server not reached')).toBeVisible();
    expect(await screen.findByText(/these are the members as this device knows them/)).toBeVisible();

    window.fetch = originalFetch;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Not refreshed since/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(/The server cannot be reached/)).not.toBeInTheDocument());
    expect(status.getByText('All sent')).toBeVisible();
  });

  test('the list of the started trainings falls back to those that were read, and the reason stands once above them', async () => {
    const { pro, token, id, path } = await runningTraining();
    const opened = await openApp({ path, as: token });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([id]));
    await waitFor(async () => expect(await membersOf(pro.id, pro.golfclubId)).toBeDefined());
    opened.close();

    cutOff();
    await openApp({ path: '/private/sessionwizard?status=STARTED' });
    const list = await screen.findByRole('list', { name: 'Trainings' });
    expect(within(list).getByRole('link', { name: 'Wet sand' })).toBeVisible();
    expect(await screen.findByText(/The server cannot be reached at the moment/)).toBeVisible();
    expect(await screen.findByText(/these are the members as this device knows them/)).toBeVisible();
  });

  test('a training whose start was taken back does not run on the device either', async () => {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
    const { id } = await fixtures.training({ club, status: 'PLANNED', plannedDate: today });
    const { user } = await openApp({
      path: `/private/sessionwizard/${id}?status=PLANNED`,
      as: await fixtures.signedIn(pro),
    });
    const stored = async () => (await trainingsOf(pro.id)).map(({ training }) => training.status);
    await user.click(await screen.findByRole('button', { name: /^Start: / }));
    await waitFor(async () => expect(await stored()).toEqual(['STARTED']));
    await user.click(await screen.findByRole('button', { name: /^Back to planned: / }));
    await waitFor(async () => expect(await stored()).not.toContain('STARTED'));
  });

  async function plannedInThreeWeeks({ isWithPlayer = true } = {}) {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
    const anna = await fixtures.member({ club, name: 'Anna', surname: 'Berg' });
    const template = await fixtures.template({ name: { en: 'Wet sand', de: 'Nasser Sand' } });
    const sessions = isWithPlayer ? [{ players: [anna] }] : [];
    const { id } = await fixtures.training({ club, template, sessions, plannedDate: inThreeWeeks });
    return { pro, id, token: await fixtures.signedIn(pro) };
  }

  const inThreeWeeks = dayOf(new Date(Date.parse(today) + 21 * 24 * 60 * 60 * 1_000).toISOString());

  test('a training that was only listed can be started and recorded without the server, over a reload too', async () => {
    const { pro, id, token } = await plannedInThreeWeeks();
    const opened = await openApp({ path: '/private/sessionwizard?status=PLANNED', as: token });
    await screen.findByRole('link', { name: 'Wet sand' });
    expect(await storedIds(pro.id)).toEqual([]);
    cutOff();
    await opened.user.click(screen.getByRole('button', { name: 'Start: Wet sand' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Keep the date' }));
    expect(await screen.findByRole('button', { name: 'Record balls' })).toBeVisible();
    await noDialogLeft();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Wet sand' })).toHaveFocus());
    opened.close();

    const { store } = await openApp({ path: `/private/sessionwizard/${id}?status=STARTED` });
    expect(await screen.findByRole('heading', { level: 2, name: 'Wet sand' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Record balls' })).toBeVisible();
    expect(selectEntries(store.getState())).toMatchObject([{ kind: 'start', trainingId: id }]);
  });

  test('who keeps nothing on the device can start a listed training as long as the page is open', async () => {
    const { pro, token } = await plannedInThreeWeeks({ isWithPlayer: false });
    const { user } = await openApp({ path: '/private/sessionwizard?status=PLANNED', as: token });
    await screen.findByRole('link', { name: 'Wet sand' });
    await chooseStoreNothing(pro.id, true);
    cutOff();
    await user.click(screen.getByRole('button', { name: 'Start: Wet sand' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the date' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Add players' })).toBeVisible();
    await noDialogLeft();
    await waitFor(() => expect(screen.getByLabelText('Search members')).toHaveFocus());
    expect(await storedIds(pro.id)).toEqual([]);
    await chooseStoreNothing(pro.id, false);
  });

  /** The planned trainings of today are listed, and stored for the pro. */
  async function listedAndStored() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
    const token = await fixtures.signedIn(pro);
    const ids = [0, 1].map(async () => (await fixtures.training({ club, plannedDate: today })).id);
    const sorted = (await Promise.all(ids)).sort();
    const { store } = await openApp({ path: '/private/sessionwizard?status=PLANNED', as: token });
    const stored = async () => (await storedIds(pro.id)).sort();
    await waitFor(async () => expect(await stored()).toEqual(sorted));
    return { ids: sorted, golfclubId: club.id, token, store, stored };
  }

  test('trainings that are deleted in one call are no longer stored', async () => {
    const { ids, golfclubId, store, stored } = await listedAndStored();
    const { initiate } = trainingPlans.endpoints.deleteTrainings;
    const trainings = ids.map((id) => ({ id }));
    await act(() => store.dispatch(initiate({ golfclubId, trainings, idempotencyKey: 'all' })));
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  test('a training that is deleted elsewhere is no longer stored, also where it was only listed', async () => {
    const { ids, token, stored } = await listedAndStored();
    await api(token).delete(`/api/scheduledtrainings/${ids[0]}`);
    await waitFor(async () => expect(await stored()).toEqual(ids.slice(1)));
  });

  test('a training that has ended elsewhere is no longer kept', async () => {
    const { pro, token, id, path } = await runningTraining();
    const opened = await openApp({ path, as: token });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([id]));
    opened.close();
    await api(token).put(`/api/scheduledtrainings/${id}/finish`);
    await openApp({ path: '/private/sessionwizard?status=STARTED' });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([]));
  });

  test('whoever signs out leaves no training behind on the device', async () => {
    const { pro, token, id, path } = await runningTraining();
    const { user } = await openApp({ path, as: token });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([id]));
    await user.click(await screen.findByRole('button', { name: 'P. Lang' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([]));
  });
});
