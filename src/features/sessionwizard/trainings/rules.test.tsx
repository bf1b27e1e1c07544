import { screen, within } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

/** The texts of a table of the rules, row by row. */
const rulesOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

test('it says what gives how many points, and which score means which handicap', async () => {
  const { fixtures, club, pro } = await proOfNewClub();
  const training = await fixtures.training({ club, status: 'STARTED' });
  const path = `/private/sessionwizard/${training.id}?status=STARTED`;
  const token = await fixtures.signedIn(pro);
  const { user } = await openApp({ path, as: token });
  await user.click(await screen.findByRole('button', { name: 'How it is played' }));
  expect((await rulesOf('What gives how many points')).slice(0, 2)).toEqual([
    ['Result of a ball', 'Points'],
    ['Holed', '3'],
  ]);
  expect(await rulesOf('Which score means which handicap')).toEqual([
    ['Score', 'Handicap played'],
    ['0', '36.0'],
    ['6', '18.4'],
    ['10', '14.1'],
    ['20', '4.0'],
  ]);
  expect((await rulesOf('What a better handicap gives'))[0]).toEqual(['Difference in handicap', 'League points']);
});

test('in German a tournament says which score gives how many league points, even where its template says nothing', async () => {
  const { fixtures, club, pro } = await proOfNewClub();
  const template = await fixtures.template({ type: 'TOURNAMENT', description: {}, instructions: [], hints: [] });
  const training = await fixtures.training({ club, template, status: 'STARTED' });
  const path = `/private/sessionwizard/${training.id}?status=STARTED`;
  const { user } = await openApp({ path, as: await fixtures.signedIn(pro), locale: 'de' });
  await user.click(await screen.findByRole('button', { name: 'So wird gespielt' }));
  expect(await rulesOf('Welcher Score gibt wie viele Ranglistenpunkte')).toEqual([
    ['Score', 'Ranglistenpunkte'],
    ['10', '2'],
    ['20', '6'],
    ['30', '10'],
  ]);
  expect(screen.queryByText(/Handicap-Differenz/)).not.toBeInTheDocument();
});

test('the session sheet has a row for each player and more, a column for each ball, and what is recorded', async () => {
  const { fixtures, club, pro, player } = await proOfNewClub();
  const jana = await player({ name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const sessions = [{ players: [jana], balls: [3, -1] }];
  const training = await fixtures.training({ club, status: 'STARTED', sessions });
  const browserPrints = window.print;
  let rows: (string | null)[][] = [];
  window.print = () => {
    const paper = Array.from(document.querySelectorAll('[data-printed] tr'));
    rows = paper.map((row) => Array.from(row.children, ({ textContent }) => textContent));
  };
  const path = `/private/sessionwizard/${training.id}?status=STARTED`;
  const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
  await user.click(await screen.findByRole('button', { name: 'Print a session sheet' }));
  window.print = browserPrints;
  expect(rows).toHaveLength(11);
  expect(rows[0]).toEqual(['Player (handicap)', '1', '2', '3', '4', '5', 'Score']);
  expect(rows[1]).toEqual(['Jana Möller (18.4)', '3', '-1', '', '', '', '']);
  expect(rows[10]).toEqual(['', '', '', '', '', '', '']);
  expect(document.querySelector('[data-printed]')).toHaveTextContent('Holed = 3');
});
