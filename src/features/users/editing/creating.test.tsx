import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '@contract/lists';
import type { Member } from '@contract/member';
import { openApp, typeInto } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

async function openedBy(roles: readonly Role[]) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const other = await fixtures.club();
  const staff = await fixtures.member({ club, roles });
  const token = await fixtures.signedIn(staff);
  const app = await openApp({ path: '/private/users', as: token });
  await app.user.click(await screen.findByText('Create user'));
  const dialog = await screen.findByRole('dialog', { name: 'Create User' });
  const person = { name: 'Nguyễn', surname: unique("O'Brien"), username: unique('nguyen') };
  /** The members of a club, once the app is closed. */
  const membersOf = async (clubId: string) => {
    app.close();
    return (await api(token).get<Member[]>(`/api/golfclub/${clubId}/members`)).body;
  };
  return {
    ...app,
    club,
    other,
    staff,
    dialog,
    person: { ...person, email: `${person.username}@example.org` },
    membersOf,
  };
}

type Person = Awaited<ReturnType<typeof openedBy>>['person'];

async function fillIn(user: UserEvent, dialog: HTMLElement, { name, surname, email, username }: Person) {
  await typeInto(user, within(dialog).getByLabelText(/^Name/), name);
  await typeInto(user, within(dialog).getByLabelText(/^Surname/), surname);
  await typeInto(user, within(dialog).getByLabelText(/^E-Mail/), email);
  await typeInto(user, within(dialog).getByLabelText(/^Username/), username);
}

const passwordIn = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLInputElement>(/^Password/).value;

const save = (user: UserEvent, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Perfect' }));

const gone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());

test('of a password that was typed the form does not say that it was generated', async () => {
  const { user, dialog } = await openedBy(['PRO', 'APPROVED']);
  const field = within(dialog).getByLabelText(/^Password/);
  await user.clear(field);
  await typeInto(user, field, 'seven herons on the dune');
  expect(field).toHaveAccessibleDescription('Pass it on now: later nobody can read it.');
});

test('a pro creates a player of her own club, whose password is never part of an action or of the state', async () => {
  const { user, store, actions, dialog, club, person, membersOf } = await openedBy(['PRO', 'APPROVED']);
  expect(within(dialog).getByLabelText('Golfclub')).toBeDisabled();
  await waitFor(() => expect(within(dialog).getByLabelText('Golfclub')).toHaveValue(club.name));
  expect(within(dialog).queryByRole('checkbox', { name: 'Admin' })).not.toBeInTheDocument();
  const password = passwordIn(dialog);
  expect(password).toMatch(/^[A-Za-z0-9]{26}$/);

  await fillIn(user, dialog, person);
  await typeInto(user, within(dialog).getByLabelText('Date of birth'), '29.02.2000');
  await typeInto(user, within(dialog).getByLabelText('Handicap'), '+1,2');
  expect(within(dialog).getByText('Read as the plus handicap +1.2, better than scratch.')).toBeVisible();
  await user.click(within(dialog).getByRole('combobox', { name: 'Gender' }));
  await user.click(await screen.findByRole('option', { name: 'Woman' }));
  await save(user, dialog);

  expect(await screen.findByText(`Created: ${person.name} ${person.surname}.`)).toBeVisible();
  await gone(dialog);
  expect(await screen.findByText(person.email)).toBeVisible();
  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain(person.email);
  expect(everything).not.toContain(password);
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain(password);

  const made = (await membersOf(club.id)).find(({ email }) => email === person.email);
  expect(made).toMatchObject({ ...person, dateOfBirth: '29.02.2000', gender: 'woman', handicap: -1.2 });
  expect(made?.roles).toEqual(['APPROVED', 'PLAYER']);
  const signIn = await api().post('/api/auth/signin', { usernameOrEmail: person.username, password });
  expect(signIn.status).toBe(200);
});

test('an empty form names every field that is missing and leads to the first', async () => {
  const { user, dialog } = await openedBy(['ADMIN', 'APPROVED']);
  await user.clear(within(dialog).getByLabelText(/^Password/));
  await save(user, dialog);
  expect(await within(dialog).findAllByText('Please fill this in.')).toHaveLength(6);
  for (const label of [/^Name/, /^Surname/, /^E-Mail/, /^Username/, /^Password/, /^Golfclub/]) {
    expect(within(dialog).getByLabelText(label)).toBeInvalid();
  }
  await waitFor(() => expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus());
});

test('an impossible date of birth and an unreadable handicap are refused as typed', async () => {
  const { user, dialog, person } = await openedBy(['PRO', 'APPROVED']);
  await fillIn(user, dialog, person);
  await typeInto(user, within(dialog).getByLabelText('Date of birth'), '31.02.2000');
  await typeInto(user, within(dialog).getByLabelText('Handicap'), 'abc');
  await save(user, dialog);
  expect(await within(dialog).findByText('Please enter a date that exists, as DD.MM.YYYY.')).toBeVisible();
  expect(
    within(dialog).getByText('Please enter a handicap such as 18.4, or a plus handicap such as +1.2.'),
  ).toBeVisible();
  expect(within(dialog).getByLabelText('Date of birth')).toHaveValue('31.02.2000');
});

test('a date of birth typed on the number pad of a phone is shown as it is read, and stored', async () => {
  const { user, dialog, club, person, membersOf } = await openedBy(['PRO', 'APPROVED']);
  await fillIn(user, dialog, person);
  const field = within(dialog).getByLabelText('Date of birth');
  expect(field).toHaveAttribute('inputmode', 'decimal');
  await typeInto(user, field, '1,2,90');
  await user.tab();
  expect(field).toHaveValue('01.02.1990');
  await save(user, dialog);
  await gone(dialog);
  const created = (await membersOf(club.id)).find(({ username }) => username === person.username);
  expect(created?.dateOfBirth).toBe('01.02.1990');
});

test('a name with an invisible character is refused at its field', async () => {
  const { user, dialog, person } = await openedBy(['PRO', 'APPROVED']);
  await fillIn(user, dialog, { ...person, name: 'Ngu\u00adyễn' });
  await save(user, dialog);
  expect(await within(dialog).findByText('Please remove invisible or control characters.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Name/)).toBeInvalid();
});

test('phone and mobile come with the tick Pro and are required then, and the handicap goes', async () => {
  const { user, dialog, club, person, membersOf } = await openedBy(['PRO', 'APPROVED']);
  await fillIn(user, dialog, person);
  expect(within(dialog).queryByLabelText(/^Phone/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Pro' }));
  expect(within(dialog).queryByLabelText('Handicap')).not.toBeInTheDocument();
  await save(user, dialog);
  await waitFor(() => expect(within(dialog).getByLabelText(/^Phone/)).toBeInvalid());
  expect(within(dialog).getByLabelText(/^Mobile/)).toBeInvalid();
  await typeInto(user, within(dialog).getByLabelText(/^Phone/), '+49 8171 1234');
  await typeInto(user, within(dialog).getByLabelText(/^Mobile/), '+49 170 1234');
  await save(user, dialog);
  await gone(dialog);
  const made = (await membersOf(club.id)).find(({ email }) => email === person.email);
  expect(made).toMatchObject({ roles: ['APPROVED', 'PLAYER', 'PRO'], phone: '+49 8171 1234', handicap: 0 });
});

test('ticking Pro in an untouched form accuses no field', async () => {
  const { user, dialog } = await openedBy(['ADMIN', 'APPROVED']);
  expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Pro' }));
  expect(await within(dialog).findByLabelText(/^Phone/)).toBeVisible();
  await user.click(within(dialog).getByLabelText(/^Golfclub/));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Admin' }));
  expect(within(dialog).queryByText('Please fill this in.')).not.toBeInTheDocument();
  expect(dialog.querySelector('[aria-invalid="true"]')).toBeNull();
});

test('a handicap that was typed before Pro is ticked is said not to be saved, and is back with the tick gone', async () => {
  const { user, dialog, club, person, membersOf } = await openedBy(['PRO', 'APPROVED']);
  await fillIn(user, dialog, person);
  const pro = within(dialog).getByRole('checkbox', { name: 'Pro' });
  await user.click(pro);
  expect(within(dialog).queryByText(/is not saved/)).not.toBeInTheDocument();
  await user.click(pro);
  await typeInto(user, within(dialog).getByLabelText('Handicap'), '18,4');
  await user.click(pro);
  expect(within(dialog).getByText(/^The handicap 18,4 that you typed is not saved/)).toBeVisible();
  await user.click(pro);
  expect(within(dialog).getByLabelText('Handicap')).toHaveValue('18,4');
  await save(user, dialog);
  await gone(dialog);
  const made = (await membersOf(club.id)).find(({ email }) => email === person.email);
  expect(made).toMatchObject({ roles: ['APPROVED', 'PLAYER'], handicap: 18.4 });
});

test('a date of birth in the future is refused with what to enter', async () => {
  const { user, dialog, person } = await openedBy(['PRO', 'APPROVED']);
  await fillIn(user, dialog, person);
  await typeInto(user, within(dialog).getByLabelText('Date of birth'), '01.01.2999');
  await save(user, dialog);
  expect(await within(dialog).findByText('Please enter a date that is not in the future.')).toBeVisible();
  expect(within(dialog).getByLabelText('Date of birth')).toHaveFocus();
});

test('an admin chooses the club and may tick Admin, which hides the handicap', async () => {
  const { user, dialog, other, person, membersOf } = await openedBy(['ADMIN', 'APPROVED']);
  await fillIn(user, dialog, person);
  await typeInto(user, within(dialog).getByLabelText(/^Golfclub/), other.name);
  await user.click(await screen.findByRole('option', { name: other.name }));
  expect(within(dialog).getByLabelText('Handicap')).toHaveValue('0');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Admin' }));
  expect(within(dialog).queryByLabelText('Handicap')).not.toBeInTheDocument();
  await save(user, dialog);
  await gone(dialog);
  expect(await membersOf(other.id)).toMatchObject([{ ...person, roles: ['ADMIN', 'APPROVED', 'PLAYER'] }]);
});

test('a taken e-mail stands at its field until it is changed, and all typing is kept', async () => {
  const { user, dialog, staff, person } = await openedBy(['PRO', 'APPROVED']);
  await fillIn(user, dialog, { ...person, email: staff.email.toUpperCase() });
  await save(user, dialog);
  const taken = 'This already belongs to somebody else. Please choose another one.';
  expect(await within(dialog).findByText(taken)).toBeVisible();
  expect(within(dialog).getByLabelText(/^E-Mail/)).toBeInvalid();
  await waitFor(() => expect(within(dialog).getByLabelText(/^E-Mail/)).toHaveFocus());
  await typeInto(user, within(dialog).getByLabelText(/^Surname/), `${person.surname}-Lee`);
  expect(within(dialog).getByText(taken)).toBeVisible();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue(person.name);
  await typeInto(user, within(dialog).getByLabelText(/^E-Mail/), person.email);
  expect(within(dialog).queryByText(taken)).not.toBeInTheDocument();
  await save(user, dialog);
  await gone(dialog);
});

test('the password can be made anew and copied, and for a moment it says so', async () => {
  const { user, dialog } = await openedBy(['PRO', 'APPROVED']);
  const copying = jest.spyOn(navigator.clipboard, 'writeText');
  const first = passwordIn(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Another password' }));
  const password = passwordIn(dialog);
  expect(password).not.toBe(first);
  const shown: string[] = [];
  const watching = new MutationObserver(() => shown.push(dialog.textContent));
  watching.observe(dialog, { subtree: true, childList: true, characterData: true });
  await user.click(within(dialog).getByRole('button', { name: 'Copy password' }));
  expect(copying).toHaveBeenCalledWith(password);
  const said = (text: string) => shown.some((one) => one.includes(text));
  await waitFor(() => expect([said('Copied'), said('The password is copied.')]).toEqual([true, true]));
  expect(await within(dialog).findByRole('button', { name: 'Copy password' })).toBeVisible();
  watching.disconnect();
});

test('on a phone the dialog fills the screen', async () => {
  const width = window.innerWidth;
  window.innerWidth = 390;
  try {
    const { dialog } = await openedBy(['PRO', 'APPROVED']);
    expect(dialog).toHaveClass('MuiDialog-paperFullScreen');
  } finally {
    window.innerWidth = width;
  }
});
