import { RECORDING_KEY } from '@/capsule/recorder';
import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '@/session/sessionSlice';
import { pauseNetwork } from '@test/browser/network';
import { openApp, typeInto } from '@test/browser/openApp';
import { adminAndMapping, openBlock } from '@test/browser/openContent';

async function editedBlock() {
  const fixtures = await adminAndMapping();
  const { token, path, mapping } = fixtures;
  const opened = await openBlock({ token, path, name: mapping.name });
  const { user, block } = opened;
  const button = (name: string) => block.getByLabelText(name);
  await user.click(button(`Edit ${mapping.name}`));
  const confirm = () => user.click(button(`Confirm ${mapping.name}`));
  const isRead = () => screen.findByText(/^Saved: /);
  return { ...fixtures, ...opened, button, confirm, isRead };
}

/** What this tab has stored, but for the recording of what was done, which may name anything. */
const storedDrafts = () =>
  JSON.stringify(Object.entries(window.sessionStorage).filter(([key]) => key !== RECORDING_KEY));

describe('somebody else saved the mapping meanwhile', () => {
  async function bothEdit() {
    const edited = await editedBlock();
    const { user, difference, save, confirm } = edited;
    await typeInto(user, difference(2), '1');
    await save({ name: 'Theirs', mapping: [{ handicapDifference: 0, points: 7 }] });
    await confirm();
    const versions = await screen.findByRole('table', { name: 'Both versions' });
    const row = (name: string) => within(versions).getByRole('row', { name });
    expect(row(`Name ${edited.mapping.name} Theirs`)).toBeVisible();
    expect(row('Points at difference 0 (empty) 7')).toBeVisible();
    expect(row('Points at difference 1 5 (empty)')).toBeVisible();
    expect(screen.getByRole('button', { name: `Confirm ${edited.mapping.name}` })).toBeDisabled();
    return edited;
  }

  test('both versions are shown, and the own one can overwrite the other', async () => {
    const { user, mapping, mappingNow, isRead } = await bothEdit();
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    await isRead();
    expect(await mappingNow()).toMatchObject({ name: mapping.name, version: 3 });
    expect((await mappingNow())?.mapping[1]).toEqual({ handicapDifference: 1, points: 5 });
  });

  test('the saved one can be taken and edited further', async () => {
    const { user, mappingNow, isRead } = await bothEdit();
    await user.click(screen.getByRole('button', { name: 'Take the saved version' }));
    const block = within(await screen.findByRole('region', { name: 'Theirs' }));
    expect(block.getByRole('textbox', { name: /^Name/ })).toHaveValue('Theirs');
    await typeInto(user, block.getByRole('textbox', { name: 'Points generated: row 1' }), '9');
    await user.click(block.getByRole('button', { name: 'Confirm Theirs' }));
    await isRead();
    expect(await mappingNow()).toMatchObject({ mapping: [{ handicapDifference: 0, points: 9 }], version: 3 });
  });
});

test('when somebody else deleted the mapping, what was typed stays until it is discarded', async () => {
  const { user, button, confirm, difference, mapping, remove } = await editedBlock();
  await typeInto(user, difference(2), '1');
  expect((await remove()).status).toBe(200);
  await confirm();
  expect(await screen.findByText(/no longer exists/)).toBeVisible();
  expect(difference(2)).toHaveValue('1');
  await user.click(button(`Discard changes: ${mapping.name}`));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
});

test.each([
  ['is saved', false],
  ['cannot be saved', true],
] as const)('a mapping that %s takes the focus from no other that is edited', async (_what, isDeleted) => {
  const { token, path, mapping, fixtures, remove } = await adminAndMapping();
  const other = await fixtures.mapping({ name: `${mapping.name} II` });
  const { user } = await openApp({ path, as: token });
  const blockOf = async (name: string) => within(await screen.findByLabelText(name, { selector: 'section' }));
  const [block, second] = [await blockOf(mapping.name), await blockOf(other.name)];
  await user.click(block.getByLabelText(`Edit ${mapping.name}`));
  await user.click(second.getByLabelText(`Edit ${other.name}`));
  await typeInto(user, block.getByLabelText('Points generated: row 1'), '9');
  if (isDeleted) await remove();
  const resume = pauseNetwork('/api/trainingsession');
  await user.click(block.getByLabelText(`Confirm ${mapping.name}`));
  await waitFor(() => expect(block.getByLabelText(`Discard changes: ${mapping.name}`)).toBeDisabled());
  const field = second.getByLabelText('Points generated: row 2');
  await typeInto(user, field, '7');
  resume();
  if (isDeleted) expect(await block.findByText(/no longer exists/)).toBeVisible();
  else expect(await block.findByLabelText(`Edit ${mapping.name}`)).toBeVisible();
  expect(field).toHaveFocus();
});

test('where several mappings are edited, each says at its buttons that they are its own', async () => {
  const { token, path, mapping, fixtures } = await adminAndMapping({ rows: [] });
  const other = await fixtures.mapping({ name: `${mapping.name} II`, rows: [] });
  const { user } = await openApp({ path, as: token });
  for (const { name } of [mapping, other]) {
    const block = within(await screen.findByLabelText(name, { selector: 'section' }));
    await user.click(block.getByLabelText(`Edit ${name}`));
    for (const label of ['Add a row', 'What would change?']) {
      expect(block.getByText(label).closest('button')).toHaveAccessibleName(`${label} (${name})`);
    }
  }
});

describe('what was typed and not saved', () => {
  test('holds up whoever leaves the page, but not who is signed out', async () => {
    const { user, store, difference, mapping } = await editedBlock();
    await typeInto(user, difference(2), '1');
    await user.click(screen.getByRole('link', { name: 'Golfclubs' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(window.location.pathname).toBe('/private/settings/sessionpoints');
    expect(difference(2)).toHaveValue('1');
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(window.location.pathname).toBe('/public/login'));
    expect(storedDrafts()).not.toContain(mapping.id);
  });

  test('does not come back once it was discarded, nor does the edit mode', async () => {
    const { user, difference, mapping, store } = await editedBlock();
    await typeInto(user, difference(2), '1');
    await user.click(screen.getByRole('link', { name: 'Golfclubs' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Golfclubs' })).toBeVisible();
    expect(store.getState().editedMappings).toEqual([]);
    expect(storedDrafts()).not.toContain(mapping.id);
  });

  test('is there again after a reload, and can be saved or given up', async () => {
    const { user, difference, token, path, mapping, close } = await editedBlock();
    await typeInto(user, difference(2), '1,5');
    close();
    const again = await openBlock({ token, path, name: mapping.name });
    expect(again.block.getByText(/is still here/)).toBeVisible();
    expect(again.difference(2)).toHaveValue('1,5');
    expect(again.difference(2)).toBeEnabled();
    await again.user.click(again.block.getByRole('button', { name: 'Start anew' }));
    expect(again.difference(2)).toHaveValue('0');
    expect(again.block.queryByText(/is still here/)).not.toBeInTheDocument();
    await waitFor(() => expect(storedDrafts()).not.toContain(mapping.id));
  });

  test('is saved after a reload as if nothing had happened', async () => {
    const { user, difference, token, path, mapping, mappingNow, isRead, close } = await editedBlock();
    await typeInto(user, difference(2), '1,5');
    close();
    const again = await openBlock({ token, path: path.replace(/q=.*/, 'q=nobody'), name: mapping.name });
    await again.user.click(again.block.getByRole('button', { name: `Confirm ${mapping.name}` }));
    await isRead();
    expect((await mappingNow())?.mapping[1]).toEqual({ handicapDifference: 1.5, points: 5 });
    expect(storedDrafts()).not.toContain(mapping.id);
  });
});
