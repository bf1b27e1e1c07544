import { screen, waitFor, within } from '@testing-library/react';
import { chooseFile, clubWithAdmin, membersOf, openImport, verdictsShown } from '../../../../test/browser/openImport';
import { unique } from '../../../../test/world/names';

test('one refused row keeps all of them from being imported, and says why', async () => {
  const { world, club, token } = await clubWithAdmin();
  const stranger = await world.member({ club: await world.club() });
  const { user, dialog } = await openImport(token, club, 'de');
  const lines = [
    'Nachname;Vorname;E-Mail;Geburtsdatum',
    `Gut;Anna;${unique('anna')}@example.org;24.07.1990`,
    `Fremd;Bea;${stranger.email};`,
    'Falsch;Carl;carl;31.02.1990',
  ];
  await chooseFile(user, `\uFEFF${lines.join('\n')}`);

  expect(await within(dialog).findByText(/^Alles oder nichts: Solange 2 Zeilen abgelehnt sind/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: '1 Mitglied importieren' })).toBeDisabled();
  const [foreign, wrong] = verdictsShown(dialog);
  expect(foreign).toEqual(
    expect.arrayContaining(['Abgelehnt', 'E-Mail: Das gehört schon jemand anderem. Bitte etwas anderes wählen.']),
  );
  expect(wrong?.at(-1)).toContain('E-Mail: Bitte eine E-Mail-Adresse wie name@example.org eingeben.');
  expect(wrong?.at(-1)).toContain('Geburtsdatum: Bitte geben Sie ein Datum ein, das es gibt, als TT.MM.JJJJ.');

  await user.click(within(dialog).getByRole('button', { name: 'Alle (3)' }));
  expect(verdictsShown(dialog)).toHaveLength(3);
  expect(await membersOf(club)).toEqual([]);
});

test('a corrected file takes the place of the refused one', async () => {
  const { club, token } = await clubWithAdmin();
  const { user, dialog } = await openImport(token, club);
  await chooseFile(user, 'Name,Surname,E-Mail\nAnna,Groß,anna');
  expect(await within(dialog).findByText(/nothing can be imported while 1 row is refused/)).toBeVisible();
  await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${unique('anna')}@example.org`);
  await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
  expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
  expect(await membersOf(club)).toMatchObject([{ name: 'Anna', surname: 'Groß' }]);
});

test('what stands twice is refused, also where the file is checked in several parts', async () => {
  const { club, token } = await clubWithAdmin();
  const { user, dialog } = await openImport(token, club);
  const tag = unique('player');
  const rows = Array.from({ length: 600 }, (_, n) => `Anna,Groß,${tag}.${n}@example.org`);
  await chooseFile(user, ['Name,Surname,E-Mail', ...rows, `Bea,Klein,${tag.toUpperCase()}.7@example.org`].join('\n'));
  expect(await within(dialog).findByText(/while 1 row is refused/)).toBeVisible();
  expect(verdictsShown(dialog)).toEqual([
    [
      '602',
      'Bea',
      'Klein',
      `${tag.toUpperCase()}.7@example.org`,
      '',
      'Refused',
      expect.stringContaining('already there'),
    ],
  ]);
  expect(await membersOf(club)).toEqual([]);
});

test('characters for which the server would refuse the whole file refuse their row alone', async () => {
  const { club, token } = await clubWithAdmin();
  const { user, dialog } = await openImport(token, club);
  const tag = unique('anna');
  await chooseFile(user, `Name,Surname,E-Mail\nAn\u202ena,Groß,${tag}@example.org\nBea,Klein,${tag}2@example.org`);
  expect(await within(dialog).findByText(/while 1 row is refused/)).toBeVisible();
  expect(verdictsShown(dialog)[0]?.at(-1)).toBe('Name: Please remove invisible or control characters.');
});

test('when something has changed since the check, nothing is written and the new verdicts are shown', async () => {
  const { world, club, token } = await clubWithAdmin();
  const email = `${unique('anna')}@example.org`;
  const { user, dialog } = await openImport(token, club);
  await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${email}\nBea,Klein,${unique('bea')}@example.org`);
  const confirm = await within(dialog).findByRole('button', { name: 'Import 2 members' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await world.member({ club: await world.club(), email });
  await user.click(confirm);
  expect(await within(dialog).findByText(/^Nothing was imported: something has changed/)).toBeVisible();
  expect(within(dialog).getByText(/while 1 row is refused/)).toBeVisible();
  expect(await membersOf(club)).toEqual([]);
});
