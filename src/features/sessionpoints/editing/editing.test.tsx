import { screen, waitFor } from '@testing-library/react';
import { countedCalls } from '@test/browser/network';
import { typeInto } from '@test/browser/openApp';
import { adminAndMapping, openBlock } from '@test/browser/openContent';

async function editedBlock(locale: 'en' | 'de' = 'en') {
  const fixtures = await adminAndMapping();
  const { token, path, mapping } = fixtures;
  const opened = await openBlock({ token, path, name: mapping.name, locale });
  const { user, block } = opened;
  const button = (name: string) => block.getByLabelText(name);
  await user.click(button(locale === 'en' ? `Edit ${mapping.name}` : `${mapping.name} bearbeiten`));
  const rowButton = (label: string) => button(`${label} (${mapping.name})`);
  const confirm = () => user.click(button(locale === 'en' ? `Confirm ${mapping.name}` : `${mapping.name} bestätigen`));
  const isRead = () => screen.findByText(locale === 'en' ? /^Saved: / : /^Gespeichert: /);
  return { ...fixtures, ...opened, button, rowButton, confirm, isRead };
}

test('outside edit mode everything is there to read and nothing can be changed', async () => {
  const { token, path, mapping } = await adminAndMapping();
  const { block, differences, points, shown: visible } = await openBlock({ token, path, name: mapping.name });
  expect(visible()).toEqual([
    ['-2', '2'],
    ['0', '5'],
    ['4.3', '8'],
    ['10', '12'],
  ]);
  for (const field of [...differences(), ...points()]) expect(field).toBeDisabled();
  expect(block.getByRole('button', { name: `Remove: row 1 (${mapping.name})` })).toBeDisabled();
  expect(block.getByRole('button', { name: `Add a row after: row 1 (${mapping.name})` })).toBeDisabled();
  expect(block.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'No.',
    'Difference in handicap',
    'Points generated',
    'Actions',
  ]);
  expect(block.getByRole('heading', { name: mapping.name })).toBeVisible();
});

test('the one button edits and confirms, keeps the focus, and saves name and rows', async () => {
  const {
    user,
    block,
    button,
    confirm,
    isRead,
    differences,
    difference,
    pointsIn,
    mapping,
    mappingNow,
    shown: visible,
  } = await editedBlock();
  expect(button(`Confirm ${mapping.name}`)).toHaveFocus();
  await typeInto(user, block.getByRole('textbox', { name: /^Name/ }), 'Stairs');
  await typeInto(user, difference(1), '12,5');
  await typeInto(user, pointsIn(1), '-1');
  await confirm();
  await isRead();
  expect(await mappingNow()).toMatchObject({
    name: 'Stairs',
    mapping: [
      { handicapDifference: 0, points: 5 },
      { handicapDifference: 4.3, points: 8 },
      { handicapDifference: 10, points: 12 },
      { handicapDifference: 12.5, points: -1 },
    ],
    version: 2,
  });
  expect(await screen.findByLabelText('Edit Stairs')).toHaveFocus();
  expect(visible().at(-1)).toEqual(['12.5', '-1']);
  for (const field of differences()) expect(field).toBeDisabled();
});

test('in German, numbers are shown and read with a comma', async () => {
  const { user, difference, confirm, isRead, shown: visible, mappingNow } = await editedBlock('de');
  expect(visible()[2]).toEqual(['4,3', '8']);
  await typeInto(user, difference(3), '4,5');
  await confirm();
  await isRead();
  expect((await mappingNow())?.mapping[2]).toEqual({ handicapDifference: 4.5, points: 8 });
});

test('plus adds the next free whole number after its row, minus removes its row, and the focus stays near', async () => {
  const { user, rowButton, confirm, isRead, shown: visible, difference, mappingNow } = await editedBlock();
  await user.click(rowButton('Add a row after: row 3'));
  expect(visible()).toEqual([
    ['-2', '2'],
    ['0', '5'],
    ['4.3', '8'],
    ['5', '0'],
    ['10', '12'],
  ]);
  await waitFor(() => expect(difference(4)).toHaveFocus());
  await user.click(rowButton('Remove: row 1'));
  await waitFor(() => expect(rowButton('Remove: row 1')).toHaveFocus());
  await user.click(rowButton('Remove: row 4'));
  await waitFor(() => expect(rowButton('Remove: row 3')).toHaveFocus());
  expect((await mappingNow())?.version).toBe(1);
  await confirm();
  await isRead();
  expect((await mappingNow())?.mapping).toEqual([
    { handicapDifference: 0, points: 5 },
    { handicapDifference: 4.3, points: 8 },
    { handicapDifference: 5, points: 0 },
  ]);
});

describe('one row more or less', () => {
  const item = (call: string) => `${call} /api/trainingsessionhandicapdifferencetopointsmapping/mapping`;
  const whole = 'PUT /api/trainingsessionhandicapdifferencetopointsmapping';
  const changes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET '));
  let counted: ReturnType<typeof countedCalls>;
  beforeEach(() => {
    counted = countedCalls();
  });
  afterEach(() => counted.stop());

  test.each([
    ['plus alone is one added item', 'Add a row after: row 3', 'POST', 5],
    ['minus alone is one removed item', 'Remove: row 3', 'DELETE', 3],
  ])('%s', async (_what, pressed, call, rows) => {
    const { user, rowButton, confirm, isRead, shown: visible, mappingNow } = await editedBlock();
    await user.click(rowButton(pressed));
    expect(changes(counted.calls)).toEqual([]);
    const typed = visible();
    await confirm();
    await isRead();
    expect(changes(counted.calls)).toEqual([item(call)]);
    expect(visible()).toEqual(typed);
    const saved = await mappingNow();
    expect([saved?.version, saved?.mapping.length]).toEqual([2, rows]);
  });

  test('a row that was typed into, or a second one, is sent with the whole', async () => {
    const { user, rowButton, confirm, isRead, pointsIn, mappingNow } = await editedBlock();
    await user.click(rowButton('Add a row after: row 3'));
    await typeInto(user, pointsIn(4), '9');
    await confirm();
    await isRead();
    expect(changes(counted.calls)).toEqual([whole]);
    expect((await mappingNow())?.mapping[3]).toEqual({ handicapDifference: 5, points: 9 });
  });

  test('an item that somebody else has changed meanwhile is not removed: both versions are shown', async () => {
    const { user, rowButton, confirm, isRead, save, mappingNow } = await editedBlock();
    await user.click(rowButton('Remove: row 1'));
    await save({ name: 'Theirs' });
    await confirm();
    expect(await screen.findByRole('table', { name: 'Both versions' })).toBeVisible();
    expect((await mappingNow())?.mapping).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    await isRead();
    expect((await mappingNow())?.mapping).toHaveLength(3);
  });
});

test('without rows it warns, can be saved, and can get a first row again', async () => {
  const { user, block, rowButton, confirm, isRead, mapping, mappingNow, difference } = await editedBlock();
  for (let left = 4; left > 0; left -= 1) await user.click(rowButton('Remove: row 1'));
  await waitFor(() => expect(block.getByText('Add a row')).toHaveFocus());
  expect(block.getByText(/There are no rows\. Templates with this mapping are not ready/)).toBeVisible();
  await confirm();
  await isRead();
  expect((await mappingNow())?.mapping).toEqual([]);
  await user.click(await screen.findByLabelText(`Edit ${mapping.name}`));
  await user.click(block.getByText('Add a row'));
  await waitFor(() => expect(difference(1)).toHaveFocus());
  expect(difference(1)).toHaveValue('0');
});

test.each([
  ['en', 'Duplicate handicap found, please fix it!', 'stands in another row too'],
  ['de', 'Doppeltes Handicap gefunden, bitte korrigieren!', 'steht auch in einer anderen Zeile'],
] as const)('in %s, a duplicate keeps the mapping in edit mode until it is fixed', async (locale, alert, mark) => {
  const { user, block, confirm, isRead, difference, mappingNow } = await editedBlock(locale);
  await typeInto(user, difference(1), '0,0');
  await confirm();
  expect(await block.findByRole('alert')).toHaveTextContent(alert);
  expect(block.getByRole('alert')).toHaveFocus();
  expect(difference(1)).toBeInvalid();
  expect(difference(2)).toBeInvalid();
  expect(difference(3)).toBeValid();
  expect(difference(1)).toHaveAccessibleDescription(expect.stringContaining(mark));
  expect(difference(1)).toBeEnabled();
  expect((await mappingNow())?.version).toBe(1);

  await typeInto(user, difference(1), '-1');
  expect(block.queryByRole('alert')).not.toBeInTheDocument();
  await confirm();
  await isRead();
  expect((await mappingNow())?.mapping[0]).toEqual({ handicapDifference: -1, points: 2 });
});

test('what cannot be read is said at its field, and nothing is sent', async () => {
  const { user, block, confirm, difference, pointsIn, actions, mappingNow } = await editedBlock();
  await typeInto(user, difference(2), '1,25');
  await typeInto(user, pointsIn(3), '2,5');
  await confirm();
  await waitFor(() => expect(difference(2)).toHaveFocus());
  expect(difference(2)).toHaveAccessibleDescription(/one decimal place at most/);
  expect(pointsIn(3)).toHaveAccessibleDescription(/a whole number/);
  await typeInto(user, block.getByRole('textbox', { name: /^Name/ }), ' ');
  expect(await block.findByText('Please fill this in.')).toBeVisible();
  expect(actions.filter(({ type }) => type.startsWith('api/executeMutation'))).toEqual([]);
  expect((await mappingNow())?.version).toBe(1);
});

test('a refusal of the server stands at its field', async () => {
  const { user, block, confirm } = await editedBlock();
  const name = block.getByRole('textbox', { name: /^Name/ });
  await typeInto(user, name, 'Sta\u202eirs');
  await confirm();
  expect(await block.findByText('Please remove invisible or control characters.')).toBeVisible();
  expect(name).toHaveValue('Sta\u202eirs');
});

test('confirming without a change sends nothing', async () => {
  const { confirm, mapping, actions, mappingNow } = await editedBlock();
  await confirm();
  expect(await screen.findByLabelText(`Edit ${mapping.name}`)).toHaveFocus();
  expect(actions.filter(({ type }) => type.startsWith('api/executeMutation'))).toEqual([]);
  expect((await mappingNow())?.version).toBe(1);
});

test('discarding asks, and brings back what is saved', async () => {
  const { user, button, difference, mapping, shown: visible } = await editedBlock();
  await typeInto(user, difference(2), '1');
  await user.click(button(`Discard changes: ${mapping.name}`));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(difference(2)).toHaveValue('1');
  await user.click(button(`Discard changes: ${mapping.name}`));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(visible()[1]).toEqual(['0', '5']);
  await waitFor(() => expect(button(`Edit ${mapping.name}`)).toHaveFocus());
});
