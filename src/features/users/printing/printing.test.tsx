import { act, screen, waitFor, within } from '@testing-library/react';
import { clubWithMembers, rowOf } from '../../../../test/browser/clubWithMembers';
import { pagerSaying } from '../../../../test/browser/gridRows';
import { openApp } from '../../../../test/browser/openApp';
import { showDate } from '../../../i18n/dates';

const path = '/private/users';
const sheet = () => document.querySelector<HTMLElement>('[data-printed]');

/** What stands on the paper at the moment of printing, which jsdom cannot do. */
let printed: string[] = [];
const browserPrints = window.print;
beforeEach(() => {
  printed = [];
  window.print = () => void printed.push(sheet()?.outerHTML ?? '');
});
afterEach(() => {
  window.print = browserPrints;
});

test('all filtered users are printed as a table under the club, the date and the filter', async () => {
  const { world, club, pro, player, surname } = await clubWithMembers();
  await Promise.all(Array.from({ length: 30 }, () => world.member({ club, surname })));
  const { user } = await openApp({
    path: `${path}?q=${encodeURIComponent(surname)}&where=email+contains+@`,
    as: await world.signedIn(pro),
  });
  await pagerSaying('Users', '1–25 of 34');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(1));

  const paper = document.createElement('div');
  paper.innerHTML = printed[0] ?? '';
  const date = showDate(new Date().toISOString(), 'en');
  expect(paper.querySelector('p')).toHaveTextContent(
    `${club.name} · ${date} · All · Search: ${surname} · E-Mail contains @ · 34 users`,
  );
  const rows = within(paper).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(35);
  expect(
    within(paper)
      .getAllByRole('columnheader', { hidden: true })
      .map((head) => head.textContent),
  ).toEqual(['Golfclub', 'Name', 'Surname', 'Roles', 'E-Mail', 'Approved']);
  expect(rows.find((row) => row.textContent.includes(player.email))).toHaveTextContent(
    `${club.name}Jörg${surname}Player${player.email}Yes`,
  );
});

test('after printing the table is gone from the page', async () => {
  const { world, pro, player } = await clubWithMembers();
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  await rowOf(player.email);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(sheet()).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});
