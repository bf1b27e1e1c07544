import { screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@contract/lists';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { decidingRows, openChain, stepsOf } from '@test/browser/openTrainings';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { TemplateOptions } from '@test/fixtures/templates';

const name = { en: 'Putting gate', de: 'Putt-Tor' };

/** Jana's finished training, and what opens her own statistics, or those of hers as the pro sees them. */
async function janaPlayed(options: TemplateOptions = {}, balls = [3, 3, 3], teammates: string[] = []) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const others = await Promise.all(teammates.map((surname) => fixtures.member({ club, name: 'Tom', surname })));
  const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const template = await fixtures.template({ name, ...options });
  const { id } = await fixtures.training({
    club,
    template,
    status: 'FINISHED',
    plannedDate: '2026-05-14',
    sessions: [{ players: [jana, ...others], balls }],
  });
  const statistics = `/private/playerstatistics/${jana.username}`;
  const open = async (as = jana, locale: Locale = 'en', path = statistics) =>
    openApp({ path, as: await fixtures.signedIn(as), locale });
  return { jana, pro, id, open, statistics };
}

test('a player opens her own event into one line from the balls to the points, with the rows that decided', async () => {
  const { open } = await janaPlayed();
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Explain points: Putting gate · May 14th, 2026' });
  const dialog = await openChain(user, 'Explain points: Putting gate · May 14th, 2026');

  expect(dialog).toHaveAccessibleName('How these points come about');
  expect(await within(dialog).findByText('Jana Möller')).toBeVisible();
  expect(within(dialog).getByText('Putting gate · May 14th, 2026')).toBeVisible();
  expect(await stepsOf(dialog)).toEqual([
    'Balls | 3 · 3 · 3 | 3 balls recorded',
    'Score | 9 | the sum of the balls',
    'Handicap played | 18.4 | from score 6 on',
    'Difference in handicap | 0.0 | exactly the start handicap 18.4',
    'League points | 5 | from difference 0.0 on',
  ]);
  expect(decidingRows(dialog)).toEqual([
    ['6', '18.4', 'Decides'],
    ['0.0', '5', 'Decides'],
  ]);
  expect(within(dialog).queryByText(/Stored and counted/)).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('in German, a score and a difference below the maps are said in words, and give 0 points', async () => {
  const { open } = await janaPlayed({ scoreHandicapMap: [{ score: 6, handicap: 24.5 }] }, [-1]);
  const { user } = await open(undefined, 'de');
  const dialog = await openChain(user, /^Punkte erklären: Putt-Tor · 14\. Mai 2026$/);

  expect(await stepsOf(dialog)).toEqual([
    'Bälle | -1 | 1 Ball erfasst',
    'Score | -1 | die Summe der Bälle',
    'Gespieltes Handicap | 24,5 | ab Score 6',
    'Handicap-Differenz | -6,1 | 6,1 schlechter als das Start-Handicap 18,4',
    'Ranglistenpunkte | 0 | keine Zeile erreicht',
  ]);
  expect(decidingRows(dialog)).toEqual([['6', '24,5', 'Entscheidet']]);
  expect(
    within(dialog).getByText(
      'Der Score -1 liegt unter der untersten Zeile der Score-Handicap-Tabelle, deshalb zählt deren unterste Zeile.',
    ),
  ).toBeVisible();
  expect(within(dialog).getByText(/Die Differenz -6,1 liegt unter .*: Das gibt 0 Punkte\.$/)).toBeVisible();
});

test('a team has one result in a tournament, which has no handicaps and one map', async () => {
  const { open } = await janaPlayed({ type: 'TOURNAMENT', teamMode: true }, [10, 12], ['Weber']);
  const { user } = await open();
  const dialog = await openChain(user, /^Explain points/);
  expect(await stepsOf(dialog)).toEqual([
    'Balls | 10 · 12 | 2 balls recorded',
    'Score | 22 | the sum of the balls',
    'Handicap played | – | none in a tournament',
    'Difference in handicap | – | none in a tournament',
    'League points | 6 | from score 20 on',
  ]);
  expect(decidingRows(dialog)).toEqual([['20', '6', 'Decides']]);
  expect(within(dialog).getByText(/Every member gets these points: Jana Möller, Tom Weber\./)).toBeVisible();
  expect(within(dialog).getByText(/the second column of the map already is the points/)).toBeVisible();
});

test('a tournament score below the map reaches no row', async () => {
  const { open } = await janaPlayed({ type: 'TOURNAMENT' }, [4]);
  const { user } = await open();
  const dialog = await openChain(user, /^Explain points/);
  expect((await stepsOf(dialog)).at(-1)).toBe('League points | 0 | no row reached');
  expect(
    within(dialog).getByText('The score 4 is below the lowest row of the map: that gives 0 points.'),
  ).toBeVisible();
  expect(within(dialog).queryByText('Decides')).not.toBeInTheDocument();
});

test('of a long map only the rows around the deciding one stand there, until all are wished for', async () => {
  const scoreHandicapMap = Array.from({ length: 12 }, (_, row) => ({ score: row, handicap: 36 - row }));
  const { open } = await janaPlayed({ scoreHandicapMap }, [3, 3]);
  const { user } = await open();
  const dialog = await openChain(user, /^Explain points/);
  const table = await within(dialog).findByRole('table', { name: 'Score-handicap map' });
  const scores = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(scores()).toEqual(['4', '5', '6', '7', '8']);
  expect(within(dialog).getByText('4 rows before · 3 more rows')).toBeVisible();

  await user.click(within(dialog).getByRole('button', { name: 'Show all rows: Score-handicap map' }));
  expect(scores()).toHaveLength(12);
  expect(decidingRows(dialog)[0]?.[0]).toBe('6');
  await user.click(within(dialog).getByRole('button', { name: 'Show fewer rows: Score-handicap map', expanded: true }));
  expect(scores()).toHaveLength(5);
});

test('where other points are stored than the balls and maps give, that is said', async () => {
  const { open, id } = await janaPlayed();
  await sql('update league_events set points = 7 where training_id = $1', [id]);
  const { user } = await open();
  const dialog = await openChain(user, /^Explain points/);
  expect(
    await within(dialog).findByText(
      'Stored and counted in the league table are 7 points, but these balls and rows give 5.',
    ),
  ).toBeVisible();
});

test('a result that is gone is said to be, and one that cannot be read can be asked for again', async () => {
  const { open, id } = await janaPlayed();
  const { user } = await open();
  await screen.findByRole('button', { name: /^Explain points/ });
  const plugIn = cutNetwork('/api/leaguetable/training');
  let dialog = await openChain(user, /^Explain points/);
  try {
    expect(await within(dialog).findByRole('alert')).toBeVisible();
  } finally {
    plugIn();
  }
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('Jana Möller')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await sql('delete from league_events where training_id = $1', [id]);
  dialog = await openChain(user, /^Explain points/);
  expect(await within(dialog).findByText(/^This result is not in the league any more/)).toBeVisible();
});

test('staff go from an event to all results of the player', async () => {
  const { open, pro, id, statistics, jana } = await janaPlayed();
  const { user } = await open(pro, 'en', `/private/winners/${id}`);
  const dialog = await openChain(user, 'Explain points: Jana Möller');
  await user.click(await within(dialog).findByRole('link', { name: 'All results of this player' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: `Statistics of ${jana.name} ${jana.surname}` }),
  ).toBeVisible();
  expect(window.location.pathname).toBe(statistics);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const there = await openChain(user, /^Explain points/);
  expect(await within(there).findByText('Jana Möller')).toBeVisible();
  expect(within(there).queryByRole('link')).not.toBeInTheDocument();
});
