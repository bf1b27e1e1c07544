import { screen, waitFor } from '@testing-library/react';
import { CAPSULE_VERSION } from '@/capsule/capsuleFile';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { capsuleDialog, contentOf, pressShortcut, saveOpenCapsule } from '@test/browser/openCapsule';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { makeFixtures } from '@test/fixtures/makeFixtures';

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
        ? Promise.resolve(
            Response.json(
              { leagueTableEntries: [{ player: { id: 'a', name: 'A', surname: 'B' } }] },
              { headers: { 'X-Total-Count': '0' } },
            ),
          )
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
