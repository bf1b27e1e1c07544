import { screen, waitFor } from '@testing-library/react';
import { CompressionStream } from 'node:stream/web';
import { gunzipSync } from 'node:zlib';
import { CAPSULE_FORMAT, CAPSULE_VERSION } from '@/capsule/capsuleFile';
import { stopClock } from '@test/browser/clock';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { capsuleDialog, contentOf, pressShortcut, saveOpenCapsule } from '@test/browser/openCapsule';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { today } from '@test/fixtures/today';
import { saveText } from './exportFile';

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
  stopClock();

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
    expect(name).toContain(today);
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
