import { act, screen, waitFor, within } from '@testing-library/react';
import type { Locale, TrainingStatus } from '@contract/lists';
import type { Member } from '@contract/member';
import type { Winners } from '@contract/training';
import { openApp } from '@test/browser/openApp';
import { findGrid, gridTexts } from '@test/browser/openGrid';
import { openChain } from '@test/browser/openTrainings';
import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import type { TemplateOptions } from '@test/fixtures/templates';
import { catchPrinted } from '@test/browser/savedFiles';
import { projectorLayout } from './projectorPages';

const printed = catchPrinted();
const sheet = () => document.querySelector<HTMLElement>('[data-printed]');
beforeEach(() => {
  [window.innerWidth, window.innerHeight] = [1366, 768];
});

/** Anna is first, Berta and Clara share the second place, Dora recorded nothing. */
async function contest(status: TrainingStatus = 'FINISHED', options: TemplateOptions = {}) {
  const { fixtures, club, token, player: make } = await proOfNewClub();
  const player = (name: string, handicap: number) => make({ name, surname: 'Möller', handicap });
  const [anna, berta, clara, dora] = [
    await player('Anna', 36),
    await player('Berta', 20),
    await player('Clara', 20),
    await player('Dora', 20),
  ];
  const template = await fixtures.template({ name: { en: 'Putting gate', de: 'Putt-Tor' }, ...options });
  const training = await fixtures.training({
    club,
    template,
    status,
    plannedDate: '2026-05-14',
    sessions: [
      { players: [clara], balls: [3, 3] },
      { players: [anna], balls: [3, 3, 3, 3] },
      { players: [berta], balls: [3, 3] },
      { players: [dora] },
    ],
  });
  const { publicId } = await fixtures.image({ tag: 'sessionprice' });
  const prize = await fixtures.price({ image: publicId, awardedTo: training });
  const open = (locale: Locale = 'en', as = token, search = '') =>
    openApp({ path: `/private/winners/${training.id}${search}`, as, locale });
  return { fixtures, club, training, prize, publicId, open };
}

/** Returns the texts of the rows, without the button that opens the calculation. */
const visibleRows = async (name: string) => gridTexts(await findGrid(name)).map((texts) => texts.slice(0, 6));

test('the places with their results stand in order, equal ones share a place, and the instant prize stands above', async () => {
  const { open, prize, publicId } = await contest();
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Winners: Putting gate' })).toBeVisible();
  const rows = await visibleRows('Winners');
  expect(rows[0]).toEqual(['1', 'Anna Möller', '12', '14.1', '+21.9', '12']);
  expect(rows.slice(1).map(([place]) => place)).toEqual(['2shared', '2shared']);
  expect(
    rows
      .slice(1)
      .map(([, players]) => players)
      .sort(),
  ).toEqual(['Berta Möller', 'Clara Möller']);
  expect(rows[1]?.slice(2)).toEqual(['6', '18.4', '+1.6', '5']);
  expect(screen.getByText(prize.name)).toBeVisible();
  const picture = await screen.findByRole('img', { name: `Picture of ${prize.name}` });
  expect(picture).toHaveAttribute('src', expect.stringContaining(publicId));
  expect(screen.getByText(/Equal results share a place/)).toBeVisible();
});

test('in German, a tournament of teams has points and no handicaps', async () => {
  const { open } = await contest('FINISHED', { type: 'TOURNAMENT' });
  await open('de');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sieger/innen: Putt-Tor' })).toBeVisible();
  const rows = await visibleRows('Sieger/innen');
  expect(rows).toEqual([['1', 'Anna Möller', '12', '–', '–', '2']]);
  expect(screen.getByText(/^Außerdem haben 2 teilgenommen/)).toBeVisible();
});

test('a result opens into what made its points', async () => {
  const { open } = await contest();
  const { user } = await open();
  const dialog = await openChain(user, 'Explain points: Anna Möller');
  expect(await within(dialog).findByText('21.9 better than the start handicap 36.0')).toBeVisible();
});

test('the projector shows a podium with the club and the prize until Escape, and its address shows it at once', async () => {
  const { open, prize, club } = await contest();
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Show on the projector' });
  await user.click(button);
  const large = await screen.findByRole('dialog', { name: 'Winners: Putting gate' });
  expect(await within(large).findByText(`${club.name} · May 14th, 2026`)).toBeVisible();
  const steps = within(within(large).getByRole('list', { name: 'The first three places' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    `1.Anna Möller12 points · Score 12Instant prize: ${prize.name}`,
    expect.stringMatching(/^2\.shared(Berta MöllerClara|Clara MöllerBerta) Möller5 points · Score 6$/),
  ]);
  // The podium has everybody.
  expect(within(large).queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?view=projector');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
  expect(button).toHaveFocus();

  await open('de', undefined, '?view=projector');
  expect(await screen.findByRole('dialog', { name: 'Sieger/innen: Putt-Tor' })).toBeVisible();
});

test('a link leads back to the training, in the filter that contains it', async () => {
  const { open, training } = await contest();
  const { user } = await open('de');
  await user.click(await screen.findByRole('link', { name: 'Zurück zum Training' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Putt-Tor' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(
    `/private/sessionwizard/${training.id}?status=FINISHED`,
  );
});

test('the instant prize of the podium is not with a former member', async () => {
  const { open, prize, fixtures, club, training } = await contest();
  const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
  const { body } = await admin.get<Winners>(`/api/scheduledtrainings/${training.id}/winners`);
  const { body: members } = await admin.get<Member[]>(`/api/golfclub/${club.id}/members`);
  const first = members.find(({ id }) => id === body.winners[0]?.players[0]?.id);
  await admin.delete(`/api/golfclub/${club.id}/member`, {
    name: first?.name,
    surname: first?.surname,
    username: first?.username,
    email: first?.email,
  });
  await open('en', undefined, '?view=projector');
  const steps = await within(await screen.findByRole('list', { name: 'The first three places' })).findAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent.includes(prize.name))).toEqual([false, true]);
  expect(steps[0]).toHaveTextContent('Former member');
});

/** A tournament of teams, ten with points and one without. */
async function teamContest() {
  const made = await proOfNewClub();
  const { fixtures, club, player } = made;
  const template = await fixtures.template({
    type: 'TOURNAMENT',
    teamMode: true,
    scoreHandicapMap: Array.from({ length: 12 }, (_, score) => ({ score, handicap: score })),
  });
  const names = Array.from({ length: 11 }, (_, n) => `Team${String.fromCharCode(65 + n)}`);
  const sessions = await Promise.all(
    names.map(async (surname, n) => ({
      players: [await player({ name: 'Ada', surname }), await player({ name: 'Bo', surname })],
      balls: [n],
    })),
  );
  const training = await fixtures.training({ club, template, status: 'FINISHED', sessions });
  return { ...made, training, token: await fixtures.signedIn(made.pro) };
}

test('a team is one winner, a team without points is none, and the list follows in pages turned by key', async () => {
  const { training, token, club } = await teamContest();
  const { user } = await openApp({ path: `/private/winners/${training.id}`, as: token });
  const rows = await visibleRows('Winners');
  expect(rows).toHaveLength(10);
  expect(rows[0]?.slice(0, 3)).toEqual(['1', 'Ada TeamK, Bo TeamK', '10']);
  expect(screen.getByText('1 more took part and has no league points from this training.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show on the projector' }));
  const large = await screen.findByRole('dialog');
  expect(await within(large).findByText(new RegExp(club.name))).toBeVisible();
  expect(within(large).getByRole('list', { name: 'The first three places' })).toHaveTextContent('Ada TeamK, Bo TeamK');
  const table = () => within(large).getByRole('table', { name: 'Winners' });
  const places = () =>
    within(table())
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  await user.keyboard('{ArrowRight}');
  expect(places()).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.']);
  await user.keyboard('{PageDown}');
  expect(places()).toEqual(['8.', '9.', '10.']);
  expect(table()).not.toHaveTextContent('TeamA');
  await user.keyboard('{PageUp}{ArrowLeft}');
  expect(within(large).getByRole('list', { name: 'The first three places' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(within(large).getByText('3 of 3')).toBeVisible();
});

test.each([
  [1366, 768, 7],
  [1920, 1080, 10],
  [3840, 2160, 10],
])('a projector of %i × %i shows %i places at once', (width, height, rows) => {
  expect(projectorLayout({ width, height }).rows).toBe(rows);
});

test('the players of a team stand in the grid as one text, with a space after each comma', async () => {
  const { training, token } = await teamContest();
  await openApp({ path: `/private/winners/${training.id}`, as: token });
  const cell = (await screen.findByRole('link', { name: 'Ada TeamK' })).closest('[role=gridcell], [role=rowheader]');
  // Cells are flex boxes, which drop the spaces at the ends of their texts and cut each of their children on its own.
  expect([...(cell?.childNodes ?? [])].map(({ textContent }) => textContent)).toEqual(['Ada TeamK, Bo TeamK']);
});

test('what the browser prints by itself is what the button prints', async () => {
  const { open } = await contest();
  await open();
  await screen.findByRole('button', { name: 'Print' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(sheet()).toHaveTextContent('Winners: Putting gate');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});

test('whoever leaves the whole screen leaves the projector too', async () => {
  const { open } = await contest();
  await open('en', undefined, '?view=projector');
  await screen.findByRole('dialog', { name: 'Winners: Putting gate' });
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the paper has the club, the date, the prize, all places and the rule', async () => {
  const { open, club, prize } = await contest();
  const { user } = await open('de');
  const button = await screen.findByRole('button', { name: 'Drucken' });
  await waitFor(async () => {
    await user.click(button);
    expect(printed.at(-1)).toContain(club.name);
  });
  const paper = document.createElement('div');
  paper.innerHTML = printed.at(-1) ?? '';
  expect(within(paper).getByRole('heading', { hidden: true })).toHaveTextContent('Sieger/innen: Putt-Tor');
  expect(paper.querySelector('p')).toHaveTextContent(`${club.name} · 14. Mai 2026 · Sofortpreis: ${prize.name}`);
  const [head, first, second, ...others] = within(paper).getAllByRole('row', { hidden: true });
  expect(head).toHaveTextContent('PlatzSpieler/inScoreGespieltes HandicapHandicap-DifferenzPunkte');
  expect(first).toHaveTextContent('1Anna Möller1214,1+21,912');
  expect(second).toHaveTextContent(/^2 \(geteilt\)/);
  expect(others).toHaveLength(1);
  expect(paper).toHaveTextContent('Gleiche Ergebnisse teilen sich einen Platz.');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});

test.each([
  ['en', 'STARTED', '?status=STARTED', 'Open it in the session wizard', /is not finished yet/],
  ['de', 'PLANNED', '', 'Im Trainingsassistenten öffnen', /ist noch nicht beendet/],
] as const)(
  'in %s, a training that is %s has no winners and leads into the wizard%s',
  async (locale, status, search, link, text) => {
    const { open, training } = await contest(status);
    await open(locale);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/private/sessionwizard/${training.id}${search}`,
    );
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  },
);

test('where nobody recorded a ball nobody has won, and there is nothing to show or print', async () => {
  const { fixtures, club } = await contest();
  const { id } = await fixtures.training({ club, status: 'FINISHED' });
  const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  await openApp({ path: `/private/winners/${id}`, as: await fixtures.signedIn(pro) });
  expect(await screen.findByText('Nobody has won: nobody has league points from this training.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('an unknown training, and one of another club, are said not to exist', async () => {
  const { fixtures, open } = await contest();
  const stranger = await fixtures.member({ club: await fixtures.club(), roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const { close } = await open('en', await fixtures.signedIn(stranger));
  expect(await screen.findByText(/^This training does not exist/)).toBeVisible();
  close();
  await openApp({ path: '/private/winners/no-such-training' });
  expect(await screen.findByText(/^This training does not exist/)).toBeVisible();
});

test('the wizard and the finished sessions lead to the winners', async () => {
  const { fixtures, club, training } = await contest();
  const pro = await fixtures.signedIn(await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] }));
  const href = `/private/winners/${training.id}`;
  const { close } = await openApp({ path: `/private/sessionwizard/${training.id}?status=FINISHED`, as: pro });
  for (const link of await screen.findAllByRole('link', { name: 'Winners: Putting gate' })) {
    expect(link).toHaveAttribute('href', href);
  }
  close();
  const { user } = await openApp({ path: '/private/activetrainingsessions', as: pro });
  await user.click(await screen.findByRole('link', { name: 'Winners: Putting gate · May 14th, 2026' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Winners: Putting gate' })).toBeVisible();
});
