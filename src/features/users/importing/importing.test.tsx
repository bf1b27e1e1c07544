import { screen, waitFor, within } from '@testing-library/react';
import { pauseNetwork } from '@test/browser/network';
import { replayOf } from '@test/browser/openCapsule';
import { endpointsAnswered, goTo, openApp, typeInto } from '@test/browser/openApp';
import { chooseFile, clubWithAdmin, membersOf, openImport, rowStatusesShown } from '@test/browser/openContent';
import { sql } from '@test/fixtures/database';
import { unique } from '@test/fixtures/names';

describe('importing', () => {
  test('an admin sees what would become of each row, and nothing is written before the confirmation', async () => {
    const { fixtures, club, token } = await clubWithAdmin();
    const known = await fixtures.member({ club, name: 'Anna', surname: 'Alt', handicap: 20 });
    const same = await fixtures.member({ club, name: 'Bea', surname: 'Gleich', handicap: 30.5 });
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
    expect(await within(dialog).findByText('2 rows can be imported. Nothing has been written yet.')).toBeVisible();
    expect(rowStatusesShown(dialog)).toEqual([
      ['2', 'Anna', 'Neu', known.email.toUpperCase(), '18.4', 'Update', ''],
      ['3', 'Bea', 'Gleich', same.email, '30.5', 'Unchanged', ''],
      ['4', 'Nora', "O'Brien, Nguyễn", fresh, '+1.2', 'Create', ''],
    ]);
    expect(await membersOf(club)).toHaveLength(2);

    await user.click(within(dialog).getByRole('button', { name: 'Update (1)' }));
    expect(rowStatusesShown(dialog)).toHaveLength(1);
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

  const fileOf = (...names: string[]) =>
    ['Name,Surname,E-Mail', ...names.map((name) => `Anna,Groß,${name}@example.org`)].join('\n');

  test('once another file is chosen, nothing of the one before can be imported', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const right = unique('right');
    await chooseFile(user, fileOf(unique('wrong')));
    expect(await within(dialog).findByRole('button', { name: 'Import 1 member' })).toBeEnabled();
    const resume = pauseNetwork('/import/columns');
    await chooseFile(user, fileOf(right, unique('other')), 'right.csv');
    expect(within(dialog).getByRole('button', { name: /^Import \d/ })).toBeDisabled();
    expect(within(dialog).getByText('right.csv')).toBeVisible();
    expect(within(dialog).getByText('Loading …')).toBeVisible();
    resume();
    await user.click(await within(dialog).findByRole('button', { name: 'Import 2 members' }));
    expect(await screen.findByText('Imported: 2 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect((await membersOf(club)).map(({ email }) => email)).toContain(`${right}@example.org`);
  });

  test('a file that is chosen while another one is being read takes its place', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog, actions } = await openImport(token, club);
    const resume = pauseNetwork('/import/columns');
    await chooseFile(user, fileOf(unique('first')));
    let read = () => undefined as void;
    const isRead = new Promise<void>((resolve) => (read = resolve));
    const slow = new File([fileOf(unique('one'), unique('two'))], 'slow.csv');
    const bytes = slow.arrayBuffer();
    jest.spyOn(slow, 'arrayBuffer').mockImplementation(async () => {
      await isRead;
      return bytes;
    });
    await user.upload(screen.getByLabelText('Choose a file'), slow);
    resume();
    await waitFor(() => expect(endpointsAnswered(actions)).toContain('getImportColumns'));
    read();
    expect(await within(dialog).findByRole('button', { name: 'Import 2 members' })).toBeEnabled();
  });

  test('optional values that cannot be read are left out with a remark that says what is accepted', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const email = `${unique('nora')}@example.org`;
    const lines = [
      'Name,Surname,E-Mail,Date of birth,Handicap,Gender,Phone',
      `Nora,Neu,${email},01.01.2999,scratch,divers,\u202a0171 1\u202c`,
      `Anna,Alt,${unique('anna')}@example.org,,,,`,
    ];
    await chooseFile(user, lines.join('\n'));
    await user.click(await within(dialog).findByRole('button', { name: 'With remarks (1)' }));
    const [row, ...others] = rowStatusesShown(dialog);
    expect([row?.slice(0, 4), others]).toEqual([['2', 'Nora', 'Neu', email], []]);
    expect(row?.at(-1)).toBe(
      'Date of birth: Not imported. Accepted are dates such as 31.12.1990 that are not in the future. ' +
        'Gender: Not imported. Accepted are m, f, w, man, woman, male, female, Mr, Mrs, Ms, Herr and Frau. ' +
        'Handicap: Not imported. Accepted are 0 to 54 with one decimal place, +0.1 to +10 and PR.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Import 2 members' }));
    expect(await screen.findByText('Imported: 2 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect(await sql('select gender, phone from members where email = $1', [email])).toEqual([
      { gender: null, phone: '0171 1' },
    ]);
  });

  test('on a phone the cells of a refused row are fields', async () => {
    const { club, token } = await clubWithAdmin();
    const fresh = `${unique('nora')}@example.org`;
    const { user, dialog } = await openImport(token, club);
    window.innerWidth = 390;
    await chooseFile(user, 'Name,Surname,E-Mail\nNora,Neu,nora');
    const card = await within(dialog).findByRole('listitem');
    await typeInto(user, within(card).getByRole('textbox', { name: 'E-Mail' }), fresh);
    await user.tab();
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect((await membersOf(club)).map(({ email }) => email)).toContain(fresh);
  });

  test('a minus that is typed into a cell gets the remark of one in the file, also in a replay', async () => {
    const { club, token } = await clubWithAdmin();
    const app = await openImport(token, club, 'de');
    const { user, dialog } = app;
    window.innerWidth = 390;
    await chooseFile(user, `Vorname;Nachname;E-Mail;Handicap\nNora;Neu;${unique('nora')}@example.org;-3`);
    const remark = '1 Zeile hat einen Hinweis. Bitte prüfen Sie sie unter „Mit Hinweis“.';
    const typeHandicap = async (text: string) => {
      await typeInto(user, await within(dialog).findByRole('textbox', { name: 'Handicap' }), text);
      await user.tab();
    };
    expect(await within(dialog).findByText(remark)).toBeVisible();
    expect(within(dialog).getByText(/^Handicap: Ein Minus wird als Plus-Handicap gelesen/)).toBeVisible();
    await typeHandicap('1,2');
    await waitFor(() => expect(within(dialog).queryByText(remark)).not.toBeInTheDocument());
    await typeHandicap('-1,2');
    expect(await within(dialog).findByText(remark)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Handicap' })).toHaveValue('+1,2');
    expect(await within(dialog).findByRole('button', { name: '1 Mitglied importieren' })).toBeEnabled();
    const { showStep, last } = await replayOf(app);
    await showStep(last);
    expect(await screen.findByText(remark)).toBeVisible();
  });

  test('a line with a cell too many is refused until it is corrected, and the others are imported', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const [anna, bea] = [`${unique('anna')}@example.org`, `${unique('bea')}@example.org`];
    const header = 'Name,Surname,E-Mail,Phone';
    window.innerWidth = 390;
    await chooseFile(user, `${header}\nAnna,Groß,${anna},0171 1\nBea,Klein,${bea},Hauptstr. 1,0171 2`);
    expect(await within(dialog).findByText(/^1 row is refused\./)).toBeVisible();
    expect(within(dialog).getByText(/^This line has more cells than there are headings/)).toBeVisible();
    expect(
      within(dialog).getByRole('button', { name: 'Import the 1 good row, keep the rest as a file' }),
    ).toBeEnabled();
    await typeInto(user, within(dialog).getByRole('textbox', { name: 'Phone' }), '0171 2');
    await user.tab();
    await user.click(await within(dialog).findByRole('button', { name: 'Import 2 members' }));
    expect(await screen.findByText('Imported: 2 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect((await membersOf(club)).map(({ email }) => email)).toEqual([anna, bea]);
  });

  test('a file in which everybody is a member already leaves nothing to confirm', async () => {
    const { fixtures, club, token } = await clubWithAdmin();
    const { name, surname, email } = await fixtures.member({ club });
    const { user, dialog } = await openImport(token, club);
    await chooseFile(user, `Name,Surname,E-Mail\n${name},${surname},${email}`);
    expect(await within(dialog).findByText(/There is nothing to import/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Import 0 members' })).toBeDisabled();
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['lacks a column', 'Name,Surname\nA,B', 'No column is chosen for: E-Mail. Please say below which one it is.'],
    [
      'is no workbook that can be read',
      Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]),
      'The file is no workbook that can be read. Please save the table as .xlsx or "CSV UTF-8" again.',
    ],
    [
      'is a workbook of an old kind',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]),
      'The file is a workbook of an old kind (.xls), or has a password. Please save it as .xlsx without a password and choose that file.',
    ],
    [
      'is no text',
      Uint8Array.from([0x4e, 0, 0x4e, 0x4e, 0x4e, 0x4e, 0x4e]),
      'The file is not text in this encoding. Please choose another one, or save the table as "CSV UTF-8".',
    ],
    [
      'has broken quotes throughout',
      `Name,Surname,E-Mail\n${'"A,B,c@x.org\n'.repeat(101)}`,
      'The quotes do not match on many lines, first on line 2. Please save the table as .xlsx or "CSV UTF-8" again.',
    ],
    [
      'has too many rows',
      `Name,Surname,E-Mail\n${'A,B,c@x.org\n'.repeat(20_001)}`,
      'The file has more than the 20,000 members that can be imported at once. Please split it into several files.',
    ],
  ])('a file that %s is refused with the remedy', async (_what, content, message) => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    await chooseFile(user, content);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
    expect(within(dialog).queryByRole('grid')).not.toBeInTheDocument();
  });

  test('the encoding of the file is shown and can be changed', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const email = `${unique('zoe')}@example.org`;
    // "Zoë" in Windows-1252.
    const [before, after] = ['sep=;\nName;Surname;E-Mail;Handicap\nZo', `;Klein;${email};PR`].map((part) =>
      new TextEncoder().encode(part),
    );
    await chooseFile(user, Uint8Array.from([...(before ?? []), 0xeb, ...(after ?? [])]));
    const shown = () => rowStatusesShown(dialog).at(0)?.slice(0, 5);
    await waitFor(() => expect(shown()).toEqual(['3', 'Zoë', 'Klein', email, '54']));
    expect(within(dialog).getByText(/^1 row has a remark\./)).toBeVisible();
    expect(rowStatusesShown(dialog)[0]?.at(-1)).toMatch(/^Handicap: "PR" and numbers above 54 are read as 54\./);
    const encoding = within(dialog).getByRole('combobox', { name: 'Encoding of the file' });
    expect(encoding).toHaveTextContent('Windows-1252 (Western Europe)');

    await user.click(encoding);
    await user.click(await screen.findByRole('option', { name: 'UTF-8' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The file is not UTF-8 text. Please choose another encoding.',
    );
    await user.click(within(dialog).getByRole('combobox', { name: 'Encoding of the file' }));
    await user.click(await screen.findByRole('option', { name: /Windows-1252/ }));
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect(await membersOf(club)).toMatchObject([{ name: 'Zoë', handicap_tenths: 540 }]);
  });

  test('names with letters of another encoding are said to look wrong, until the right one is chosen', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const email = `${unique('joerg')}@example.org`;
    // "Müller" of an old Mac.
    const [before, after] = ['Name;Surname;E-Mail\nJo;M', `ller;${email}`].map((part) =>
      new TextEncoder().encode(part),
    );
    await chooseFile(user, Uint8Array.from([...(before ?? []), 0x9f, ...(after ?? [])]));
    expect(await within(dialog).findByText(/^In 1 name letters look wrong\./)).toBeVisible();
    expect(within(dialog).queryByText(/can be imported/)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('combobox', { name: 'Encoding of the file' }));
    await user.click(await screen.findByRole('option', { name: /Mac Roman/ }));
    expect(await within(dialog).findByText(/^1 row can be imported\./)).toBeVisible();
    expect(rowStatusesShown(dialog)[0]?.[2]).toBe('Müller');
  });

  test('whoever looks at all clubs is asked for the club first', async () => {
    const { club, token } = await clubWithAdmin();
    const { user } = await openApp({ path: '/private/users', as: token });
    await user.click(await screen.findByRole('button', { name: 'Import members' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import members' });
    expect(screen.queryByLabelText('Choose a file')).not.toBeInTheDocument();
    expect(within(dialog).getByText(/^First choose the golf club/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Import members' })).toBeDisabled();
    await user.click(await within(dialog).findByRole('combobox', { name: 'Golfclub' }));
    await user.paste(club.name);
    await user.click(await screen.findByRole('option', { name: club.name }));
    await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${unique('anna')}@example.org`);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect(await membersOf(club)).toHaveLength(1);
  });

  test('columns are mapped by hand where their headings say nothing, and a field is chosen once', async () => {
    const { club, token } = await clubWithAdmin();
    const { user, dialog } = await openImport(token, club);
    const email = `${unique('anna')}@example.org`;
    await chooseFile(user, `Erstens,Zweitens,Drittens\nAnna,Groß,${email}`);
    const choose = async (heading: string, field: string) => {
      await user.click(within(dialog).getByRole('combobox', { name: heading }));
      await user.click(await screen.findByRole('option', { name: field }));
    };
    expect(await within(dialog).findByText(/^No column is chosen for: Name, Surname, E-Mail\./)).toBeVisible();
    expect(within(dialog).getByText('For example: Anna')).toBeVisible();
    await choose('Erstens', 'Name');
    await choose('Zweitens', 'Surname');
    await choose('Drittens', 'Surname');
    expect(await within(dialog).findByText(/^No column is chosen for: E-Mail\./)).toBeVisible();
    await choose('Drittens', 'E-Mail');
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
    expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
    expect(await membersOf(club)).toMatchObject([{ name: 'Anna', surname: 'Groß', email }]);
  });

  test('an import is undone from its notice, unless something else has changed its members: then they are named', async () => {
    const { club, token } = await clubWithAdmin();
    for (const isTouched of [false, true]) {
      const { user, dialog, close } = await openImport(token, club);
      const email = `${unique('anna')}@example.org`;
      await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${email}`);
      await user.click(await within(dialog).findByRole('button', { name: 'Import 1 member' }));
      const undo = await screen.findByRole('button', { name: 'Undo import' });
      if (isTouched) await sql('update members set version = version + 1 where email = $1', [email]);
      await user.click(undo);
      const said = isTouched
        ? 'Nothing was undone. Members of this import that something else has changed since: 1 (Anna Groß).'
        : 'The import is undone. Members removed: 1; as they were before: 0.';
      expect(await screen.findByText(said)).toBeVisible();
      expect(await membersOf(club)).toHaveLength(isTouched ? 1 : 0);
      close();
    }
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
});

test('an import goes into the club that it was opened for, also after Back to the list of another club', async () => {
  const { fixtures, club, token } = await clubWithAdmin();
  const other = await fixtures.club();
  const { user, store } = await openApp({ path: `/private/users?club=${other.id}`, as: token });
  await screen.findByRole('button', { name: 'Import members' });
  goTo(`/private/users?club=${club.id}`);
  await user.click(screen.getByRole('button', { name: 'Import members' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import members' }));
  expect(await dialog.findByText(`Into ${club.name}`)).toBeVisible();
  window.history.back();
  await waitFor(() => expect(store.getState().filters.users.club).toBe(other.id));
  expect(dialog.getByText(`Into ${club.name}`)).toBeVisible();
  await chooseFile(user, `Name,Surname,E-Mail\nAnna,Groß,${unique('anna')}@example.org`);
  await user.click(await dialog.findByRole('button', { name: 'Import 1 member' }));
  expect(await screen.findByText('Imported: 1 created, 0 updated, 0 unchanged.')).toBeVisible();
  expect(await membersOf(club)).toHaveLength(1);
});
