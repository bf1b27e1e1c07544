import { screen, waitFor } from '@testing-library/react';
import { CompressionStream } from 'node:stream/web';
import { gunzipSync } from 'node:zlib';
import { CAPSULE_FORMAT, CAPSULE_VERSION } from '@/capsule/capsuleFile';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { capsuleDialog, contentOf, pressShortcut, saveOpenCapsule } from '@test/browser/openCapsule';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { saveText } from './exportFile';

describe('opening', () => {
  const saved = catchSavedFiles();

  const path = '/private/leaguetable';

  const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

  const reportOf = (container: HTMLElement | Document) =>
    [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Report a problem',
    ) as HTMLElement;

  async function tokenOfPlayer() {
    const fixtures = await makeFixtures();
    return fixtures.signedIn(await fixtures.member({ club: await fixtures.club() }));
  }

  /** Lets the server answer the calls of this path with JSON that is nonsense; returns how to stop. */
  function talkNonsense(at: string): () => void {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      new Request(input).url.includes(at)
        ? Promise.resolve(Response.json({ rows: 'none' }, { headers: { 'X-Total-Count': '0' } }))
        : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  }

  test('the file says what the reporter sat in front of', async () => {
    const { user } = await openApp({ path: '/public/login' });
    await screen.findByRole('heading', { level: 1 });
    const picture = document.body.appendChild(document.createElement('img'));
    picture.dataset['ownShape'] = '';
    Object.defineProperties(picture, { naturalWidth: { value: 300 }, naturalHeight: { value: 200 } });
    await pressShortcut(user);
    const dialog = await capsuleDialog();
    const { capsule } = await saveOpenCapsule(user, saved);
    picture.remove();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(capsule.device).toMatchObject({
      userAgent: navigator.userAgent,
      timeZone,
      pointer: 'fine',
      pictures: [1.5],
    });
    expect(contentOf(dialog, 'Time zone')).toBe(timeZone);
    expect(contentOf(dialog, 'Pointer')).toMatch(/^Mouse, zoom about \d+ %$/);
    expect(dialog.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  test('the user menu opens it, Escape closes it, and the focus returns to the menu', async () => {
    const { user, actions } = await openApp({ path, as: await tokenOfPlayer() });
    const button = await screen.findByRole('button', { name: 'J. Möller' });
    await screen.findByRole('heading', { level: 1 });
    const before = actions.length;
    await user.click(button);
    expect(await screen.findByRole('menuitem', { name: 'Open a capsule' })).toHaveAttribute('href', '/?capsule');
    await user.click(screen.getByRole('menuitem', { name: 'Report a problem' }));
    const dialog = await capsuleDialog();
    expect(dialog.getByRole('textbox', { name: /what went wrong/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    // Answers of the server, and of the outbox in the browser, may come at any time, and a signal fades when its time is over;
    // the menu opens and closes.
    const own = actions.slice(before).filter(({ type }) => !/^(api|outbox|shell)\/|Faded$/.test(type));
    expect(own).toEqual([
      { type: 'modal/dialogShown', payload: { kind: 'capsule' } },
      { type: 'modal/dialogHidden', payload: 'capsule' },
    ]);
  });

  test('the shortcut opens it where nobody is signed in', async () => {
    const { user } = await openApp({ path: '/public/login' });
    const email = await screen.findByRole('textbox', { name: /^E-Mail/ });
    await user.click(email);
    await pressShortcut(user);
    const dialog = await capsuleDialog();
    expect(contentOf(dialog, 'Roles')).toBe('Nobody is signed in');
    expect(contentOf(dialog, 'Page')).toBe('/public/login');
    const { capsule } = await saveOpenCapsule(user, saved);
    expect(capsule).toMatchObject({ roles: [], route: '/public/login', errors: [] });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(email).toHaveFocus());
  });

  test('a public page has a link to it', async () => {
    const { user } = await openApp({ path: '/public/login' });
    await heading(/Welcome/);
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    await capsuleDialog();
  });

  test('the shortcut opens it over another dialog, which stays', async () => {
    const fixtures = await makeFixtures();
    const pro = await fixtures.member({ club: await fixtures.club(), roles: ['PRO', 'APPROVED'] });
    const { user } = await openApp({ path: '/private/users', as: await fixtures.signedIn(pro) });
    await user.click(await screen.findByRole('button', { name: /^Create/ }));
    const first = await screen.findByRole('dialog');
    await pressShortcut(user);
    await capsuleDialog();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog')).toBe(first);
    expect(first).toContainElement(document.activeElement as HTMLElement);
  });

  test('offline it opens and saves', async () => {
    const { user } = await openApp({ path, as: await tokenOfPlayer() });
    await heading(/^league table$/i);
    const restore = cutNetwork();
    try {
      await user.click(screen.getByRole('button', { name: 'J. Möller' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Report a problem' }));
      const { capsule } = await saveOpenCapsule(user, saved);
      expect(capsule).toMatchObject({ format: 'golf-club-capsule', formatVersion: CAPSULE_VERSION, route: path });
      expect(capsule.steps.length).toBeGreaterThan(0);
    } finally {
      restore();
    }
  });

  test.each(['/private/nowhere', '/private/sessionplanner'])(
    'the page in the place of %s leads to it',
    async (address) => {
      const { user } = await openApp({ path: address, as: await tokenOfPlayer() });
      await heading(/not found|Not for your role/);
      await user.click(reportOf(screen.getByRole('main')));
      expect(contentOf(await capsuleDialog(), 'Page')).toBe(address);
    },
  );

  test('a page that stopped working leads to it, and its error is noted once', async () => {
    const console = jest.spyOn(global.console, 'error').mockImplementation(() => undefined);
    const restore = talkNonsense('/leaguetable/golfclub/');
    try {
      const { user } = await openApp({ path, as: await tokenOfPlayer() });
      await heading('This page stopped working');
      await user.click(reportOf(screen.getByRole('main')));
      const dialog = await capsuleDialog();
      expect(contentOf(dialog, 'Errors')).toBe('1');
      const { capsule } = await saveOpenCapsule(user, saved);
      expect(capsule.errors).toEqual([
        {
          at: expect.any(String),
          afterSteps: expect.any(Number),
          message: expect.any(String),
          stack: expect.stringContaining(' at '),
        },
      ]);
      expect(capsule.errors[0]?.afterSteps).toBeGreaterThan(0);
      expect(capsule.calls).toContainEqual(
        expect.objectContaining({ endpoint: 'readLeagueTable', method: 'GET', status: 200 }),
      );
    } finally {
      restore();
      console.mockRestore();
    }
  });
});

describe('capsule', () => {
  const saved = catchSavedFiles();

  async function openOverMembers(locale: 'en' | 'de' = 'en') {
    const people = await clubWithMembers();
    const token = await people.fixtures.signedIn(people.pro);
    const app = await openApp({ path: `/private/users?${people.search}`, as: token, locale });
    await rowOf(people.player.email);
    await pressShortcut(app.user);
    return { ...people, ...app, token, dialog: await capsuleDialog() };
  }

  type Opened = Awaited<ReturnType<typeof openOverMembers>>;

  /** What must not leave the page, of those whom it knows. */
  const canariesOf = ({ token, surname, pro, player, waiting }: Opened) => [
    token,
    surname,
    encodeURIComponent(surname),
    ...[pro, player, waiting].flatMap(({ email, username, name }) => [email, username, `"${name}"`]),
  ];

  test('the file holds the capsule, with people and the note masked', async () => {
    const opened = await openOverMembers();
    const { user, dialog, player, surname } = opened;
    const note = dialog.getByRole('textbox', { name: /what went wrong/ });
    await user.click(note);
    await user.paste(`The row of Jörg ${surname} (${player.email}) vanished.`);
    await user.click(dialog.getByRole('button', { name: 'Show the text of the file' }));
    const shown = dialog.getByRole('group', { name: 'Text of the file' });
    await waitFor(() => expect(shown).toHaveTextContent(/vanished\."/));

    const { name, text, capsule } = await saveOpenCapsule(user, saved);
    expect(name).toMatch(/^golf-club-capsule-\d{4}-\d\d-\d\d-\d{4}\.json$/);
    expect(await dialog.findByText(`Saved as ${name}.`)).toBeVisible();
    expect(shown.textContent.slice(0, 1000)).toBe(text.slice(0, 1000));
    expect(capsule).toMatchObject({
      format: CAPSULE_FORMAT,
      formatVersion: CAPSULE_VERSION,
      locale: 'en',
      roles: opened.store.getState().session.session?.roles,
      note: expect.stringMatching(/^The row of .+ \(.+@.+\) vanished\.$/),
    });
    expect(canariesOf(opened).filter((canary) => text.includes(canary))).toEqual([]);
    expect(canariesOf(opened).filter((canary) => shown.textContent.includes(canary))).toEqual([]);
  });

  test('it is copied, and saved for Redux DevTools', async () => {
    const { user, dialog, ...rest } = await openOverMembers();
    const copying = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(dialog.getByRole('button', { name: 'Copy to clipboard' }));
    expect(await dialog.findByText('The capsule has been copied.')).toBeInTheDocument();
    const copied = copying.mock.calls[0]?.[0] ?? '';
    copying.mockRestore();
    expect(JSON.parse(copied)).toMatchObject({ format: CAPSULE_FORMAT, note: '' });

    await user.click(dialog.getByRole('button', { name: 'Save for Redux DevTools' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/-devtools\.json$/)]));
    const text = (await saved[0]?.bytes)?.toString() ?? '';
    expect(JSON.parse(text)).toHaveProperty('committedState.session');
    const canaries = canariesOf({ user, dialog, ...rest });
    expect(canaries.filter((canary) => text.includes(canary) || copied.includes(canary))).toEqual([]);
  });

  test('whoever was searched for and is not known is masked too', async () => {
    const { fixtures, pro } = await clubWithMembers();
    const { user } = await openApp({ path: '/private/users?q=Zwetschgenbaum', as: await fixtures.signedIn(pro) });
    await screen.findByText('No user matches.');
    await pressShortcut(user);
    const { text } = await saveOpenCapsule(user, saved);
    expect(text).not.toContain('Zwetschgenbaum');
  });

  test('the note takes 2,000 characters and counts them', async () => {
    const { user } = await openApp({ path: '/public/login' });
    await screen.findByRole('heading', { level: 1 });
    await pressShortcut(user);
    const dialog = await capsuleDialog();
    const note = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /what went wrong/ });
    await user.click(note);
    await user.paste('x'.repeat(2001));
    expect(note.value).toHaveLength(2000);
    expect(note).toHaveAccessibleDescription(/2,000 of 2,000 characters/);
    expect(dialog.getByText(/by stand-ins/)).toHaveTextContent(
      'There was nothing of people to be replaced by stand-ins.',
    );
  });

  test('it is German in German', async () => {
    const { user, dialog } = await openOverMembers('de');
    expect(contentOf(dialog, 'Rollen')).toBe('Pro, Spieler/in');
    expect(contentOf(dialog, 'Sprache')).toBe('Deutsch');
    expect(dialog.getByText(/^Durch Platzhalter ersetzt: .*E-Mail-Adressen/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Schließen' })).toBeVisible();
    const { capsule } = await saveOpenCapsule(user, saved);
    expect(capsule.locale).toBe('de');
  });
});

describe('save capsule', () => {
  const saved = catchSavedFiles();

  const small = JSON.stringify({ note: 'Möller' });

  const large = JSON.stringify({ note: 'Möller '.repeat(200_000) });

  /** Gives jsdom, which does not pack, what browsers pack with. */
  const packing = (stream: unknown) =>
    Object.defineProperty(window, 'CompressionStream', { value: stream, configurable: true });

  afterEach(() => Reflect.deleteProperty(window, 'CompressionStream'));

  test('a small capsule is saved as it is, named after the minute', async () => {
    packing(CompressionStream);
    const name = await saveText('golf-club-capsule', small);
    expect(name).toMatch(/^golf-club-capsule-\d{4}-\d\d-\d\d-\d{4}\.json$/);
    expect(name).toContain(new Date().toLocaleDateString('sv-SE'));
    expect(saved[0]?.name).toBe(name);
    expect((await saved[0]?.bytes)?.toString()).toBe(small);
  });

  test('a large one is packed', async () => {
    packing(CompressionStream);
    expect(await saveText('golf-club-capsule', large, '-devtools')).toMatch(/-\d{4}-devtools\.json\.gz$/);
    const bytes = (await saved[0]?.bytes) ?? Buffer.alloc(0);
    expect(bytes.length).toBeLessThan(100_000);
    expect(gunzipSync(bytes).toString()).toBe(large);
  });

  test.each([
    ['has nothing to pack with', undefined],
    [
      'fails at packing',
      function () {
        throw new TypeError('no such format');
      },
    ],
  ])('where the browser %s, a large one is saved as it is', async (_why, stream) => {
    if (stream) packing(stream);
    expect(await saveText('golf-club-capsule', large)).toMatch(/\.json$/);
    expect((await saved[0]?.bytes)?.toString()).toBe(large);
  });
});
