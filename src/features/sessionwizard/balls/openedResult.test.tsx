import { screen, waitFor, within } from '@testing-library/react';
import { decidingRows, stepsOf } from '../../../../test/browser/openChain';
import { openApp } from '../../../../test/browser/openApp';
import { playersPlay } from '../../../../test/browser/playersPlay';
import { makeWorld } from '../../../../test/world/makeWorld';

test('in the recording the result opens in a dialog, whose keys record nothing and whose Escape closes only it', async () => {
  const { token, path, balls } = await playersPlay();
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  expect(screen.queryByRole('button', { name: 'How these points come about' })).not.toBeInTheDocument();
  await user.keyboard('1');
  await user.click(await screen.findByRole('button', { name: 'How these points come about' }));

  const dialog = await screen.findByRole('dialog', { name: 'How these points come about: Jana Möller' });
  expect(await stepsOf(dialog)).toEqual([
    'Balls | 3 | 1 ball recorded',
    'Score | 3 | the sum of the balls',
    'Handicap played | 36.0 | from score 0 on',
    'Difference in handicap | -17.6 | 17.6 worse than the start handicap 18.4',
    'League points | 0 | no row reached',
  ]);
  await user.keyboard('1{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: /^Record balls: / })).toBeVisible();
  await waitFor(async () => expect((await balls())[0]).toEqual([3]));
});

test.each([
  ['en', 'Show the balls of Jana Möller', 'How these points come about', 'Decides'],
  ['de', 'Bälle von Jana Möller zeigen', 'So kommen diese Punkte zustande', 'Entscheidet'],
] as const)('in %s, a finished player session opens in its place into what made its points', async (...texts) => {
  const [locale, show, open, decides] = texts;
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const jana = await world.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const { id } = await world.training({ club, status: 'FINISHED', sessions: [{ players: [jana], balls: [3, 3] }] });
  const { user } = await openApp({
    path: `/private/sessionwizard/${id}?status=FINISHED`,
    as: await world.signedIn(pro),
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
