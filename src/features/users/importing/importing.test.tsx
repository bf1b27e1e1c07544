import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../../test/browser/openApp';
import { chooseFile, clubWithAdmin, membersOf, openImport, verdictsShown } from '../../../../test/browser/openImport';
import { unique } from '../../../../test/world/names';

test('an admin sees what would become of each row, and nothing is written before the confirmation', async () => {
  const { world, club, token } = await clubWithAdmin();
  const known = await world.member({ club, name: 'Anna', surname: 'Alt', handicap: 20 });
  const same = await world.member({ club, name: 'Bea', surname: 'Gleich', handicap: 30.5 });
  const fresh = `${unique('nora')}@example.org`;
  const { user, dialog } = await openImport(token, club);
  expect(await within(dialog).findByText(`Into ${club.name}`)).toBeVisible();
  const lines = [
    'Name,Surname,E-Mail,Handicap,Locker',
    `Anna,Neu,${known.email.toUpperCase()},18.4,12`,
    `Bea,Gleich,${same.email},30.5,`,
    `Nora,"O'Brien, Nguyễn",${fresh},+1.2,`,
  ];
  await chooseFile(user, lines.join('\r\n'));

  expect(await within(dialog).findByText('These columns are not imported: Locker.')).toBeVisible();
  expect(within(dialog).getByText('2 rows can be imported. Nothing has been written yet.')).toBeVisible();
  expect(verdictsShown(dialog)).toEqual([
    ['2', 'Anna', 'Neu', known.email.toUpperCase(), '18.4', 'Update', ''],
    ['3', 'Bea', 'Gleich', same.email, '30.5', 'Unchanged', ''],
    ['4', 'Nora', "O'Brien, Nguyễn", fresh, '+1.2', 'Create', ''],
  ]);
  expect(await membersOf(club)).toHaveLength(2);

  await user.click(within(dialog).getByRole('button', { name: 'Update (1)' }));
  expect(verdictsShown(dialog)).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 members' }));
  expect(await screen.findByText('Imported: 1 created, 1 updated, 1 unchanged.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const stored = await membersOf(club);
  expect(stored).toHaveLength(3);
  expect(stored.find(({ email }) => email === known.email)).toMatchObject({ surname: 'Neu', handicap_tenths: 184 });
  expect(stored.find(({ email }) => email === fresh)).toMatchObject({
    surname: "O'Brien, Nguyễn",
    handicap_tenths: -12,
    roles: ['APPROVED', 'PLAYER'],
  });
});

test('a day of birth in the future is refused before the server is asked to import it', async () => {
  const { club, token } = await clubWithAdmin();
  const { user, dialog } = await openImport(token, club);
  await chooseFile(user, `Name,Surname,E-Mail,Date of birth\nNora,Neu,${unique('nora')}@example.org,01.01.2999`);
  expect(await within(dialog).findByText(/Please enter a date that is not in the future\./)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Import 0 members' })).toBeDisabled();
});

test('a file in which everybody is a member already leaves nothing to confirm', async () => {
  const { world, club, token } = await clubWithAdmin();
  const { name, surname, email } = await world.member({ club });
  const { user, dialog } = await openImport(token, club);
  await chooseFile(user, `Name,Surname,E-Mail\n${name},${surname},${email}`);
  expect(await within(dialog).findByText(/There is nothing to import/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Import 0 members' })).toBeDisabled();
});

test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['lacks a column', 'Name,Surname\nA,B', 'The file lacks a column for: E-Mail. Please add it to the first line.'],
  [
    'is not UTF-8',
    Uint8Array.from([0x4e, 0xe4]),
    'The file is not UTF-8 text. Please save it as "CSV UTF-8" and choose it again.',
  ],
  [
    'has open quotes',
    'Name,Surname,E-Mail\n"A,B,c@x.org',
    'The quotes that begin on line 2 never end. Please close them; quotes within a text are doubled.',
  ],
  [
    'has too many rows',
    `Name,Surname,E-Mail\n${'A,B,c@x.org\n'.repeat(5001)}`,
    'The file has 5,001 members; at most 5,000 can be imported at once. Please split it into several files.',
  ],
])('a file that %s is refused with the remedy', async (_what, content, told) => {
  const { club, token } = await clubWithAdmin();
  const { user, dialog } = await openImport(token, club);
  await chooseFile(user, content);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(told);
  expect(within(dialog).queryByRole('grid')).not.toBeInTheDocument();
});

test('whoever looks at all clubs is asked for the club first', async () => {
  const { club, token } = await clubWithAdmin();
  const { user } = await openApp({ path: '/private/users', as: token });
  await user.click(await screen.findByRole('button', { name: 'Import members' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import members' });
  expect(screen.queryByLabelText('Choose a CSV file')).not.toBeInTheDocument();
  await user.click(await within(dialog).findByRole('combobox', { name: 'Golfclub' }));
  await user.paste(club.name);
  await user.click(await screen.findByRole('option', { name: club.name }));
  await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${unique('anna')}@example.org`);
  await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
  expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
  expect(await membersOf(club)).toHaveLength(1);
});

test('none of the rows is part of an action or of the state', async () => {
  const { club, token } = await clubWithAdmin();
  const { user, dialog, store, actions } = await openImport(token, club);
  const email = `${unique('secret')}@example.org`;
  await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${email}`);
  await within(dialog).findByRole('button', { name: 'Import 1 member' });
  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain('importMembers');
  expect(everything).not.toContain(email);
});
