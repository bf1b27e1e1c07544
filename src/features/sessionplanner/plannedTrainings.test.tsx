import { screen, waitFor, within } from '@testing-library/react';
import { weekdayName } from '@/i18n/dates';
import type { TrainingStatus } from '@contract/lists';
import { openApp } from '@test/browser/openApp';
import { sessionsOfClub } from '@test/browser/openTrainings';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { addDays, addMonths, lastDayOf, monthName, dayOfWeek, sameDayAfterMonths, weeksOf } from './calendarDays';

describe('planned trainings', () => {
  const path = '/private/sessionplanner';

  async function clubWithTrainings() {
    const { fixtures, club, token } = await proOfNewClub();
    const make = async (status: TrainingStatus, drill: string) => {
      const name = { en: unique(drill), de: unique(drill) };
      const template = await fixtures.template({ name });
      const { id } = await fixtures.training({ club, template, status, plannedDate: '2026-05-14' });
      return { id, name: name.en };
    };
    const planned = await make('PLANNED', 'Putting gate');
    const started = await make('STARTED', 'Wedge distances');
    const finished = await make('FINISHED', 'Bunker escape');
    const admin = async () => fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] }));
    return { planned, started, finished, token, admin };
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
    const fixtures = await makeFixtures();
    const pro = await fixtures.member({ club: await fixtures.club(), roles: ['PRO', 'APPROVED'] });
    await openApp({ path: `${path}?status=STARTED`, as: await fixtures.signedIn(pro) });
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
    expect(dialog).toHaveTextContent('It has no player sessions. No ball is recorded.');

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
    expect(dialog).toHaveTextContent('The league table does not change.');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText(`Deleted: ${finished.name} of May 14th, 2026.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: finished.name })).not.toBeInTheDocument());
    const { status } = await api(token).get(`/api/scheduledtrainings/one/${finished.id}`);
    expect(status).toBe(404);
  });

  test('deleting a finished training names all that is lost with it', async () => {
    const { fixtures, club, make, admin } = await sessionsOfClub();
    const price = await fixtures.price();
    const sessions = [{ players: [await fixtures.member({ club, handicap: 54 })], balls: [3, 5] }];
    const { name } = await make('FINISHED', { sessions, price });
    const { user } = await openApp({ path: `${path}?status=FINISHED`, as: await admin() });
    await user.click(await screen.findByRole('button', { name: `Delete ${name} of May 14th, 2026` }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      `1 player session is lost with it. 2 recorded balls are lost. Its instant prize ${price.name} is taken away. The result of 1 player vanishes from the league table. With them go 12 league points.`,
    );
  });

  test('a finished training is not offered to a pro for deletion', async () => {
    const { finished, token } = await clubWithTrainings();
    await openApp({ path: `${path}?status=FINISHED`, as: token });
    expect(await screen.findByRole('link', { name: finished.name })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete / })).not.toBeInTheDocument();
  });

  test('one that was opened again is deleted by an admin, and a pro is told why not', async () => {
    const { make, client, token, admin } = await sessionsOfClub();
    const { id, name } = await make('FINISHED');
    await client.put(`/api/scheduledtrainings/${id}/unfinish`);
    const label = `Delete ${name} of May 14th, 2026`;
    const { close } = await openApp({ path: `${path}?status=STARTED`, as: token });
    const told = await screen.findByRole('button', {
      name: `${label}: it has been finished before, so only an admin may delete it.`,
    });
    expect(told).toBeDisabled();
    close();
    await openApp({ path: `${path}?status=STARTED`, as: await admin() });
    expect(await screen.findByRole('button', { name: label })).toBeEnabled();
  });

  test('a player who opens the planner is told that it is not for her', async () => {
    const fixtures = await makeFixtures();
    const player = await fixtures.member({ club: await fixtures.club() });
    await openApp({ path, as: await fixtures.signedIn(player) });
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Plan' })).not.toBeInTheDocument();
  });
});

describe('calendar days', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-28', 7, '2027-01-04'],
    // Clocks change in between at many places.
    ['2026-03-27', 7, '2026-04-03'],
    ['2026-10-23', 7, '2026-10-30'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later);
  });

  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 12, '2027-11'],
  ])('%s and %i months is %s', (month, count, later) => {
    expect(addMonths(month, count)).toBe(later);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-20', -1, '2026-10-20'],
  ])('the day %s and %i months is %s, which exists', (day, count, later) => {
    expect(sameDayAfterMonths(day, count)).toBe(later);
  });

  test('the last day of a month knows leap years', () => {
    expect(['2026-02', '2028-02', '2026-04', '2026-12'].map(lastDayOf)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-04-30',
      '2026-12-31',
    ]);
  });

  test('a German week begins on Monday, an English one on Sunday', () => {
    expect([dayOfWeek('2026-11-22', 'de'), dayOfWeek('2026-11-23', 'de')]).toEqual([6, 0]);
    expect([dayOfWeek('2026-11-22', 'en'), dayOfWeek('2026-11-23', 'en')]).toEqual([0, 1]);
  });

  test('a month is shown in whole weeks, no more than it needs', () => {
    const german = weeksOf('2026-11', 'de');
    expect(german[0]?.[0]).toBe('2026-10-26');
    expect(german.at(-1)?.[6]).toBe('2026-12-06');
    expect(german).toHaveLength(6);
    expect(weeksOf('2026-11', 'en')).toHaveLength(5);
    expect(weeksOf('2027-02', 'de')).toHaveLength(4);
    for (const week of german) expect(week).toHaveLength(7);
  });

  test('days and months have their names in both languages', () => {
    expect([weekdayName('2026-11-20', 'en'), weekdayName('2026-11-20', 'de')]).toEqual(['Friday', 'Freitag']);
    expect([monthName('2026-03', 'en'), monthName('2026-03', 'de')]).toEqual(['March 2026', 'März 2026']);
  });
});
