import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { showDate, typedDate } from '@/i18n/dates';
import type { ScheduledTraining } from '@contract/training';
import { setClock, stopClock, wakeAt } from '@test/browser/clock';
import { proWithTemplate } from '@test/browser/clubs';
import { pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { findGrid } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { thisYear, today } from '@test/fixtures/today';
import { addDays } from '../calendarDays';

stopClock();

describe('planning', () => {
  const path = '/private/sessionplanner';

  async function fill(user: UserEvent, field: HTMLElement, text: string) {
    await user.tripleClick(field);
    await user.paste(text);
  }

  test('a pro plans a training from a template and sees it in the table', async () => {
    const { name, token } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    await fill(user, await screen.findByLabelText(/^Date/), '20.11.2026');
    await fill(user, screen.getByLabelText(/^Training template/), name.en);
    await user.click(await screen.findByRole('option', { name: `${name.en} (Regular)` }));
    await user.click(screen.getByRole('button', { name: 'Plan' }));

    expect(await screen.findByText(`Planned: ${name.en} on November 20th, 2026.`)).toBeVisible();
    const grid = await findGrid('Planned trainings');
    const row = (await within(grid).findByRole('link', { name: name.en })).closest('[role="row"]');
    expect(row).toHaveTextContent('Fri, November 20th, 2026');
    expect(row).toHaveTextContent('Not started');
    expect(screen.getByLabelText(/^Training template/)).toHaveValue('');
  });

  test('the date can be picked from a calendar', async () => {
    const { token } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    await fill(user, await screen.findByLabelText(/^Date/), '20.11.2026');
    await user.click(screen.getByRole('button', { name: 'Choose the date from a calendar: Date' }));
    await user.click(await screen.findByRole('gridcell', { name: '24' }));
    expect(screen.getByLabelText(/^Date/)).toHaveValue('24.11.2026');
  });

  test('an impossible date is refused with a remedy and stays as it was typed', async () => {
    const { name, token, club } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    await fill(user, await screen.findByLabelText(/^Date/), '31.02.2026');
    await fill(user, screen.getByLabelText(/^Training template/), name.en);
    await user.click(await screen.findByRole('option', { name: `${name.en} (Regular)` }));
    await user.click(screen.getByRole('button', { name: 'Plan' }));

    expect(await screen.findByText(/There is no such date/)).toBeVisible();
    expect(screen.getByLabelText(/^Date/)).toHaveValue('31.02.2026');
    expect(screen.getByLabelText(/^Date/)).toBeInvalid();
    expect(screen.getByLabelText(/^Date/)).toHaveFocus();
    const { body } = await api(token).get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}`);
    expect(body).toEqual([]);
  });

  test('both the date and the template are required', async () => {
    const { token } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    await user.clear(await screen.findByLabelText(/^Date/));
    await user.click(await screen.findByRole('button', { name: 'Plan' }));
    expect(await screen.findByText(/Please enter the date/)).toBeVisible();
    expect(screen.getByText('Please choose a training template.')).toBeVisible();
  });

  test('a template that is archived meanwhile is refused at its field', async () => {
    const { name, token, template } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    await fill(user, await screen.findByLabelText(/^Date/), '20.11.2026');
    await fill(user, screen.getByLabelText(/^Training template/), name.en);
    await user.click(await screen.findByRole('option', { name: `${name.en} (Regular)` }));
    await sql(`update templates set state = 'ARCHIVED' where id = $1`, [template.content.id]);
    await user.click(screen.getByRole('button', { name: 'Plan' }));

    expect(await screen.findByText(/No training can be planned from this template/)).toBeVisible();
    expect(screen.getByLabelText(/^Training template/)).toBeInvalid();
    expect(screen.getByLabelText(/^Training template/)).toHaveFocus();
    expect(screen.getByLabelText(/^Date/)).toHaveValue('20.11.2026');
  });

  test('an admin plans for the club that is chosen', async () => {
    const { fixtures, club, name } = await proWithTemplate();
    const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] });
    const token = await fixtures.signedIn(admin);
    const { user } = await openApp({ path, as: token });
    await fill(user, await screen.findByRole('combobox', { name: 'Golfclub' }), club.name);
    await user.click(await screen.findByRole('option', { name: club.name }));
    await fill(user, await screen.findByLabelText(/^Date/), '20.11.2026');
    await fill(user, screen.getByLabelText(/^Training template/), name.en);
    await user.click(await screen.findByRole('option', { name: `${name.en} (Regular)` }));
    await user.click(screen.getByRole('button', { name: 'Plan' }));
    expect(await screen.findByRole('link', { name: name.en })).toBeVisible();
    expect(window.location.search).toContain(`club=${club.id}`);
  });

  test('the planner begins with today, and Plan and start leads to the started training, whose start can be undone', async () => {
    const { name, token, club } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    expect(await screen.findByLabelText(/^Date/)).toHaveValue(typedDate(today));
    await user.type(screen.getByLabelText(/^Training template/), `${name.en}{Enter}`);
    expect(screen.getByLabelText(/^Training template/)).toHaveValue(`${name.en} (Regular)`);
    await user.click(screen.getByRole('button', { name: 'Plan and start' }));

    expect(await screen.findByRole('heading', { name: name.en })).toBeVisible();
    expect(await screen.findByText('The training is started.')).toBeVisible();
    const { body } = await api(token).get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}`);
    expect(body).toMatchObject([{ status: 'STARTED', plannedDate: today }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The training is planned again.')).toBeVisible();
  });

  describe('over midnight', () => {
    const yesterday = addDays(today, -1);

    async function openYesterday() {
      const { name, token } = await proWithTemplate();
      setClock(`${yesterday}T23:59:30`);
      const { user } = await openApp({ path, as: token });
      const date = await screen.findByLabelText(/^Date/);
      expect(date).toHaveValue(typedDate(yesterday));
      expect(screen.getByRole('button', { name: 'Plan and start' })).toBeVisible();
      return { user, date, name };
    }

    test('a form in which nothing was typed goes on with the new day', async () => {
      const { date } = await openYesterday();
      wakeAt(`${today}T00:00:10`);
      await waitFor(() => expect(date).toHaveValue(typedDate(today)));
      expect(screen.getByRole('button', { name: 'Plan and start' })).toBeVisible();
    });

    test('what was typed stays, and is no longer for today', async () => {
      const { user, date, name } = await openYesterday();
      await user.type(screen.getByLabelText(/^Training template/), `${name.en}{Enter}`);
      wakeAt(`${today}T00:00:10`);
      expect(screen.queryByRole('button', { name: 'Plan and start' })).not.toBeInTheDocument();
      expect(date).toHaveValue(typedDate(yesterday));
      expect(screen.getByLabelText(/^Training template/)).toHaveValue(`${name.en} (Regular)`);
    });
  });

  test('a start that is answered after the page was left does not lead back', async () => {
    const { name, token } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    await user.type(await screen.findByLabelText(/^Training template/), `${name.en}{Enter}`);
    const resume = pauseNetwork('/start');
    try {
      await user.click(screen.getByRole('button', { name: 'Plan and start' }));
      expect(await screen.findByText(/^Planned: /)).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'League Table' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'League Table' })).toBeVisible();
    } finally {
      resume();
    }
    expect(await screen.findByText('The training is started.')).toBeVisible();
    expect(window.location.pathname).toBe('/private/leaguetable');
  });

  test('a time that is typed while a training is being planned stays, for the next one', async () => {
    const { name, token } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    await user.type(await screen.findByLabelText(/^Training template/), `${name.en}{Enter}`);
    const resume = pauseNetwork('/fromtrainingtemplate');
    try {
      await user.click(screen.getByRole('button', { name: 'Plan' }));
      await fill(user, screen.getByRole('textbox', { name: 'Time' }), '18:00');
    } finally {
      resume();
    }
    expect(await screen.findByText(/^Planned: /)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Time' })).toHaveValue('18:00');
    expect(screen.getByLabelText(/^Training template/)).toHaveValue(`${name.en} (Regular)`);
  });

  test('the focus stays on Plan, which plans once however often it is pressed meanwhile', async () => {
    const { name, token, club } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    await user.type(await screen.findByLabelText(/^Training template/), `${name.en}{Enter}`);
    const plan = screen.getByRole('button', { name: 'Plan' });
    act(() => plan.focus());
    const resume = pauseNetwork('/fromtrainingtemplate');
    try {
      await user.keyboard('{Enter}');
      expect(await within(plan).findByRole('progressbar')).toBeVisible();
      await user.keyboard('{Enter}');
      // A disabled button keeps the focus in jsdom, but in no browser.
      expect(plan).toBeEnabled();
      expect(plan).toHaveFocus();
    } finally {
      resume();
    }
    expect(await screen.findByText(/^Planned: /)).toBeVisible();
    await waitFor(() => expect(within(plan).queryByRole('progressbar')).not.toBeInTheDocument());
    expect(plan).toHaveFocus();
    const { body } = await api(token).get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}`);
    expect(body).toHaveLength(1);
  });

  test('Plan alone starts nothing, and what is planned for another day or repeated cannot be started at once', async () => {
    const { name, token, club } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    const date = await screen.findByLabelText(/^Date/);
    await user.type(screen.getByRole('textbox', { name: /^Repeat weekly/ }), '1');
    expect(screen.queryByRole('button', { name: 'Plan and start' })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: /^Repeat weekly/ }));
    expect(screen.getByRole('button', { name: 'Plan and start' })).toBeVisible();
    await fill(user, date, '20.11.2031');
    expect(screen.queryByRole('button', { name: 'Plan and start' })).not.toBeInTheDocument();
    await fill(user, date, typedDate(today));
    await user.type(screen.getByLabelText(/^Training template/), `${name.en}{Enter}{Enter}`);
    expect(await screen.findByText(`Planned: ${name.en} on ${showDate(today, 'en')}.`)).toBeVisible();
    const { body } = await api(token).get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}`);
    expect(body).toMatchObject([{ status: 'PLANNED' }]);
  });

  test('Enter takes no template where several are found', async () => {
    const { fixtures, name, token } = await proWithTemplate();
    await fixtures.template({ name: { en: `${name.en} long`, de: `${name.de} lang` } });
    const { user } = await openApp({ path, as: token });
    const template = await screen.findByRole('combobox', { name: /^Training template/ });
    await user.type(template, `${name.en}{Enter}`);
    expect(template).toHaveValue(name.en);
    await user.type(template, ' long{Enter}');
    expect(template).toHaveValue(`${name.en} long (Regular)`);
  });

  test('a day without its year is read as one of this year, which is filled in', async () => {
    const { token } = await proWithTemplate();
    const { user } = await openApp({ path, as: token });
    const date = await screen.findByLabelText(/^Date/);
    await fill(user, date, '22.11.');
    await user.tab();
    expect(date).toHaveValue(`22.11.${thisYear}`);
    await fill(user, date, '31.11.');
    await user.tab();
    expect(date).toHaveValue('31.11.');
  });

  test('in German it is planned with German words', async () => {
    const { name, token } = await proWithTemplate();
    const { user } = await openApp({ path, as: token, locale: 'de' });
    await fill(user, await screen.findByRole('textbox', { name: 'Datum' }), '20.11.2026');
    await fill(user, screen.getByLabelText(/^Trainingsvorlage/), name.de);
    await user.click(await screen.findByRole('option', { name: `${name.de} (Regulär)` }));
    await user.click(screen.getByRole('button', { name: 'Planen' }));
    expect(await screen.findByText(`Geplant: ${name.de} am 20. November 2026.`)).toBeVisible();
  });
});
