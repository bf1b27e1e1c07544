import { screen, waitFor, within } from '@testing-library/react';
import { pageState } from './exporting/pageCapsule';
import { reportDrafts } from '@/session/useFormInStore';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { replayOf } from '@test/browser/openCapsule';

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
  reportDrafts();
  const texts = [JSON.stringify(app.store.getState()), JSON.stringify(pageState(app.store.getState()))];
  const { showStep, last, capsule } = await replayOf(app);
  for (const text of [...texts, JSON.stringify(capsule)]) {
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
  await user.click(screen.getByRole('button', { name: 'Export checked users' }));
  const text = (await screen.findByText('1 user exported.')).textContent;
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
