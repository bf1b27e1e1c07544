import { screen, waitFor, within } from '@testing-library/react';
import { pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

describe('the same people as last time', () => {
  async function clubWithPlayers() {
    const { fixtures, club, pro, player } = await proOfNewClub();
    const jana = await player({ name: 'Jana', surname: 'Möller', handicap: 18.4 });
    const emil = await player({ name: 'Emil', surname: 'Ärger', handicap: 7 });
    return { fixtures, club, player, jana, emil, token: await fixtures.signedIn(pro) };
  }

  /** Makes a training, and before it one that was finished with both players. */
  async function runningAfterAnother() {
    const { fixtures, club, jana, emil, token } = await clubWithPlayers();
    const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
    const sessions = [jana, emil].map((player) => ({ players: [player] }));
    await fixtures.training({ club, template, status: 'FINISHED', plannedDate: '2026-05-14', sessions });
    return { training: await fixtures.training({ club, template, status: 'STARTED' }), token };
  }

  const addressOf = ({ id }: { id: string }) => `/private/sessionwizard/${id}?status=STARTED`;

  const lastTime = () => screen.findByRole('button', { name: 'Same people as last time' });

  test('are chosen by one press, which says who was left out', async () => {
    const { fixtures, club, player, jana, emil, token } = await clubWithPlayers();
    const [waiting, playing] = [
      await player({ name: 'Willi', surname: 'Wartend', roles: ['PLAYER', 'UNAPPROVED'] }),
      await player({ name: 'Paul', surname: 'Spielt' }),
    ];
    const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
    const sessions = [jana, waiting, emil, playing].map((one) => ({ players: [one], handicaps: [30] }));
    await fixtures.training({ club, template, status: 'FINISHED', plannedDate: '2026-05-14', sessions });
    const training = await fixtures.training({
      club,
      template,
      status: 'STARTED',
      plannedDate: '2026-06-14',
      sessions: [{ players: [playing] }],
    });
    const { user } = await openApp({ path: addressOf(training), as: token });
    await user.click(await lastTime());
    const origin = await screen.findByText(/as on May 14th, 2026 in Putting gate\./);
    expect(origin.parentElement).toHaveTextContent(/Left out: Willi Wartend \(not approved\)/);
    const chosen = within(screen.getByRole('list', { name: 'Chosen players' }));
    expect(chosen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual([
      'Jana Möller · 18.4',
      'Emil Ärger · 7.0',
    ]);
  });

  test('are nobody where nothing has been played yet, and that is said', async () => {
    const { fixtures, club, token } = await clubWithPlayers();
    const training = await fixtures.training({ club, status: 'STARTED' });
    const { user } = await openApp({ path: addressOf(training), as: token, locale: 'de' });
    await user.click(await screen.findByRole('button', { name: 'Dieselben wie beim letzten Mal' }));
    expect(await screen.findByText('In diesem Golfclub wurde noch kein Training beendet.')).toBeVisible();
  });

  test('who was added before they are known is not chosen again', async () => {
    const { training, token } = await runningAfterAnother();
    const { user } = await openApp({ path: addressOf(training), as: token });
    const resume = pauseNetwork('/lastplayers');
    try {
      await user.click(await lastTime());
      await user.click(await screen.findByRole('button', { name: /^Emil Ärger · handicap/ }));
      await user.click(screen.getByRole('button', { name: 'Add players' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Record balls' })).toHaveTextContent('(1)'));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Chosen: 0' })).toBeVisible());
    } finally {
      resume();
    }
    expect(await screen.findByRole('button', { name: 'Jana Möller · 18.4' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Chosen: 1' })).toBeVisible();
  });
});
