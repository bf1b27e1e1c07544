import { act, screen, waitFor, within } from '@testing-library/react';
import { cutNetwork, pauseAnswers, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { capsuleDialog, contentOf } from '@test/browser/openCapsule';
import { sql } from '@test/fixtures/database';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { withLeagueTablePrizes } from '@test/fixtures/prices';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { makeTrainingThisYear, serverYears } from '@test/fixtures/serverYears';

describe('screen', () => {
  const titled = (words: string) => new RegExp(`^${words} (${serverYears.join('|')})$`);

  afterEach(() => {
    window.innerWidth = 1440;
    window.innerHeight = 768;
  });

  /** Anna is first; Berta and Clara differ in nothing but their names. */
  async function clubWithScreen({ shortNames = false } = {}) {
    const made = await proOfNewClub();
    const { club, player } = made;
    const anna = await player({ name: 'Anna', surname: 'Zander', handicap: 36 });
    const berta = await player({ name: 'Berta', surname: 'Ärmel', handicap: 20 });
    const clara = await player({ name: 'Clara', surname: 'Möller', handicap: 20 });
    const finished = await makeTrainingThisYear({
      club,
      sessions: [
        { players: [clara], balls: [3, 3] },
        { players: [anna], balls: [3, 3, 3, 3, 3] },
        { players: [berta], balls: [3, 3] },
      ],
    });
    const link = await makeDisplayLink({ club, shortNames });
    return { ...made, anna, berta, clara, finished, link, path: `/display#${link.secret}` };
  }

  /** A training that is being played by this one player, with one ball so far. */
  async function playing({ fixtures, club, anna }: Awaited<ReturnType<typeof clubWithScreen>>) {
    const sessions = [{ players: [anna], balls: [3], status: 'EDIT' as const }];
    return announced(await fixtures.training({ club, status: 'STARTED', sessions }));
  }

  /** Fixtures are written in several statements: a screen that was read between them hears once more. */
  async function announced<Made extends { id: string }>(made: Made): Promise<Made> {
    await sql('update scheduled_trainings set updated_at = updated_at where id = $1', [made.id]);
    return made;
  }

  const league = (locale = 'en') =>
    screen.findByRole('table', { name: locale === 'en' ? /^League table/ : /^Rangliste/ });

  const rowsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );

  test('the table of this year is shown to nobody in particular, with what is tied in words', async () => {
    const { club, path } = await clubWithScreen();
    await openApp({ path });
    const table = await league();
    const heading = screen.getByRole('heading', { level: 1, name: titled('League table') });
    expect(heading).toBeVisible();
    expect(table).toHaveAccessibleName(`${heading.textContent} of ${club.name}, ranks 1 to 3 of 3`);
    expect(screen.getByText(club.name)).toBeVisible();
    expect(rowsOf(table).map(([rank, player]) => [rank, player])).toEqual([
      ['1', 'Anna Zander'],
      ['2', 'Berta Ärmel= tied'],
      ['3', 'Clara Möller= tied'],
    ]);
    expect(screen.getByText(/^As of /)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('the address says the language, which this browser does not remember', async () => {
    const { club, anna, fixtures, path } = await clubWithScreen({ shortNames: true });
    await openApp({ path: path.replace('#', '?lang=de#') });
    expect(await screen.findByRole('heading', { level: 1, name: titled('Rangliste') })).toBeVisible();
    const table = await league('de');
    expect(rowsOf(table).map(([, player]) => player)).toEqual([
      'Anna Z.',
      'Berta Ä.= gleichauf',
      'Clara M.= gleichauf',
    ]);
    expect(screen.getByText(/^Stand /)).toBeVisible();
    expect(window.localStorage.getItem('locale')).toBeNull();
    await announced(await fixtures.training({ club, status: 'STARTED', sessions: [{ players: [anna] }] }));
    expect(await screen.findByRole('heading', { name: /^Gerade wird gespielt/ })).toBeVisible();
    expect(await screen.findByText('noch kein Ball')).toBeVisible();
  });

  test('how players have moved is said by a sign and in words', async () => {
    const { club, berta, clara, player, path } = await clubWithScreen();
    const dora = await player({ name: 'Dora', surname: 'Abel', handicap: 20 });
    const sessions = [
      { players: [clara], balls: [3, 3, 3, 3, 3, 3, 3, 3] },
      { players: [dora], balls: [3] },
      { players: [berta], balls: [3] },
    ];
    await makeTrainingThisYear({ club, sessions }, '05-15');
    await openApp({ path });
    const rows = rowsOf(await league());
    const movementOf = (name: string) => rows.find(([, , who]) => who?.startsWith(name))?.[1];
    expect(movementOf('Clara')).toMatch(/^▲\d+up \d+ ranks?$/);
    expect(movementOf('Dora')).toBe('new');
  });

  test('what is played appears within moments, with each ball, and its end changes the table', async () => {
    const club = await clubWithScreen();
    await openApp({ path: club.path });
    await league();
    const { id, sessionIds } = await playing(club);
    const running = () => rowsOf(screen.getByRole('table', { name: /^Being played now/ }));
    await waitFor(() => expect(running()[0]?.slice(0, 2)).toEqual(['Anna Zander', '3']));
    await club.calls(id).recordBall(sessionIds[0] ?? '', { index: 1, points: 1 });
    await waitFor(() => expect(running()[0]?.[1]).toBe('4'));

    for (const { id: finished } of club.finished) await club.calls(finished).unfinish();
    expect(await screen.findByText('Nobody has league points yet this year.')).toBeVisible();
  });

  test('what happens while the screen is read for the first time is shown too', async () => {
    const club = await clubWithScreen();
    const reading = pauseAnswers('/api/display');
    const resumeStream = pauseNetwork('/api/display/live');
    await openApp({ path: club.path });
    await waitFor(() => expect(reading.count()).toBe(1));
    await announced(await playing(club));
    resumeStream();
    // The answer to the stream is kept back as well: it is there now.
    await waitFor(() => expect(reading.count()).toBe(2));
    reading.resume();
    expect(await screen.findByRole('table', { name: /^Being played now/ })).toBeVisible();
  });

  test('a link that is revoked while it is shown says so, and what helps', async () => {
    const { club, client, link, path } = await clubWithScreen();
    await openApp({ path });
    await league();
    await client.delete(`/api/golfclub/${club.id}/displaylinks/${link.id}`);
    expect(await screen.findByRole('heading', { name: 'This display link is not valid' })).toBeVisible();
    expect(screen.getByText(/ask an admin or pro of the golf club for a new link/)).toBeVisible();
    expect(screen.queryByText('Anna Zander')).not.toBeInTheDocument();
  });

  test.each([
    ['/display', 'en', 'The link is missing'],
    ['/display#cut-off', 'de', 'Der Link fehlt'],
    [`/display#${'x'.repeat(43)}`, 'en', 'This display link is not valid'],
    [`/display#${'x'.repeat(43)}`, 'de', 'Dieser Anzeige-Link ist nicht gültig'],
  ] as const)('%s in %s: %s', async (path, locale, words) => {
    await openApp({ path, locale });
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
  });

  test('another link that is opened in its place shows its own club', async () => {
    const [here, there] = [await clubWithScreen(), await clubWithScreen()];
    await openApp({ path: here.path });
    expect(await screen.findByText(here.club.name)).toBeVisible();
    act(() => {
      window.location.hash = there.link.secret;
    });
    expect(await screen.findByText(there.club.name)).toBeVisible();
    expect(screen.queryByText(here.club.name)).not.toBeInTheDocument();
  });

  test.each([
    ['en', /^No connection\. Last data from \d/, /^As of/],
    ['de', /^Keine Verbindung\. Stand \d/, /^Stand/],
  ] as const)('in %s the last data stays without a network, says from when it is, and is renewed', async (...words) => {
    const [locale, without, again] = words;
    const club = await clubWithScreen();
    const { sessionIds, id } = await playing(club);
    await openApp({ path: club.path, locale });
    await league(locale);
    const restore = cutNetwork('/api/display');
    await club.calls(id).recordBall(sessionIds[0] ?? '', { index: 1, points: 1 });
    expect(await screen.findByText(without)).toBeVisible();
    expect(rowsOf(await league(locale))).toHaveLength(3);
    restore();
    await club.calls(id).recordBall(sessionIds[0] ?? '', { index: 2, points: 1 });
    expect(await screen.findByText(again)).toBeVisible();
    expect(screen.queryByText(without)).not.toBeInTheDocument();
  });

  test('a screen that starts without a network says so and shows the table once there is one', async () => {
    const { path } = await clubWithScreen();
    const restore = cutNetwork('/api/display');
    await openApp({ path });
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible();
    restore();
    // The connection that tells of changes is tried again, and has the table read.
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await league()).toBeVisible();
  });

  test('the secret is no part of actions or state, and the page can be loaded again', async () => {
    const { link, path } = await clubWithScreen();
    const { store, actions } = await openApp({ path });
    await league();
    const everything = JSON.stringify([store.getState(), actions]);
    expect(everything).toContain('Anna');
    expect(everything).not.toContain(link.secret);
    await openApp({ path: window.location.pathname + window.location.hash });
    expect(await league()).toBeVisible();
  });

  test('a display that failed lets the problem be reported', async () => {
    const console = jest.spyOn(global.console, 'error').mockImplementation(() => undefined);
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      new Request(input).url.includes('/display')
        ? Promise.resolve(Response.json({ rows: 'none' }))
        : fetch(input, init);
    try {
      const { path } = await clubWithScreen();
      const { user } = await openApp({ path });
      await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
      const dialog = await capsuleDialog();
      expect(contentOf(dialog, 'Page')).toBe('/display');
      expect(contentOf(dialog, 'Errors')).not.toBe('None');
    } finally {
      globalThis.fetch = fetch;
      console.mockRestore();
    }
  });

  test('more players than fit are shown in pages, which can be turned and stopped', async () => {
    const { club, player, path } = await clubWithScreen();
    const players = await Promise.all(Array.from({ length: 12 }, (_, n) => player({ name: `P${n}`, surname: 'Abel' })));
    const sessions = players.map((one) => ({ players: [one], balls: [1] }));
    await makeTrainingThisYear({ club, sessions });
    // A line of prizes would leave room for one row fewer.
    await withLeagueTablePrizes(async () => {
      const { user } = await openApp({ path });
      await user.click(await screen.findByRole('button', { name: 'Stop turning the pages' }));
      expect(rowsOf(await league())).toHaveLength(12);
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      expect(await league()).toHaveAccessibleName(/ranks 13 to 15 of 15$/);
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      expect(await league()).toHaveAccessibleName(/ranks 1 to 12 of 15$/);
      await user.click(screen.getByRole('button', { name: 'Previous page' }));
      expect(await league()).toHaveAccessibleName(/ranks 13 to 15 of 15$/);
      await user.click(screen.getByRole('button', { name: 'Go on turning the pages' }));
      expect(screen.getByRole('button', { name: 'Stop turning the pages' })).toBeVisible();

      // A window that is higher than wide has room for all of them.
      [window.innerWidth, window.innerHeight] = [900, 1600];
      act(() => void window.dispatchEvent(new Event('resize')));
      expect(await league()).toHaveAccessibleName(/ranks 1 to 15 of 15$/);
      expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
    });
  });

  test('where the screen is narrow, the table and what is played take turns', async () => {
    window.innerWidth = 390;
    window.innerHeight = 844;
    const club = await clubWithScreen();
    await playing(club);
    const { user } = await openApp({ path: club.path });
    await league();
    expect(screen.queryByRole('table', { name: /^Being played/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('table', { name: /^Being played/ })).toBeVisible();
    expect(screen.queryByRole('table', { name: /^League table/ })).not.toBeInTheDocument();
  });

  test('the prizes stand above the table, and a former member is named so', async () => {
    const { fixtures, anna, path } = await clubWithScreen();
    await sql(`update members set name = '', surname = '' where id = $1`, [anna.id]);
    await withLeagueTablePrizes(async () => {
      const price = await fixtures.price({ prize: 'FIRST_PRIZE' });
      await openApp({ path });
      expect(within(await screen.findByRole('list', { name: 'Prizes' })).getByRole('listitem')).toHaveTextContent(
        `1st prize: ${price.name}`,
      );
    });
    expect(rowsOf(await league())[0]?.[1]).toBe('Former member');
  });
});
