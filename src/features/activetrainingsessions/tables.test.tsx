import { act, screen, waitFor, within } from '@testing-library/react';
import { showDate } from '@/i18n/dates';
import type { ScheduledTraining } from '@contract/training';
import { pauseNetwork } from '@test/browser/network';
import { sessionsOfClub, trainingIn, trainingsIn } from '@test/browser/openTrainings';
import { catchPrinted } from '@test/browser/savedFiles';
import { api } from '@test/fixtures/api';

test('the started trainings are active, those and the planned ones unfinished, the finished ones finished', async () => {
  const { fixtures, make, open, trainingNow } = await sessionsOfClub();
  const price = await fixtures.price();
  const planned = await make('PLANNED');
  const started = await make('STARTED', { price });
  const finished = await make('FINISHED', { price });
  await open();

  const [name, user, date, update] = await trainingIn('Active Sessions', started.name);
  expect([name, user, date]).toEqual([started.name, 'Petra Lang', 'Thu, May 14th, 2026']);
  expect(update).toContain(showDate((await trainingNow(started.id)).updated_at, 'en'));
  expect(await trainingsIn('Active Sessions')).toHaveLength(1);
  expect(await trainingsIn('Unfinished Sessions')).toHaveLength(2);
  expect(await trainingsIn('Finished Sessions')).toHaveLength(1);
  expect((await trainingIn('Unfinished Sessions', planned.name))[1]).toBe('Thu, May 14th, 2026');
  for (const training of [started, finished]) {
    const prize = screen.getByLabelText(`Instant prize: ${training.label}`);
    await waitFor(() => expect(prize).toHaveTextContent(price.name));
    expect(prize).toHaveAttribute('aria-disabled', 'true');
  }
  expect(screen.getByLabelText(`Instant prize: ${planned.label}`)).toHaveTextContent('No instant prize');
});

test('an active session goes on in the wizard, which leads back', async () => {
  const { make, open } = await sessionsOfClub();
  const { id, label, name } = await make('STARTED');
  const { user } = await open();
  const goOn = await screen.findByLabelText(`Continue: ${label}`);
  expect(goOn).toHaveAttribute('href', `/private/sessionwizard/${id}?status=STARTED`);
  await user.click(goOn);
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Session Management' }));
  expect(await screen.findByRole('heading', { name: 'Session Management' })).toBeVisible();
});

test('a club without trainings is told so in every table', async () => {
  const { open } = await sessionsOfClub();
  await open();
  expect(await screen.findByText('No training is running.')).toBeVisible();
  expect(screen.getByText('No training is planned or running.')).toBeVisible();
  expect(await screen.findByText('No training has been finished yet.')).toBeVisible();
});

test('the filter shows one table, and Back shows all again', async () => {
  const { make, open } = await sessionsOfClub();
  await make('STARTED');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Finished' }));
  expect(screen.queryByRole('region', { name: 'Active Sessions' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Finished Sessions' })).toBeVisible();
  expect(window.location.search).toBe('?show=finished');
  window.history.back();
  expect(await screen.findByRole('region', { name: 'Active Sessions' })).toBeVisible();
});

test('deleting asks word for word, says what is lost, and does nothing when cancelled', async () => {
  const { fixtures, club, make, open, admin, trainingNow } = await sessionsOfClub();
  const price = await fixtures.price();
  const sessions = [
    { players: [await fixtures.member({ club, handicap: 54 })], balls: [3, 5] },
    { players: [await fixtures.member({ club })] },
  ];
  const { id, label } = await make('FINISHED', { sessions, price });
  const { user } = await open('', 'en', await admin());
  const button = await screen.findByLabelText(`Delete: ${label}`);
  await user.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
  expect(within(dialog).getByText('Do you really want to delete the training session ?')).toBeVisible();
  expect(dialog).toHaveTextContent(
    `${label}2 player sessions are lost with it. 2 recorded balls are lost. Its instant prize ${price.name} is taken away. The result of 1 player vanishes from the league table. With them go 12 league points.`,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  expect((await trainingNow(id)).status).toBe('FINISHED');
});

test('of a series the others can be deleted along with one of it', async () => {
  const { fixtures, club, client, open } = await sessionsOfClub();
  const { content } = await fixtures.template({ name: { en: 'Evening putting', de: 'Abend-Putten' } });
  const plan = async (plannedDate: string, seriesOf = {}) => {
    const body = { trainingTemplateId: content.id, golfclubId: club.id, plannedDate, plannedTime: null, ...seriesOf };
    return (await client.post<ScheduledTraining>('/api/scheduledtrainings/fromtrainingtemplate', body)).body.id;
  };
  const first = await plan('2031-10-01');
  await plan('2031-10-08', { seriesOf: first });
  const { user } = await open();
  await user.click(await screen.findByLabelText('Delete: Evening putting · October 1st, 2031'));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(await within(dialog).findByRole('radio', { name: /^The whole series: 2/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('No training is planned or running.')).toBeVisible();
});

test('a confirmed deletion takes the training out of every table, and the focus stays on the page', async () => {
  const { client, make, open } = await sessionsOfClub();
  const { id, name, label } = await make('STARTED');
  const { user } = await open();
  const active = await screen.findByRole('region', { name: 'Active Sessions' });
  await user.click(await within(active).findByLabelText(`Delete: ${label}`));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(`Deleted: ${name} of May 14th, 2026.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByLabelText(`Continue: ${label}`)).not.toBeInTheDocument());
  expect(await screen.findByText('No training is planned or running.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unfinished Sessions' })).toHaveFocus();
  expect((await client.get(`/api/scheduledtrainings/one/${id}`)).status).toBe(404);
});

test('a pro is not offered to delete a finished training, and is told why one opened again stays', async () => {
  const { client, make, open, trainingNow } = await sessionsOfClub();
  const { id, label } = await make('FINISHED');
  const { user } = await open();
  await user.click(await screen.findByLabelText(`Mark unfinished: ${label}`));
  expect(screen.queryByLabelText(`Delete: ${label}`)).not.toBeInTheDocument();
  await client.put(`/api/scheduledtrainings/${id}/unfinish`);
  await user.click(await screen.findByRole('button', { name: 'Mark unfinished' }));
  const reason = 'it has been finished before, so only an admin may delete it.';
  const buttons = await screen.findAllByRole('button', { name: `Delete: ${label}: ${reason}` });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toBeDisabled();
  expect(screen.queryByLabelText(`Delete: ${label}`)).not.toBeInTheDocument();
  expect((await trainingNow(id)).status).toBe('STARTED');
});

test('deleting what somebody else has deleted meanwhile says so', async () => {
  const { make, open, admin } = await sessionsOfClub();
  const { id, label } = await make('FINISHED');
  const token = await admin();
  const { user } = await open('', 'en', token);
  await user.click(await screen.findByLabelText(`Delete: ${label}`));
  await screen.findByRole('alertdialog');
  await api(token).delete(`/api/scheduledtrainings/${id}`);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/This no longer exists/)).toBeVisible();
});

test('a pro sees the trainings of the own club, whatever the address says', async () => {
  const { make, open } = await sessionsOfClub();
  const other = await sessionsOfClub();
  const [own, theirs] = [await make('STARTED'), await other.make('STARTED')];
  await open(`?club=${other.club.id}`);
  expect(await screen.findByLabelText(`Continue: ${own.label}`)).toBeVisible();
  expect(screen.queryByText(theirs.name)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Golfclub')).not.toBeInTheDocument();
});

test('an admin sees the trainings of the club in the address', async () => {
  const { fixtures, club, make, open } = await sessionsOfClub();
  const other = await fixtures.club();
  const { id, label } = await make('STARTED');
  const admin = await fixtures.signedIn(await fixtures.member({ club: other, roles: ['ADMIN', 'APPROVED'] }));
  await open(`?club=${club.id}`, 'en', admin);
  const goOn = await screen.findByLabelText(`Continue: ${label}`);
  expect(goOn).toHaveAttribute('href', `/private/sessionwizard/${id}?club=${club.id}&status=STARTED`);
  await waitFor(() => expect(screen.getByLabelText('Golfclub')).toHaveValue(club.name));
});

test('finished trainings come in pages, which the address keeps', async () => {
  const { fixtures, club, make, open } = await sessionsOfClub();
  const template = await fixtures.template();
  for (let day = 1; day <= 25; day += 1) {
    const plannedDate = `2026-06-${String(day).padStart(2, '0')}`;
    await fixtures.training({ club, template, status: 'FINISHED', plannedDate });
  }
  const oldest = await make('FINISHED');
  const { user } = await open('?show=finished');
  const pages = await screen.findByRole('navigation', { name: 'Pages of Finished Sessions' });
  expect(within(pages).getByText('1–25 of 26')).toBeVisible();
  const resume = pauseNetwork(`/api/scheduledtrainings/${club.id}/finished`);
  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  // While it is read, pages and view can be changed further.
  expect(await within(pages).findByText('26–26 of 26')).toBeVisible();
  expect(screen.queryByText(oldest.name)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View of Finished Sessions' })).toBeVisible();
  resume();
  expect(await screen.findByText(oldest.name)).toBeVisible();
  expect(pages).toBeInTheDocument();
  expect(window.location.search).toBe('?show=finished&page=2');
});

describe('printing', () => {
  const printed = catchPrinted();

  test('what was read only after the page was left is not printed', async () => {
    const { club, make, open } = await sessionsOfClub();
    await make('FINISHED');
    const { user, actions } = await open('?show=finished');
    const print = await screen.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(print).toBeEnabled());
    const resume = pauseNetwork(`/api/scheduledtrainings/${club.id}/finished`);
    await user.click(print);
    await user.click(screen.getByRole('link', { name: 'League Table' }));
    await screen.findByRole('heading', { name: 'League Table' });
    resume();
    // The page asks for a part of the list, printing for all of it.
    const wholeList = {
      endpointName: 'getTrainings',
      originalArgs: { golfclubId: club.id, list: 'finished', sort: '-plannedDate' },
    };
    await waitFor(() =>
      expect(actions).toContainEqual(
        expect.objectContaining({
          type: 'api/executeQuery/fulfilled',
          meta: expect.objectContaining({ arg: expect.objectContaining(wholeList) as unknown }) as unknown,
        }),
      ),
    );
    await act(() => Promise.resolve());
    expect(printed).toEqual([]);
  });
});

test('on a phone the rows are cards', async () => {
  const { make, open } = await sessionsOfClub();
  const { name, label } = await make('STARTED');
  const width = window.innerWidth;
  window.innerWidth = 390;
  try {
    await open('?show=unfinished');
    const cards = await screen.findByRole('list', { name: 'Unfinished Sessions' });
    expect(within(cards).getByText(name)).toBeVisible();
    expect(within(cards).getByLabelText(`Mark finished: ${label}`)).toBeVisible();
    expect(within(cards).getByLabelText(`Instant prize: ${label}`)).toBeVisible();
  } finally {
    window.innerWidth = width;
  }
});

test('in German the tables and actions have German names', async () => {
  const { make, open } = await sessionsOfClub();
  const { name } = await make('STARTED');
  const { user } = await open('', 'de');
  const active = await screen.findByRole('region', { name: 'Laufende Trainings' });
  const label = `${name} · 14. Mai 2026`;
  expect(await within(active).findByLabelText(`Fortsetzen: ${label}`)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Nicht beendete Trainings' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Beendete Trainings' })).toBeVisible();
  await user.click(within(active).getByLabelText(`Löschen: ${label}`));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Möchten Sie das Training wirklich löschen?');
  expect(dialog).toHaveTextContent('Es hat keine Spielereinheiten. Es ist kein Ball erfasst.');
});

test('a player is told that the page is not for players', async () => {
  const { fixtures, club, open } = await sessionsOfClub();
  await open('', 'en', await fixtures.signedIn(await fixtures.member({ club })));
  expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
});
