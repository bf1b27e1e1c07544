import { screen, waitFor, within } from '@testing-library/react';
import type { ScheduledTraining } from '@contract/training';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { decidingRows, playersPlay, stepsOf } from '@test/browser/openTrainings';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { TemplateOptions } from '@test/fixtures/templates';
import { makeTapGuard } from './touch';

describe('session panel', () => {
  async function janaPlays(options: TemplateOptions = {}, balls: number[] = []) {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
    const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
    const template = await fixtures.template(options);
    const sessions = [{ players: [jana], balls, status: 'EDIT' as const }];
    const { id, sessionIds } = await fixtures.training({ club, template, status: 'STARTED', sessions });
    const token = await fixtures.signedIn(pro);
    const playerData = (call: string) => `/api/scheduledtrainings/${id}/playerdata/${call}`;
    const stored = async () => {
      const { body } = await api(token).get<ScheduledTraining>(`/api/scheduledtrainings/one/${id}`);
      return body.trainingSessions[0]?.balls.map(({ index, points }) => [index, points]);
    };
    const elsewhere = {
      record: (ball: object) => api(token).put(playerData(`${sessionIds[0]}/ball/add`), ball),
      edit: () => api(token).put(playerData(`edit/${sessionIds[0]}`)),
      finishEditing: () => api(token).put(playerData(`finish/${sessionIds[0]}`)),
    };
    return { token, stored, elsewhere, path: `/private/sessionwizard/${id}?status=STARTED` };
  }

  const strip = () => within(screen.getByRole('group', { name: 'Balls' }));

  test('a scoring button records the ball, goes on to the next and shows total and result', async () => {
    const { token, path, stored } = await janaPlays();
    const { user } = await openApp({ path, as: token });

    const holed = await screen.findByRole('button', { name: 'Holed: 3 points' });
    await user.click(holed);
    expect(await screen.findByRole('button', { name: 'Ball 1: 3 points, saved' })).toBeVisible();
    expect(strip().getByRole('button', { name: 'Ball 2: open', pressed: true })).toBeVisible();
    await user.click(holed);
    await user.click(screen.getByRole('button', { name: 'Off the green: -1 point' }));
    await user.click(holed);

    expect(await screen.findByText('Total: 8 points')).toBeVisible();
    expect(
      screen.getByText('Score 8 → handicap played 18.4 → difference 0.0 (started with 18.4) → 5 points'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Ball 4: 3 points, saved' })).toBeVisible();
    expect(await stored()).toEqual([
      [0, 3],
      [1, 3],
      [2, -1],
      [3, 3],
    ]);
  });

  test('a recorded ball is corrected by choosing it', async () => {
    const { token, path, stored } = await janaPlays({ numberofballs: 2 }, [3, 3]);
    const { user } = await openApp({ path, as: token });

    expect(await screen.findByText('All balls are recorded. Choose one to correct it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ball 1: 3 points, saved' }));
    await user.click(screen.getByRole('button', { name: 'Missed: 0 points' }));
    expect(await screen.findByRole('button', { name: 'Ball 1: 0 points, saved' })).toBeVisible();
    expect(await stored()).toEqual([
      [0, 0],
      [1, 3],
    ]);
  });

  test('the keyboard moves over the balls and presses the scoring buttons', async () => {
    const { token, path, stored } = await janaPlays();
    const { user } = await openApp({ path, as: token });

    await user.click(await screen.findByRole('button', { name: 'Show the balls of Jana Möller' }));
    await user.keyboard('{ArrowRight}{ArrowRight}1');
    expect(await screen.findByRole('button', { name: 'Ball 3: 1 point, saved' })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(strip().getByRole('button', { name: 'Ball 3: 1 point, saved', pressed: true })).toBeVisible();
    expect(await stored()).toEqual([[2, 1]]);
  });

  test('points by number are whole, may be negative, and Enter records them', async () => {
    const { token, path, stored } = await janaPlays({ type: 'TRACKMAN' });
    const { user } = await openApp({ path, as: token });

    const entry = await screen.findByRole('textbox', { name: 'Points of ball 1' });
    await user.type(entry, '1,5{Enter}');
    expect(entry).toHaveAccessibleDescription('Please enter a whole number, such as 7 or -1.');
    expect(await stored()).toEqual([]);
    await user.clear(entry);
    await user.type(entry, '-1{Enter}');
    expect(await screen.findByRole('button', { name: 'Ball 1: -1 point, saved' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Points of ball 2' })).toHaveFocus();
    expect(await stored()).toEqual([[0, -1]]);
  });

  test('points that are typed are those of the ball they are typed for', async () => {
    const { token, path, stored } = await janaPlays({ type: 'TRACKMAN' });
    const { user } = await openApp({ path, as: token });

    await user.type(await screen.findByRole('textbox', { name: 'Points of ball 1' }), '7{Enter}5');
    expect(await screen.findByRole('textbox', { name: 'Points of ball 2' })).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Ball 4: open' }));
    expect(await screen.findByRole('textbox', { name: 'Points of ball 4' })).toHaveValue('');
    await waitFor(async () => expect(await stored()).toEqual([[0, 7]]));
  });

  test('a tournament shows the scores entered and the next one, and its points without a handicap', async () => {
    const { token, path } = await janaPlays({ type: 'TOURNAMENT' }, [12, 9]);
    await openApp({ path, as: token });

    expect(await screen.findByRole('textbox', { name: 'Points of ball 3' })).toBeVisible();
    expect(strip().getAllByRole('button')).toHaveLength(3);
    expect(screen.getByText('Score 21 → 6 points')).toBeVisible();
  });

  describe('when somebody else recorded the ball meanwhile', () => {
    async function conflict() {
      const jana = await janaPlays();
      const { user } = await openApp({ path: jana.path, as: jana.token });
      const holed = await screen.findByRole('button', { name: 'Holed: 3 points' });
      const plugIn = cutNetwork();
      try {
        await user.click(holed);
        await screen.findByRole('button', { name: /^Ball 1: 3 points, / });
        await jana.elsewhere.record({ index: 0, points: 1 });
      } finally {
        plugIn();
      }
      window.dispatchEvent(new Event('online'));
      const message = await screen.findByText(
        /^Jana Möller, ball 1: 3 points\. You recorded 3 points; Petra Lang recorded 1 point at /,
      );
      return { stored: jana.stored, user, message };
    }

    test('both points are shown and mine can be kept', async () => {
      const { user, message, stored } = await conflict();
      expect(message).toBeVisible();
      await user.click(screen.getByRole('button', { name: /^Choose mine: 3 points: / }));
      expect(await screen.findByRole('button', { name: 'Ball 1: 3 points, saved' })).toBeVisible();
      expect(screen.queryByText(/You recorded 3 points/)).not.toBeInTheDocument();
      expect(await stored()).toEqual([[0, 3]]);
    });

    test('theirs can be chosen and nothing is overwritten', async () => {
      const { user, stored } = await conflict();
      await user.click(screen.getByRole('button', { name: /^Choose theirs: 1 point: / }));
      expect(await screen.findByRole('button', { name: 'Ball 1: 1 point, saved' })).toBeVisible();
      expect(await stored()).toEqual([[0, 1]]);
    });
  });

  test('a ball that the server refuses stays with its reason and holds the training open until someone decides', async () => {
    const { token, path, elsewhere } = await janaPlays({ name: { en: 'Putting gate', de: 'Putt-Tor' } });
    // What the server would refuse cannot be tapped any more once the page has been told.
    const plugIn = cutNetwork('/api/live/');
    const { user } = await openApp({ path, as: token });
    const holed = await screen.findByRole('button', { name: 'Holed: 3 points' });
    await elsewhere.finishEditing();
    await user.click(holed);

    expect(await screen.findByText(/^Refused: Someone changed this in the meantime/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Finish: Putting gate' }));
    await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Not synced yet' }));
    expect(dialog.getByText('1 recorded ball has not been sent from this device yet.')).toBeVisible();
    expect(dialog.getByText(/^1 of them was refused and needs your decision/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Look first' }));

    await elsewhere.edit();
    await user.click(await screen.findByRole('button', { name: 'Send again: Jana Möller, ball 1: 3 points' }));
    expect(await screen.findByRole('button', { name: 'Ball 1: 3 points, saved' })).toBeVisible();
    plugIn();
  });

  test('in the recording the result opens in a dialog, whose keys record nothing and whose Escape closes only it', async () => {
    const { token, path, balls } = await playersPlay();
    const { user } = await openApp({ path: `${path}&record=one`, as: token });
    await screen.findByText('Result of ball 1: Jana Möller');
    expect(screen.queryByRole('button', { name: 'How these points come about' })).not.toBeInTheDocument();
    await user.keyboard('3');
    await user.click(await screen.findByRole('button', { name: 'How these points come about' }));

    const dialog = await screen.findByRole('dialog', { name: 'How these points come about: Jana Möller' });
    expect(await stepsOf(dialog)).toEqual([
      'Balls | 3 | 1 ball recorded',
      'Score | 3 | the sum of the balls',
      'Handicap played | 36.0 | from score 0 on',
      'Difference in handicap | -17.6 | 17.6 worse than the start handicap 18.4',
      'League points | 0 | no row reached',
    ]);
    await user.keyboard('3{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: /^Record balls: / })).toBeVisible();
    await waitFor(async () => expect((await balls())[0]).toEqual([3]));
  });

  test.each([
    ['en', 'Show the balls of Jana Möller', 'How these points come about', 'Decides'],
    ['de', 'Bälle von Jana Möller zeigen', 'So kommen diese Punkte zustande', 'Entscheidet'],
  ] as const)('in %s, a finished player session opens in its place into what made its points', async (...texts) => {
    const [locale, show, open, decides] = texts;
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
    const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
    const { id } = await fixtures.training({
      club,
      status: 'FINISHED',
      sessions: [{ players: [jana], balls: [3, 3] }],
    });
    const { user } = await openApp({
      path: `/private/sessionwizard/${id}?status=FINISHED`,
      as: await fixtures.signedIn(pro),
      locale,
    });
    await user.click(await screen.findByRole('button', { name: show }));
    await user.click(await screen.findByRole('button', { name: open, expanded: false }));
    const panel = screen.getByRole('region', { name: /Jana Möller$/ });
    expect(await stepsOf(panel)).toHaveLength(5);
    expect(decidingRows(panel).map((cells) => cells.at(-1))).toEqual([decides, decides]);
    await user.click(within(panel).getByRole('button', { name: open, expanded: true }));
    expect(within(panel).queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('touch', () => {
  test.each([
    ['the same button at once', 'a', 120, false],
    ['the same button at the end of the time', 'a', 299, false],
    ['the same button later', 'a', 300, true],
    ['another button at once', 'b', 120, true],
  ])('after a tap counts %s: %s after %i ms is %s', (_what, button, after, counts) => {
    const guard = makeTapGuard();
    expect(guard('a', 1_000)).toBe(true);
    expect(guard(button, 1_000 + after)).toBe(counts);
  });

  test('taps that do not count do not put off the next that does', () => {
    const guard = makeTapGuard();
    expect([0, 200, 400].map((at) => guard('a', at))).toEqual([true, false, true]);
  });
});
