import { capsuleDialog, heldAs, pressShortcut, saveOpenCapsule } from '../../../../test/browser/capsuleDialog';
import { clubWithMembers, rowOf } from '../../../../test/browser/clubWithMembers';
import { openApp } from '../../../../test/browser/openApp';
import { catchSavedFiles } from '../../../../test/browser/savedFiles';

const saved = catchSavedFiles();

test('what the preview says is so', async () => {
  const { world, pro, player, search } = await clubWithMembers();
  const { user } = await openApp({ path: `/private/users?${search}`, as: await world.signedIn(pro) });
  await rowOf(player.email);
  await pressShortcut(user);
  const dialog = await capsuleDialog();
  const { capsule, text } = await saveOpenCapsule(user, saved);
  expect(heldAs(dialog, 'App')).toBe('Version development, commit development');
  expect(heldAs(dialog, 'Page')).toBe(capsule.route);
  expect(capsule.route).toMatch(/^\/private\/users\?q=/);
  expect(heldAs(dialog, 'Language')).toBe('English');
  expect(heldAs(dialog, 'Roles')).toBe('Pro, Player');
  expect(heldAs(dialog, 'Window')).toBe(`1440 × ${window.innerHeight} pixels, light colours`);
  expect(heldAs(dialog, 'Actions')).toMatch(new RegExp(`^${capsule.steps.length}, `));
  expect(heldAs(dialog, 'Errors')).toBe('None');
  expect(heldAs(dialog, 'Calls of the server')).toBe(String(capsule.calls.length));
  expect(heldAs(dialog, 'Balls not sent yet')).toBe('None');
  expect(heldAs(dialog, 'Size')).toBe(`${Math.ceil(text.length / 1000)} kB`);
  // Four people are shown; the pro is who is signed in, too.
  expect(dialog.getByText(/^Replaced by stand-ins/)).toHaveTextContent(/4 e-mail addresses/);
});
