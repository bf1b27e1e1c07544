import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showDay } from '@/i18n/dates';
import { stopClock } from '@test/browser/clock';
import { countedCalls, cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { today } from '@test/fixtures/today';

stopClock();

describe('steps', () => {
  const named = (en: string) => ({ en, de: en });

  test('starting a training switches to the started ones and opens it', async () => {
    const { fixtures, club, token } = await proOfNewClub();
    const template = await fixtures.template({ name: named('Putting gate') });
    await fixtures.training({ club, template, plannedDate: today });
    const { user } = await openApp({ path: '/private/sessionwizard', as: token });

    const list = await screen.findByRole('list', { name: 'Trainings' });
    expect(within(list).getByText(showDay(today, 'en'))).toBeVisible();
    expect(within(list).getByText('Regular')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finish: Putting gate' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Start: Putting gate' }));

    expect(await screen.findByRole('heading', { name: 'Putting gate' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Started', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start: Putting gate' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Finish: Putting gate' })).toBeEnabled();
    expect(window.location.search).toContain('status=STARTED');
  });

  test('a training that was looked at before can be used once it was started on another day than planned', async () => {
    const { fixtures, club, token } = await proOfNewClub();
    const template = await fixtures.template({ name: named('Bunker line') });
    const { id } = await fixtures.training({ club, template, plannedDate: '2026-01-10' });
    const { user } = await openApp({ path: `/private/sessionwizard/${id}`, as: token });

    await user.click(await screen.findByRole('link', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Start: Bunker line' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Play it today' }));
    expect(await screen.findByText('The training is started.')).toBeVisible();
    // Not even one that cannot be seen, which would cover all else.
    await waitFor(() => expect(document.querySelector('.MuiModal-root')).toBeNull());
    expect(screen.getByRole('heading', { level: 2, name: 'Bunker line' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finish: Bunker line' })).toBeEnabled();
  });

  test('finishing a training switches to the finished ones, and marking it unfinished back', async () => {
    const { fixtures, club, token } = await proOfNewClub();
    const template = await fixtures.template({ name: named('Chipping ladder') });
    const { id } = await fixtures.training({ club, template, status: 'STARTED' });
    const { user } = await openApp({ path: '/private/sessionwizard?status=STARTED', as: token });

    await user.click(await screen.findByRole('button', { name: 'Finish: Chipping ladder' }));
    await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await user.click(await screen.findByRole('button', { name: 'Mark unfinished: Chipping ladder' }));
    expect(await screen.findByText(/The training is open again/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Started', pressed: true })).toBeVisible();
    expect(window.location.pathname).toBe(`/private/sessionwizard/${id}`);
    const stored = await api(token).get<{ status: string }>(`/api/scheduledtrainings/one/${id}`);
    expect(stored.body.status).toBe('STARTED');
  });

  test('the filter shows only trainings with that status and leads to the planner where there are none', async () => {
    const { fixtures, club, token } = await proOfNewClub();
    await fixtures.training({ club, template: await fixtures.template({ name: named('Planned one') }) });
    const { user } = await openApp({ path: '/private/sessionwizard', as: token });

    expect(await screen.findByRole('link', { name: 'Planned one' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Finished' }));
    expect(await screen.findByText('No training is finished yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan a training' })).toHaveAttribute('href', '/private/sessionplanner');
    expect(screen.queryByRole('link', { name: 'Planned one' })).not.toBeInTheDocument();
  });

  test('a training of another club is as good as none, and the page leads back', async () => {
    const { fixtures, token } = await proOfNewClub();
    const elsewhere = await fixtures.training({ club: await fixtures.club() });
    const { user } = await openApp({ path: `/private/sessionwizard/${elsewhere.id}`, as: token });

    expect(await screen.findByText(/This training does not exist/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to all trainings' }));
    expect(await screen.findByText('No training is planned yet.')).toBeVisible();
    expect(screen.queryByText(/This training does not exist/)).not.toBeInTheDocument();
  });

  test('an admin chooses the club whose trainings are listed', async () => {
    const { fixtures, club } = await proOfNewClub();
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const other = await fixtures.club();
    await fixtures.training({ club: other, template: await fixtures.template({ name: named('Elsewhere') }) });
    const path = `/private/sessionwizard?status=PLANNED&club=${other.id}`;
    await openApp({ path, as: await fixtures.signedIn(admin) });

    expect(await screen.findByRole('link', { name: 'Elsewhere' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Golfclub' })).toHaveValue(other.name));
  });

  test('when somebody else was quicker the page says so and shows how it stands', async () => {
    const { fixtures, club, token } = await proOfNewClub();
    const template = await fixtures.template({ name: named('Wedge clock') });
    const { id } = await fixtures.training({ club, template, plannedDate: today });
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
    const { fixtures, club, token } = await proOfNewClub();
    const [jana, tom] = [
      await fixtures.member({ club, name: 'Jana', surname: 'Möller' }),
      await fixtures.member({ club, name: 'Tom', surname: 'Weber' }),
    ];
    const putting = await fixtures.training({
      club,
      template: await fixtures.template({ name: named('Putting gate') }),
      status: 'STARTED',
      sessions: [{ players: [jana], status: 'EDIT', balls: [3, 1] }],
    });
    const wedges = await fixtures.template({ name: named('Wedge clock') });
    await fixtures.training({ club, template: wedges, status: 'STARTED', sessions: [{ players: [tom] }] });
    // What it brings would have the list read again.
    const plugIn = cutNetwork('/api/live/');
    const { user } = await openApp({ path: `/private/sessionwizard/${putting.id}?status=STARTED`, as: token });

    expect(await screen.findByRole('heading', { name: 'Putting gate' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Show the balls of Jana Möller' })).toBeVisible();
    const wedgeClock = '1 player session, 0 balls recorded: Wedge clock';
    const other = await screen.findByRole('button', { name: wedgeClock });
    expect(other).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Show the balls of Tom Weber' })).not.toBeInTheDocument();
    await user.type(await screen.findByLabelText('Search members'), 'pet');

    const { calls, stop } = countedCalls();
    other.focus();
    await user.keyboard('{Enter}');
    const players = within(await screen.findByRole('region', { name: wedgeClock }));
    expect(await players.findByRole('button', { name: 'Show the balls of Tom Weber' })).toBeVisible();
    expect(players.getByRole('button', { name: 'Add players' })).toBeVisible();
    stop();
    plugIn();
    // The list holds the trainings whole; only the members who may be added are asked for.
    expect(calls.filter((call) => call.includes('scheduledtrainings'))).toEqual([]);
    expect(screen.getAllByLabelText('Search members')[0]).toHaveValue('pet');
    await user.type(players.getByLabelText('Search members'), 'tom');
    await user.click(other);
    await user.click(other);
    expect(players.getByLabelText('Search members')).toHaveValue('tom');
  });

  test('a finished training of the list has its player sessions too, which cannot be changed, and no form', async () => {
    const { fixtures, club, token } = await proOfNewClub();
    const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller' });
    const template = await fixtures.template({ name: named('Lag putting') });
    const sessions = [{ players: [jana], balls: [3, 1] }];
    await fixtures.training({ club, template, status: 'FINISHED', sessions });
    await fixtures.training({ club, template: await fixtures.template({ name: named('Bunker') }), status: 'PLANNED' });
    const { user } = await openApp({ path: '/private/sessionwizard?status=FINISHED', as: token });
    const lagPutting = '1 player session, 2 balls recorded: Lag putting';
    const summary = await screen.findByRole('button', { name: lagPutting });
    expect(summary).toHaveAttribute('aria-expanded', 'false');
    await user.click(summary);
    const players = within(await screen.findByRole('region', { name: lagPutting }));
    expect(await players.findByRole('button', { name: 'Show the balls of Jana Möller' })).toBeVisible();
    expect(players.queryByRole('button', { name: 'Add players' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Planned' }));
    expect(await screen.findByRole('link', { name: 'Bunker' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /player session/ })).not.toBeInTheDocument();
  });

  test('where no training is open the first of the list is expanded, and is opened with all it has by its name', async () => {
    const { fixtures, club, token } = await proOfNewClub();
    await fixtures.training({
      club,
      template: await fixtures.template({ name: named('Chipping ladder') }),
      status: 'STARTED',
    });
    const { user, store } = await openApp({ path: '/private/sessionwizard?status=STARTED', as: token });
    const summary = await screen.findByRole('button', { name: '0 player sessions, 0 balls recorded: Chipping ladder' });
    expect(summary).toHaveAttribute('aria-expanded', 'true');
    await user.click(summary);
    expect(Object.values(store.getState().expandedTrainings)).toEqual([false]);
    await user.click(screen.getByRole('link', { name: 'Chipping ladder' }));
    expect(await screen.findByRole('button', { name: 'Record balls' })).toBeVisible();
  });
});

describe('training help', () => {
  async function runningWithHelp() {
    const { fixtures, club, token } = await proOfNewClub();
    const [tip, image] = [await fixtures.image({ tag: 'tip' }), await fixtures.image({ tag: 'sessiontemplate' })];
    const template = await fixtures.template({
      name: { en: 'Putting gate', de: 'Putt-Tor' },
      description: { en: 'Five balls from two metres', de: 'Fünf Bälle aus zwei Metern' },
      instructions: [
        { en: 'Read the line first', de: 'Zuerst die Linie lesen' },
        {},
        { en: 'Then putt', de: 'Dann putten' },
      ],
      hints: [{ name: { en: 'Slowly', de: 'Langsam' }, imageUrl: tip.publicId }],
    });
    template.content.image = image.publicId;
    template.content.moreInformationLink = { en: 'https://example.org/gate', de: 'javascript:alert(1)' };
    const training = await fixtures.training({ club, template, status: 'STARTED' });
    const path = `/private/sessionwizard/${training.id}?status=STARTED`;
    return { template, path, token, tip, image };
  }

  test('instructions, hints and pictures are at hand in the open training', async () => {
    const { path, token, tip, image } = await runningWithHelp();
    const { user } = await openApp({ path, as: token });
    const fold = await screen.findByRole('button', { name: 'How it is played' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Read the line first')).not.toBeInTheDocument();

    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    const steps = await screen.findByRole('list', { name: 'Instructions' });
    expect(steps.tagName).toBe('OL');
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Read the line first', 'Then putt']);
    expect(screen.getByText('Five balls from two metres')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Picture of Putting gate' }).getAttribute('src')).toContain(image.publicId);
    const hints = screen.getByRole('list', { name: 'Hints' });
    expect(hints).toHaveTextContent('Slowly');
    expect(hints.querySelector('img')?.getAttribute('src')).toContain(tip.publicId);
    const link = screen.getByRole('link', { name: 'More information (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://example.org/gate');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');

    await user.click(fold);
    await waitFor(() => expect(screen.queryByText('Read the line first')).not.toBeInTheDocument());
  });

  test('a picture that cannot be shown is replaced by what it would show', async () => {
    const { path, token } = await runningWithHelp();
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByRole('button', { name: 'How it is played' }));
    fireEvent.error(await screen.findByRole('img', { name: 'Picture of Putting gate' }));
    expect(await screen.findByText('Picture of Putting gate')).toBeInTheDocument();
  });

  test('the help is that of the day the training was planned, whatever becomes of the template', async () => {
    const { template, path, token } = await runningWithHelp();
    await sql(`update templates set instructions = '[{"en": "Something else"}]' where id = $1`, [template.content.id]);
    const { user } = await openApp({ path, as: token });
    await user.click(await screen.findByRole('button', { name: 'How it is played' }));
    expect(await screen.findByText('Read the line first')).toBeInTheDocument();
    expect(screen.queryByText('Something else')).not.toBeInTheDocument();
  });

  test('in German the help is German, and what is no address of the web is no link', async () => {
    const { path, token } = await runningWithHelp();
    const { user } = await openApp({ path, as: token, locale: 'de' });
    await user.click(await screen.findByRole('button', { name: 'So wird gespielt' }));
    const steps = await screen.findByRole('list', { name: 'Anleitung' });
    expect(steps).toHaveTextContent('Zuerst die Linie lesen');
    expect(screen.getByRole('list', { name: 'Tipps' })).toHaveTextContent('Langsam');
    expect(screen.queryByRole('link', { name: /Weitere Informationen/ })).not.toBeInTheDocument();
  });
});
