import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ScheduledTraining } from '@contract/training';
import { proWithTemplate } from '@test/browser/clubs';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';

describe('repeating', () => {
  const path = '/private/sessionplanner';

  async function proWhoPlans() {
    const { club, name, template, token } = await proWithTemplate();
    const plannedDays = async () => {
      const { body } = await api(token).get<ScheduledTraining[]>(`/api/scheduledtrainings/${club.id}?sort=plannedDate`);
      return body.map(({ plannedDate }) => plannedDate);
    };
    return { name, template, token, plannedDays };
  }

  /** Fills in the form; the template is searched by its name. */
  async function fillIn(user: UserEvent, template: string, date: string, repeats: string) {
    await typeInto(user, await screen.findByRole('textbox', { name: 'Date' }), date);
    await user.click(screen.getByLabelText(/^Training template/));
    await user.paste(template);
    await user.click(await screen.findByRole('option', { name: `${template} (Regular)` }));
    await typeInto(user, screen.getByRole('textbox', { name: 'Repeat weekly' }), repeats);
  }

  /** What the network does to the nth call that plans a training; all other calls go through. */
  function onPlanning(fate: (nth: number, send: () => Promise<Response>) => Promise<Response>) {
    const send = globalThis.fetch;
    let count = 0;
    return jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const goThrough = () => send(input, init);
      const isPlanning = typeof input === 'string' && input.endsWith('/fromtrainingtemplate');
      return isPlanning ? fate(++count, goThrough) : goThrough();
    });
  }

  afterEach(() => jest.restoreAllMocks());

  const plan = () => screen.getByRole('button', { name: 'Plan' });

  const datesIn = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('a training is planned again weekly, on the days that were shown before', async () => {
    const { name, token, plannedDays } = await proWhoPlans();
    const { user } = await openApp({ path, as: token });
    await fillIn(user, name.en, '20.11.2026', '2');
    const announced = '3 trainings, every Friday from November 20th, 2026 to December 4th, 2026:';
    expect(await screen.findByText(announced)).toBeVisible();
    expect(datesIn('Dates that will be planned')).toEqual([
      'November 20th, 2026',
      'November 27th, 2026',
      'December 4th, 2026',
    ]);
    expect(await plannedDays()).toEqual([]);

    await user.click(plan());
    const done = `Planned: ${name.en}, 3 times from November 20th, 2026 to December 4th, 2026.`;
    expect(await screen.findByText(done)).toBeVisible();
    expect(await plannedDays()).toEqual(['2026-11-20', '2026-11-27', '2026-12-04']);
    expect(screen.getByRole('textbox', { name: 'Repeat weekly' })).toHaveValue('0');
    expect(screen.queryByText(announced)).not.toBeInTheDocument();
  });

  test('the month of the first one is shown, but not to whom has gone to another month meanwhile', async () => {
    const { name, token } = await proWhoPlans();
    const { user } = await openApp({ path: `${path}?view=month&month=2026-05`, as: token });
    await fillIn(user, name.en, '20.11.2026', '1');
    const resume = pauseNetwork('/fromtrainingtemplate');
    try {
      await user.click(plan());
      await user.click(screen.getByRole('button', { name: 'Next month' }));
      expect(await screen.findByRole('heading', { name: 'June 2026' })).toBeVisible();
    } finally {
      resume();
    }
    expect(await screen.findByText(/^Planned: .*2 times/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'June 2026' })).toBeVisible();
    expect(window.location.search).toContain('month=2026-06');

    await fillIn(user, name.en, '20.11.2026', '1');
    await user.click(plan());
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
  });

  test('what is no number of weeks is refused at its field, and nothing is planned', async () => {
    const { name, token, plannedDays } = await proWhoPlans();
    const { user } = await openApp({ path, as: token });
    await fillIn(user, name.en, '20.11.2026', '53');
    await user.click(plan());
    expect(await screen.findByText('Please enter a whole number from 0 to 52.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Repeat weekly' })).toBeInvalid();
    expect(await plannedDays()).toEqual([]);
  });

  test('two taps on Plan plan one training', async () => {
    const { name, token, plannedDays } = await proWhoPlans();
    const { user } = await openApp({ path, as: token });
    await fillIn(user, name.en, '20.11.2026', '0');
    await user.dblClick(plan());
    expect(await screen.findByText(`Planned: ${name.en} on November 20th, 2026.`)).toBeVisible();
    expect(await plannedDays()).toEqual(['2026-11-20']);
  });

  test('when an answer is lost in the middle, going on plans the rest and nothing twice', async () => {
    const { name, token, plannedDays } = await proWhoPlans();
    const { user } = await openApp({ path, as: token });
    await fillIn(user, name.en, '20.11.2026', '3');
    onPlanning(async (nth, send) => {
      const answer = await send();
      if (nth === 2) throw new TypeError('connection reset');
      return answer;
    });

    await user.click(plan());
    expect(await screen.findByText(/Not every training of the series could be planned/)).toBeVisible();
    expect(datesIn('Planned:')).toEqual(['November 20th, 2026']);
    expect(datesIn('No clear answer, so perhaps planned:')).toEqual(['November 27th, 2026']);
    expect(datesIn('Not planned:')).toEqual(['December 4th, 2026', 'December 11th, 2026']);
    expect(await plannedDays()).toEqual(['2026-11-20', '2026-11-27']);

    await user.click(screen.getByRole('button', { name: 'Plan the rest' }));
    expect(await screen.findByText(/4 times from November 20th, 2026 to December 11th, 2026/)).toBeVisible();
    expect(screen.queryByText(/Not every training/)).not.toBeInTheDocument();
    expect(await plannedDays()).toEqual(['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11']);
  });

  test('pressing Plan again after a lost answer plans nothing twice either', async () => {
    const { name, token, plannedDays } = await proWhoPlans();
    const { user } = await openApp({ path, as: token });
    await fillIn(user, name.en, '20.11.2026', '0');
    onPlanning(async (nth, send) => {
      const answer = await send();
      if (nth === 1) throw new TypeError('connection reset');
      return answer;
    });
    await user.click(plan());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await plannedDays()).toEqual(['2026-11-20']);

    await user.click(plan());
    expect(await screen.findByText(`Planned: ${name.en} on November 20th, 2026.`)).toBeVisible();
    expect(await plannedDays()).toEqual(['2026-11-20']);
  });

  test('a refusal in the middle says what is not planned, and leaving it at that plans no more', async () => {
    const { name, template, token, plannedDays } = await proWhoPlans();
    const { user } = await openApp({ path, as: token });
    await fillIn(user, name.en, '20.11.2026', '2');
    onPlanning(async (nth, send) => {
      if (nth === 2) await sql(`update templates set state = 'ARCHIVED' where id = $1`, [template.content.id]);
      return send();
    });

    await user.click(plan());
    expect(await screen.findByText(/Not every training of the series could be planned/)).toBeVisible();
    expect(datesIn('Not planned:')).toEqual(['November 27th, 2026', 'December 4th, 2026']);
    expect(screen.queryByRole('list', { name: /No clear answer/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Leave it at that' }));
    await waitFor(() => expect(screen.queryByText(/Not every training/)).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Date' })).toHaveFocus();
    expect(await plannedDays()).toEqual(['2026-11-20']);
  });

  test('in German the days are announced with German words', async () => {
    const { token } = await proWhoPlans();
    const { user } = await openApp({ path, as: token, locale: 'de' });
    await typeInto(user, await screen.findByRole('textbox', { name: 'Datum' }), '20.11.2026');
    await typeInto(user, screen.getByRole('textbox', { name: 'Wöchentlich wiederholen' }), '1');
    expect(
      await screen.findByText('2 Trainings, jeden Freitag vom 20. November 2026 bis zum 27. November 2026:'),
    ).toBeVisible();
  });
});
