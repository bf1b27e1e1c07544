import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setClock, stopClock, wakeAt } from '@test/browser/clock';
import { clubWithLeague } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { findGrid, gridTexts } from '@test/browser/openGrid';
import { thisYear } from '@test/fixtures/today';

stopClock();

const path = '/private/leaguetable';
const lastYear = thisYear - 1;

const standings = async () => gridTexts(await findGrid()).map(([, player, points]) => `${player} ${points}`);

/** Anna won last year, Clara leads this year. */
async function twoSeasons() {
  const made = await clubWithLeague();
  await made.play('06-01', [[made.anna, 9]], lastYear);
  return { ...made, token: await made.fixtures.signedIn(made.pro) };
}

async function choose(user: UserEvent, season: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Season' }));
  await user.click(await screen.findByRole('option', { name: season }));
}

const thisSeason = ['Clara Möller 8', 'Berta Ärmel 6', 'Anna Zander 5', 'Dora =Kern 1'];

test('this year is shown, a past season is one choice away, stays readable, and says that it is past', async () => {
  const { token, club } = await twoSeasons();
  const { user } = await openApp({ path, as: token });
  expect(await standings()).toEqual(thisSeason);
  expect(await screen.findByRole('heading', { level: 2, name: `${club.name} · Season ${thisYear}` })).toBeVisible();
  expect(screen.queryByText(/A past season/)).not.toBeInTheDocument();

  await choose(user, String(lastYear));
  await waitFor(async () => expect(await standings()).toEqual(['Anna Zander 9']));
  expect(window.location.search).toBe(`?year=${lastYear}`);
  expect(screen.getByText(/A past season/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: `${club.name} · Season ${lastYear}` })).toBeVisible();
});

test("at New Year's midnight the new season is shown", async () => {
  const { token, club } = await twoSeasons();
  setClock(`${lastYear}-12-31T23:59:30`);
  await openApp({ path, as: token });
  expect(await standings()).toEqual(['Anna Zander 9']);
  wakeAt(`${thisYear}-01-01T00:00:10`);
  expect(screen.getByRole('heading', { level: 2, name: `${club.name} · Season ${thisYear}` })).toBeVisible();
  await waitFor(async () => expect(await standings()).toEqual(thisSeason));
});

test('all years are one table, of which the entries are shown for all years too', async () => {
  const { token } = await twoSeasons();
  const { user } = await openApp({ path, as: token });
  await findGrid();
  await choose(user, 'All years');
  await waitFor(async () => expect((await standings())[0]).toBe('Anna Zander 14'));
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'League Table Entries' })).toHaveAttribute(
    'href',
    '/private/leaguetableentries?year=all',
  );
  expect(screen.getByRole('link', { name: 'Club display' })).toHaveAttribute('href', '/private/display');
});

test('any dates can be typed; a day that does not exist, or ends before it begins, is told at its field', async () => {
  const { token } = await twoSeasons();
  const { user } = await openApp({ path, as: token });
  await findGrid();
  await choose(user, 'Other dates …');
  const range = await screen.findByRole('form', { name: 'Other dates …' });
  const [from, to] = [within(range).getByLabelText('From'), within(range).getByLabelText('To')];
  const show = within(range).getByRole('button', { name: 'Show' });
  await user.click(show);
  expect(await within(range).findByText('Please enter a date in one of the two fields.')).toBeVisible();
  await user.type(from, `31.02.${thisYear}`);
  await user.type(to, `08.01.${thisYear}`);
  await user.click(show);
  expect(await within(range).findByText(/There is no such date/)).toBeVisible();
  await user.clear(from);
  await user.type(from, `09.01.${thisYear}`);
  await user.click(show);
  expect(await within(range).findByText('This date must not be before the other.')).toBeVisible();
  expect(window.location.search).toBe('');
  await user.clear(from);
  await user.type(from, `01.06.${lastYear}`);
  await user.click(show);
  await waitFor(async () => expect(await standings()).toEqual(['Anna Zander 14', 'Berta Ärmel 3', 'Clara Möller 1']));
  expect(window.location.search).toBe(`?from=${lastYear}-06-01&to=${thisYear}-01-08`);
});

test('a date of the range can be picked from a calendar, or typed without its year', async () => {
  const { token } = await twoSeasons();
  const { user } = await openApp({ path, as: token });
  await findGrid();
  await choose(user, 'Other dates …');
  const range = await screen.findByRole('form', { name: 'Other dates …' });
  const [from, to] = [within(range).getByLabelText('From'), within(range).getByLabelText('To')];
  expect(from).not.toBeRequired();
  await user.type(from, `09.01.${thisYear}`);
  await user.click(within(range).getByRole('button', { name: 'Choose the date from a calendar: From' }));
  await user.click(await screen.findByRole('gridcell', { name: '8' }));
  await waitFor(() => expect(from).toHaveValue(`08.01.${thisYear}`));
  await user.type(to, '31.1.');
  await user.click(within(range).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(window.location.search).toBe(`?from=${thisYear}-01-08&to=${thisYear}-01-31`));
});

test('an address with dates is read back into the fields, and one that cannot be shows this year', async () => {
  const { token, club } = await twoSeasons();
  await openApp({ path: `${path}?from=${thisYear}-01-09`, as: token, locale: 'de' });
  expect(await screen.findByLabelText('Von')).toHaveValue(`09.01.${thisYear}`);
  expect(await standings()).toEqual(['Clara Möller 7', 'Berta Ärmel 3', 'Dora =Kern 1']);
  expect(
    await screen.findByRole('heading', { level: 2, name: `${club.name} · Seit 9. Januar ${thisYear}` }),
  ).toBeVisible();

  await openApp({ path: `${path}?from=${thisYear}-02-31&year=soon`, as: token });
  expect(await standings()).toEqual(thisSeason);
});

test('a season in which nobody played says so', async () => {
  const { token } = await twoSeasons();
  await openApp({ path: `${path}?year=1999`, as: token });
  expect(await screen.findByText(/Nobody has league points in this season/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});
