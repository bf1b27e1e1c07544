import { screen, within } from '@testing-library/react';
import { replayOf } from '@test/browser/openCapsule';
import { chooseFile, clubWithAdmin, membersOf, openImport } from '@test/browser/openContent';
import { unique } from '@test/fixtures/names';

async function clubWithMember() {
  const { fixtures, club, token } = await clubWithAdmin();
  const member = await fixtures.member({ club, name: 'Anna', surname: 'Alt', username: unique('annaalt') });
  return { club, token, member };
}

test.each([
  ['en', 'Username: The member with this e-mail has another username. If this is somebody else,'],
  ['de', 'Benutzername: Das Mitglied mit dieser E-Mail hat einen anderen Benutzernamen. Ist es jemand anderes,'],
] as const)('whoever shares an e-mail does not become the member who has it already (%s)', async (locale, reason) => {
  const { club, token, member } = await clubWithMember();
  const { user, dialog } = await openImport(token, club, locale);
  await chooseFile(user, `Name;Surname;E-Mail;Username\nCarl;Cee;${member.email};${unique('carlcee')}`);
  expect(await within(dialog).findByText((text) => text.startsWith(reason))).toBeVisible();
  expect(await membersOf(club)).toMatchObject([{ name: 'Anna', surname: 'Alt' }]);
});

test.each([
  ['en', /^1 row gives the member with its e-mail another name/, 'The member with this e-mail has another name and'],
  [
    'de',
    /^1 Zeile gibt dem Mitglied mit ihrer E-Mail einen anderen/,
    'Das Mitglied mit dieser E-Mail hat einen anderen',
  ],
] as const)('an update that gives another name and surname is remarked on, also in a replay (%s)', async (...texts) => {
  const [locale, remark, reason] = texts;
  const { club, token, member } = await clubWithMember();
  const app = await openImport(token, club, locale);
  const { user, dialog } = app;
  await chooseFile(user, `Name;Surname;E-Mail\nCarl;Cee;${member.email}\nBea;Neu;${unique('bea')}@example.org`);
  expect(await within(dialog).findByText(remark)).toBeVisible();
  expect(within(dialog).getAllByText((text) => text.startsWith(reason))).toHaveLength(1);
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByText(remark)).toBeVisible();
});
