import { screen, waitFor, within } from '@testing-library/react';
import type { Capsule } from '@/capsule/capsuleFile';
import { searchTyped } from '@/ui/controlsSlice';
import { reportTyped } from '@/ui/reportTyped';
import { shapeOf } from '@/ui/textShape';
import { adminAndCategory, clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp, typeInto } from '@test/browser/openApp';
import { replayOf } from '@test/browser/openCapsule';
import { chooseFile, clubWithAdmin, openImport, rowStatusesShown } from '@test/browser/openContent';
import { exportCsv } from '@test/browser/exportCsv';

/** jsdom has no files to save. */
beforeEach(() => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
});
afterEach(() => jest.restoreAllMocks());

async function openUsers() {
  const club = await clubWithMembers();
  const app = await openApp({ path: `/private/users?${club.search}`, as: await club.fixtures.signedIn(club.admin) });
  await rowOf(club.player.email);
  return { ...club, ...app };
}

test('a replay shows why the sign-in failed, and of what was typed its shape alone', async () => {
  const { pro } = await clubWithMembers();
  const app = await openApp({ path: '/public/login' });
  await app.user.type(await screen.findByRole('textbox', { name: /^E-Mail/ }), pro.email);
  await app.user.type(screen.getByLabelText(/^Password/), 'not the right one{Enter}');
  await screen.findByRole('alert');
  await app.user.type(screen.getByLabelText(/^Password/), 'another');
  const { showStep, last, capsule } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong, please try again.');
  expect(screen.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue(
    pro.email.replace(/[a-z]/g, 'x').replace(/\d/g, '0'),
  );
  expect(screen.getByLabelText(/^Password/)).toHaveValue('•'.repeat('another'.length));
  for (const secret of ['not the right one', 'another', pro.email])
    expect(JSON.stringify(capsule)).not.toContain(secret);
});

test('a replay shows what is wrong at the fields of a new user, and the random password as dots', async () => {
  const app = await openUsers();
  await app.user.click(screen.getByRole('button', { name: 'Create user' }));
  const dialog = within(await screen.findByRole('dialog'));
  const password = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Password/ }).value;
  await app.user.type(dialog.getByRole('textbox', { name: /^Surname/ }), 'Großmann 2');
  await app.user.click(dialog.getByRole('button', { name: 'Perfect' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^E-Mail/ })).toBeInvalid());
  reportTyped();
  const state = JSON.stringify(app.store.getState());
  const { showStep, last, capsule } = await replayOf(app);
  for (const text of [state, JSON.stringify(capsule)]) {
    expect(text).not.toContain(password);
    expect(text).not.toContain('Großmann 2');
  }
  await showStep(last);
  const shown = within(await screen.findByRole('dialog'));
  expect(shown.getByRole('textbox', { name: /^Surname/ })).toHaveValue('Xxxxxxxx 0');
  expect(shown.getByRole('textbox', { name: /^E-Mail/ })).toBeInvalid();
  expect(shown.getByRole('textbox', { name: /^Password/ })).toHaveValue('•'.repeat(password.length));
});

test('a replay shows notices with masked names, the open menu, checked rows and the closed sidebar', async () => {
  const app = await openUsers();
  const { player, surname, user } = app;
  await user.click(screen.getByRole('button', { name: 'Show or hide the menu' }));
  await user.click(screen.getByRole('checkbox', { name: `Check Jörg ${surname}` }));
  await exportCsv(user, 'Export checked users');
  const text = (await screen.findByText('1 row exported.')).textContent;
  await user.click(screen.getByRole('button', { name: `A. ${app.admin.surname}` }));
  await screen.findByRole('menu');
  const { showStep, last, capsule } = await replayOf(app);
  expect(JSON.stringify(capsule)).not.toContain(player.surname);
  await showStep(last);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  const checked = screen.getAllByRole('checkbox', { hidden: true, name: /^Check / });
  expect(checked.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
  expect(screen.queryByRole('complementary', { hidden: false })).not.toBeInTheDocument();
});

/** Returns the number of the step after which a search was in the store that found so many; 0: there was none. */
const afterSearch = ({ steps }: Capsule, count: number): number =>
  steps.findLastIndex(({ action }) => searchTyped.match(action) && action.payload.ids.length === count) + 1;

test('a replay shows the open options of a picker, and of what was typed into it the shape alone', async () => {
  const app = await openUsers();
  const { user, store, club } = app;
  const searches = () => store.getState().controls.searches;
  const field = await screen.findByRole('combobox', { name: 'Golfclub' });
  await user.click(field);
  // In one piece: what is typed slowly is recorded in parts.
  await user.paste(club.name);
  await screen.findByRole('option', { name: club.name });
  await waitFor(() => expect(searches()).toEqual([{ control: 'picker', shape: shapeOf(club.name), ids: [club.id] }]));
  expect(store.getState().controls.openList).toBe('picker');
  await user.paste(' zz');
  await screen.findByText('Nothing matches this search.');
  const { showStep, capsule } = await replayOf(app);
  await showStep(afterSearch(capsule, 1));
  const picker = await screen.findByRole('combobox', { name: 'Golfclub' });
  await waitFor(() => expect(picker).toHaveValue(shapeOf(club.name)));
  expect(picker).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  // What was typed last is known although nobody waited for it.
  await showStep(afterSearch(capsule, 0));
  expect(picker).toHaveValue(shapeOf(`${club.name} zz`));
  expect(await screen.findByText('Nothing matches this search.')).toBeInTheDocument();
});

test('a replay shows what the palette found, with masked names', async () => {
  const app = await openUsers();
  const { user, player } = app;
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'What do you want to do or find?' }), player.surname);
  await screen.findAllByRole('option', { name: new RegExp(player.surname) });
  const found = screen.getAllByRole('option').length;
  const { showStep, capsule } = await replayOf(app);
  expect(JSON.stringify(capsule)).not.toContain(player.surname);
  await showStep(afterSearch(capsule, found));
  expect(await screen.findAllByRole('option')).toHaveLength(found);
});

test('a replay shows how strong a password was that is known by its dots alone', async () => {
  const app = await openApp({ path: '/public/signup' });
  await app.user.type(await screen.findByLabelText(/^Password/), 'velvet harbour 42 kites');
  await screen.findByText(/^Good: hard to guess/);
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByText(/^Good: hard to guess/)).toBeInTheDocument();
});

test('a replay shows what would become of the rows of a file, of which nothing is in the state', async () => {
  const { club, token, fixtures } = await clubWithAdmin();
  const known = await fixtures.member({ club, name: 'Anna', surname: 'Alt', handicap: 20 });
  const app = await openImport(token, club);
  const rows = [`Anna,Großmann,${known.email},18.4,12`, 'Bea,Kühnemann,bea,+1.2,13'];
  await chooseFile(app.user, ['Name,Surname,E-Mail,Handicap,Spindnummer', ...rows].join('\n'));
  await within(app.dialog).findByRole('grid');
  await app.user.click(within(app.dialog).getByRole('button', { name: 'All (2)' }));
  await waitFor(() => expect(rowStatusesShown(app.dialog)).toHaveLength(2));
  const shown = rowStatusesShown(app.dialog);
  const state = JSON.stringify(app.store.getState());
  const { showStep, last, capsule } = await replayOf(app);
  for (const text of ['Großmann', 'Kühnemann', 'Spindnummer', 'members.csv']) {
    expect(state).not.toContain(text);
    expect(JSON.stringify(capsule)).not.toContain(text);
  }
  await showStep(last);
  const dialog = await screen.findByRole('dialog', { name: 'Import members' });
  expect(within(dialog).getByText('xxxxxxx.xxx')).toBeVisible();
  expect(within(dialog).getByText('These columns are not imported: Xxxxxxxxxxx.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'All (2)', pressed: true })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Refused (1)' })).toBeVisible();
  await within(dialog).findByRole('grid');
  expect(rowStatusesShown(dialog)).toEqual(
    shown.map(([line = '', name = '', surname = '', email = '', ...rest]) => [
      line,
      ...[name, surname, email].map(shapeOf),
      ...rest,
    ]),
  );
});

test('a replay shows what is wrong with a file that cannot be imported', async () => {
  const { club, token } = await clubWithAdmin();
  const app = await openImport(token, club);
  await chooseFile(app.user, 'Name,Surname\nAnna,Alt');
  const { textContent } = await within(app.dialog).findByRole('alert');
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByRole('alert')).toHaveTextContent(textContent);
});

test('a form in a replay shows the version that was changed, also before it was saved', async () => {
  const { path: address, token, name } = await adminAndCategory();
  const app = await openApp({ path: address, as: token });
  await app.user.click(await screen.findByLabelText(`Edit ${name.en}`));
  await screen.findByLabelText(`Edit category ${name.en}`);
  await typeInto(app.user, screen.getByLabelText('Name (English)'), 'Bunker');
  await app.user.keyboard('{Enter}');
  await app.user.click(await screen.findByLabelText('Edit Bunker'));
  await screen.findByLabelText('Edit category Bunker');
  const { showStep, last, capsule } = await replayOf(app);
  await showStep(last);
  const field = () => screen.findByLabelText<HTMLInputElement>('Name (English)');
  const { value: saved } = await field();
  await showStep(capsule.steps.findIndex(({ action }) => action.type === 'editedCategories/editingBegun') + 1);
  expect((await field()).value).not.toBe(saved);
});
