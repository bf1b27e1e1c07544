import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/makeStore';
import { type Capsule, CAPSULE_FORMAT, CAPSULE_VERSION, capsuleIn } from '@/capsule/capsuleFile';
import { pageRecorder } from '@/capsule/recorder';
import { startTexts } from '@/i18n/startTexts';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { capsuleDialog, contentOf, pressShortcut, saveOpenCapsule } from '@test/browser/openCapsule';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { DialogErrorBoundary } from './DialogErrorBoundary';
import { textOfCapsule } from './exportFile';

describe('capsule text', () => {
  const capsule: Capsule = {
    format: CAPSULE_FORMAT,
    formatVersion: CAPSULE_VERSION,
    app: { version: '1.0.0', commit: 'abc' },
    madeAt: '2026-11-22T10:00:00.000Z',
    note: '',
    locale: 'en',
    roles: [],
    viewport: { width: 390, height: 844, pixelRatio: 3, isDark: false },
    route: '/public/login',
    trail: [],
    base: { session: { session: null } },
    steps: [],
    final: { session: { session: null } },
    fingerprint: '0123456789abcdef',
    errors: [],
    calls: [],
    outbox: { waiting: 0, refused: 0, isKept: true },
  };

  test.each(['', 'The "table"\nis empty', '$& </script> \u2028'])(
    'the text of a capsule with the note %j is that capsule',
    (note) => {
      const text = textOfCapsule(capsule)(note);
      expect(capsuleIn(JSON.parse(text))).toEqual({ capsule: { ...capsule, note } });
      expect(text.split('\n')).toContain('{"session":{"session":null}}');
    },
  );

  test('of a long text the beginning and the end are shown, and what is missing is counted', async () => {
    await startTexts('en');
    // It adds its own texts to those.
    const { ExportDialog, ExportForm } = await import('./ExportDialog');
    const text = `first${'x'.repeat(60_000)}last`;
    render(
      <Provider store={makeStore()}>
        <ExportDialog title="File" onClose={() => undefined}>
          <ExportForm
            kind="golf-club-state"
            text={text}
            history={{ base: {}, steps: [], madeAt: '2026-11-22T10:00:00.000Z' }}
            copied=""
            onClose={() => undefined}
          >
            {null}
          </ExportForm>
        </ExportDialog>
      </Provider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show the text of the file' }));
    const shown = screen.getByRole('group', { name: 'Text of the file' }).textContent;
    expect(shown).toMatch(/^firstx+\n\n… 10,009 characters are not shown here …\n\nx+last$/);
    expect(shown.replace(/\n\n…[^…]*…\n\n/, '')).toHaveLength(text.length - 10_009);
  });
});

describe('preview', () => {
  const saved = catchSavedFiles();

  test('what the preview says is so', async () => {
    const { fixtures, pro, player, search } = await clubWithMembers();
    const { user } = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(pro) });
    await rowOf(player.email);
    await pressShortcut(user);
    const dialog = await capsuleDialog();
    const { capsule, text } = await saveOpenCapsule(user, saved);
    expect(contentOf(dialog, 'App')).toBe('Version development, commit development');
    expect(contentOf(dialog, 'Page')).toBe(capsule.route);
    expect(capsule.route).toMatch(/^\/private\/users\?q=/);
    expect(contentOf(dialog, 'Language')).toBe('English');
    expect(contentOf(dialog, 'Roles')).toBe('Pro, Player');
    expect(contentOf(dialog, 'Window')).toBe(`1440 × ${window.innerHeight} pixels, light colours`);
    expect(contentOf(dialog, 'Actions')).toMatch(new RegExp(`^${capsule.steps.length}, `));
    expect(contentOf(dialog, 'Errors')).toBe('None');
    expect(contentOf(dialog, 'Calls of the server')).toBe(String(capsule.calls.length));
    expect(contentOf(dialog, 'Balls not sent yet')).toBe('None');
    expect(contentOf(dialog, 'Size')).toBe(`${Math.ceil(text.length / 1000)} kB`);
    // Four people are shown; the pro is who is signed in, too.
    expect(dialog.getByText(/^Replaced by stand-ins/)).toHaveTextContent(/4 e-mail addresses/);
  });
});

describe('dialog error boundary', () => {
  function Broken(): never {
    throw new Error('cannot be drawn');
  }

  test('a dialog that cannot be drawn gives way to something that can, and its error is noted', () => {
    pageRecorder.forget();
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <DialogErrorBoundary instead={(failure) => <p>{(failure as Error).message}</p>}>
        <Broken />
      </DialogErrorBoundary>,
    );
    warned.mockRestore();
    expect(screen.getByText('cannot be drawn')).toBeVisible();
    expect(pageRecorder.recording().errors.map(({ message }) => message)).toEqual(['cannot be drawn']);
  });
});
