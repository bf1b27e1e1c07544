import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { capsuleDialog, contentOf, pressShortcut, saveOpenCapsule } from '@test/browser/openCapsule';
import { catchSavedFiles } from '@test/browser/savedFiles';

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
