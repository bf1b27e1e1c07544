import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '@test/browser/clock';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import type { TrainingStatus } from '@contract/lists';
import { asAdded, type SessionOptions, trainingCalls, type TrainingOptions } from '@test/fixtures/trainings';
import { today } from '@test/fixtures/today';

stopClock();

async function clubWithPro() {
  const { fixtures, club, calls, token } = await proOfNewClub({ name: 'Petra', surname: 'Lang' });
  const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
  const made = async (options: Omit<TrainingOptions, 'club'>, locale: 'en' | 'de' = 'en') => {
    const { id } = await fixtures.training({ club, template, ...options });
    const path = `/private/sessionwizard/${id}?status=${options.status ?? 'PLANNED'}`;
    const stored = async () => (await calls(id).read()).body;
    return { id, stored, ...(await openApp({ path, as: token, locale })) };
  };
  const player = (name: string) => fixtures.member({ club, name, surname: 'Berg' });
  return { fixtures, club, made, player, token };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('starting', () => {
  test('on another day than planned asks, and then the training counts today', async () => {
    const { made } = await clubWithPro();
    const { user, stored } = await made({ plannedDate: '2031-12-06' });
    await user.click(await button('Start: Putting gate'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Putting gate' }));
    expect(dialog.getByText('Planned for December 6th, 2031: play it today?')).toBeVisible();
    expect((await stored()).status).toBe('PLANNED');

    await user.click(dialog.getByRole('button', { name: 'Play it today' }));

    expect(await screen.findByText('The training is started.')).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'STARTED', plannedDate: today });
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Putting gate' })).toHaveFocus());
  });

  test('can keep the planned day, or be left', async () => {
    const { made } = await clubWithPro();
    const { user, stored } = await made({ plannedDate: '2026-05-14' }, 'de');
    await user.click(await button('Starten: Putt-Tor'));
    expect(await screen.findByText('Geplant für den 14. Mai 2026: heute spielen?')).toBeVisible();
    await user.click(await button('Abbrechen'));
    expect((await stored()).status).toBe('PLANNED');
    await user.click(await button('Starten: Putt-Tor'));
    await user.click(await button('Datum beibehalten'));
    expect(await screen.findByText('Das Training ist gestartet.')).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'STARTED', plannedDate: '2026-05-14' });
  });

  test('is undone in its notice, with the planned day', async () => {
    const { made } = await clubWithPro();
    const { user, stored } = await made({ plannedDate: '2031-12-06' });
    await user.click(await button('Start: Putting gate'));
    await user.click(await button('Play it today'));
    await user.click(await button('Undo'));
    expect(await screen.findByText('The training is planned again.')).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'PLANNED', plannedDate: '2031-12-06' });
    expect(await screen.findByRole('button', { name: 'Planned', pressed: true })).toBeVisible();
  });

  test('is taken back by a button as long as no ball is recorded', async () => {
    const { made, player } = await clubWithPro();
    const empty = await made({ status: 'STARTED', sessions: [{ players: [await player('Anna')] }] });
    await empty.user.click(await button('Back to planned: Putting gate'));
    expect(await screen.findByText('The training is planned again.')).toBeVisible();
    expect((await empty.stored()).status).toBe('PLANNED');
  });

  test('cannot be taken back by a button once a ball is recorded', async () => {
    const { made, player } = await clubWithPro();
    await made({ status: 'STARTED', sessions: [{ players: [await player('Bea')], balls: [3] }] });
    expect(await button('Finish: Putting gate')).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Back to planned/ })).not.toBeInTheDocument();
  });

  test('is not undone once a ball is recorded, and the page says why', async () => {
    const { made, player, token } = await clubWithPro();
    const plugIn = cutNetwork('/api/live/');
    const { user, stored, id } = await made({ plannedDate: today });
    await user.click(await button('Start: Putting gate'));
    const undo = await button('Undo');
    const elsewhere = trainingCalls(api(token), id);
    const { trainingSessions } = (await elsewhere.addPlayers([asAdded(await player('Anna'))])).body;
    const sessionId = trainingSessions[0]?.id ?? '';
    await elsewhere.editSession(sessionId);
    await elsewhere.recordBall(sessionId, { index: 0, points: 3 });
    await user.click(undo);
    expect(await screen.findByText(/^Balls are recorded in this training/)).toBeVisible();
    expect((await stored()).status).toBe('STARTED');
    plugIn();
  });
});

describe('finishing', () => {
  const played = async (player: (name: string) => Promise<SessionOptions['players'][number]>) => [
    { players: [await player('Anna')], status: 'EDIT' as const, balls: [3, 3, 3, 3, 3] },
    { players: [await player('Bea')], status: 'EDIT' as const, balls: [3] },
    { players: [await player('Cora')], status: 'EDIT' as const, balls: [3, 1, 1] },
  ];

  test.each([
    ['en', 'Finish: Putting gate', '2 players have 6 open balls.', 'Finish anyway', 'Undo', /is finished/],
    [
      'de',
      'Beenden: Putt-Tor',
      '2 Spieler/innen haben 6 offene Bälle.',
      'Trotzdem beenden',
      'Rückgängig',
      /ist beendet/,
    ],
  ] as const)(
    'with open balls names them, and can be undone (%s)',
    async (locale, finish, open, anyway, undo, done) => {
      const { made, player } = await clubWithPro();
      const { user, stored } = await made({ status: 'STARTED', sessions: await played(player) }, locale);
      await user.click(await button(finish));
      expect(await screen.findByText(open)).toBeVisible();
      expect((await stored()).status).toBe('STARTED');
      await user.click(await button(anyway));
      expect(await screen.findByText(done)).toBeVisible();
      expect((await stored()).status).toBe('FINISHED');
      await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Putt/ })).toHaveFocus());
      await user.click(await button(undo));
      await waitFor(async () => expect((await stored()).status).toBe('STARTED'));
      // The recorder takes balls again, and there is nothing to open first.
      expect(screen.queryByRole('button', { name: locale === 'en' ? /^Open all/ : /^Alle .* öffnen/ })).toBeNull();
      await user.click(await button(locale === 'en' ? 'Record balls' : 'Bälle erfassen'));
      await user.click(await button(locale === 'en' ? 'Holed: 3 points' : 'Eingelocht: 3 Punkte'));
      await waitFor(async () => {
        const { trainingSessions } = await stored();
        expect(trainingSessions.map(({ balls }) => balls.length)).toEqual([5, 2, 3]);
      });
    },
  );

  test('is asked about until it is answered: the second click of a double click beside the question does not close it', async () => {
    const { made, player } = await clubWithPro();
    const { user } = await made({ status: 'STARTED', sessions: await played(player) });
    await user.click(await button('Finish: Putting gate'));
    const question = await screen.findByRole('alertdialog', { name: 'Putting gate' });
    const backdrop = question.closest('.MuiDialog-container') ?? document.body;
    fireEvent.mouseDown(backdrop, { detail: 2 });
    fireEvent.click(backdrop, { detail: 2 });
    expect(await button('Finish anyway')).toBeVisible();
    await user.click(backdrop);
    await waitFor(() => expect(question).not.toBeInTheDocument());
  });

  test('waits for unsent balls in a question that the second click of a double click does not close either', async () => {
    const { made, player } = await clubWithPro();
    const sessions = [{ players: [await player('Anna')], status: 'EDIT' as const }];
    const { user } = await made({ status: 'STARTED', sessions });
    const plugIn = cutNetwork('/ball');
    try {
      for (const name of ['Holed: 3 points', 'Finish: Putting gate', 'Finish anyway'])
        await user.click(await button(name));
      const afterwards = await button('Finish afterwards');
      const backdrop = afterwards.closest('.MuiDialog-container') ?? document.body;
      fireEvent.mouseDown(backdrop, { detail: 2 });
      fireEvent.click(backdrop, { detail: 2 });
      expect(afterwards).toBeVisible();
      await user.click(backdrop);
      await waitFor(() => expect(afterwards).not.toBeInTheDocument());
    } finally {
      plugIn();
    }
  });

  test('goes on with recording instead, which opens the recorder', async () => {
    const { made, player } = await clubWithPro();
    const { user, stored } = await made({ status: 'STARTED', sessions: await played(player) });
    await user.click(await button('Finish: Putting gate'));
    await user.click(await button('Go on recording'));
    expect(await screen.findByRole('dialog', { name: 'Record balls: Putting gate' })).toBeVisible();
    expect((await stored()).status).toBe('STARTED');
  });

  test('without any ball is asked too', async () => {
    const { made } = await clubWithPro();
    const empty = await made({ status: 'STARTED' });
    await empty.user.click(await button('Finish: Putting gate'));
    expect(await screen.findByText('No ball is recorded yet, so nobody gets a result.')).toBeVisible();
  });

  test('without an open ball is done at once', async () => {
    const { made, player } = await clubWithPro();
    const [full] = await played(player);
    const { user } = await made({ status: 'STARTED', sessions: full ? [full] : [] });
    await user.click(await button('Finish: Putting gate'));
    expect(await screen.findByText(/^The training is finished/)).toBeVisible();
  });

  test('of a tournament counts who has no score', async () => {
    const { fixtures, made, player } = await clubWithPro();
    const template = await fixtures.template({ type: 'TOURNAMENT', name: { en: 'Club cup', de: 'Clubpokal' } });
    const sessions = [{ players: [await player('Anna')], balls: [31] }, { players: [await player('Bea')] }];
    const { user } = await made({ template, status: 'STARTED', sessions });
    await user.click(await button('Finish: Club cup'));
    expect(await screen.findByText('1 player has no score yet.')).toBeVisible();
  });

  test('opening a finished training again offers to open all player sessions', async () => {
    const { made, player } = await clubWithPro();
    const sessions = (await played(player)).map((session) => ({ ...session, status: 'FINISHED' as const }));
    const { user, stored } = await made({ status: 'FINISHED', sessions });
    await user.click(await button('Mark unfinished: Putting gate'));
    await user.click(await button('Open all player sessions'));
    expect(await screen.findByText('All player sessions are open for balls.')).toBeVisible();
    const { trainingSessions } = await stored();
    expect(trainingSessions.map(({ playerDataStatus }) => playerDataStatus)).toEqual(['EDIT', 'EDIT', 'EDIT']);
    expect(screen.queryByRole('button', { name: 'Open all player sessions: Putting gate' })).not.toBeInTheDocument();
  });
});

test('opening all player sessions removes its button, and the heading of the training has the focus', async () => {
  const { made, player } = await clubWithPro();
  const { user } = await made({
    status: 'STARTED',
    sessions: [{ players: [await player('Anna')], status: 'FINISHED' }],
  });
  await user.click(await button('Open all player sessions: Putting gate'));
  expect(await screen.findByText('All player sessions are open for balls.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Putting gate' })).toHaveFocus());
});

describe('an answer that comes late', () => {
  /** Opens a training, and returns what opens another one and what expects that it still is. */
  async function besideAnother(status: TrainingStatus) {
    const { fixtures, club, made, player } = await clubWithPro();
    const template = await fixtures.template({ name: { en: 'Wedge clock', de: 'Wedge-Uhr' } });
    const { id: otherId } = await fixtures.training({ club, template, status: 'STARTED' });
    const sessions = [{ players: [await player('Anna')], status: 'EDIT' as const }];
    const training = await made({ status, plannedDate: today, ...(status === 'PLANNED' ? {} : { sessions }) });
    const { user, store } = training;
    const openOther = async () => {
      if (status !== 'STARTED') await user.click(await button('Started'));
      await user.click(await screen.findByRole('link', { name: 'Wedge clock' }));
      expect(await screen.findByRole('heading', { name: 'Wedge clock' })).toBeVisible();
    };
    const expectOther = () => {
      expect(store.getState().filters.wizard).toMatchObject({ status: 'STARTED', training: otherId });
      expect(screen.getByRole('heading', { name: 'Wedge clock' })).toBeVisible();
    };
    return { ...training, openOther, expectOther };
  }

  test.each([
    ['PLANNED', ['Start: Putting gate'], 'start', 'The training is started.', false],
    ['PLANNED', ['Start: Putting gate'], 'start', /^Started on this device/, true],
    ['STARTED', ['Finish: Putting gate', 'Finish anyway'], 'finish', /^The training is finished/, false],
    ['FINISHED', ['Mark unfinished: Putting gate'], 'unfinish', /^The training is open again/, false],
  ] as const)('leaves open what was opened meanwhile (%s, %j)', async (status, presses, call, notice, isCut) => {
    const { user, id, openOther, expectOther } = await besideAnother(status);
    const plugIn = isCut ? cutNetwork(`${id}/${call}`) : () => undefined;
    const resume = pauseNetwork(`${id}/${call}`);
    try {
      for (const name of presses) await user.click(await button(name));
      await openOther();
    } finally {
      resume();
    }
    expect(await screen.findByText(notice)).toBeVisible();
    plugIn();
    expectOther();
  });

  test('leaves the recorder open that was opened before the outbox finished the training behind its balls', async () => {
    const { made, player } = await clubWithPro();
    const sessions = [{ players: [await player('Anna')], status: 'EDIT' as const }];
    const { user, store } = await made({ status: 'STARTED', sessions });
    const plugIn = cutNetwork('/ball');
    const presses = ['Holed: 3 points', 'Finish: Putting gate', 'Finish anyway', 'Finish afterwards', 'Record balls'];
    try {
      for (const name of presses) await user.click(await button(name));
    } finally {
      plugIn();
    }
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^The training is finished/)).toBeVisible();
    expect(store.getState().filters.wizard).toMatchObject({ status: 'STARTED', recording: 'one' });
  });
});
