import { waitFor, within } from '@testing-library/react';
import { randomUuid } from '@/session/randomUuid';
import { pauseAnswers, pauseNetwork } from '@test/browser/network';
import { chooseFile, clubWithAdmin, membersOf, openImport } from '@test/browser/openContent';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { api } from '@test/fixtures/api';
import { importedRow } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';

catchSavedFiles();

test('the button that imports the good rows keeps the focus while they are written', async () => {
  const { club, token } = await clubWithAdmin();
  const { user, dialog } = await openImport(token, club);
  const lines = [`Anna,Groß,${unique('anna')}@example.org`, 'Bea,Groß,nobody'];
  await chooseFile(user, ['Name,Surname,E-Mail', ...lines].join('\n'));
  const name = 'Import the 1 good row, keep the rest as a file';
  const button = await within(dialog).findByRole('button', { name });
  const resume = pauseNetwork('/members/import');
  await user.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A disabled button keeps the focus in jsdom, but in no browser.
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  resume();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await membersOf(club)).toHaveLength(1);
});

test('an import that another one of the same person replaces says so, and can be done once more', async () => {
  const { club, token } = await clubWithAdmin();
  const { user, dialog } = await openImport(token, club);
  const name = unique('many');
  const lines = Array.from({ length: 1001 }, (_, n) => `Anna,Groß,${name}@${n}.example`);
  await chooseFile(user, ['Name,Surname,E-Mail', ...lines].join('\n'));
  const button = await within(dialog).findByRole('button', { name: 'Import 1,001 members' });
  await waitFor(() => expect(button).toBeEnabled());

  const answers = pauseAnswers('/members/import');
  await user.click(button);
  await waitFor(() => expect(answers.count()).toBe(1));
  await api(token).post(`/api/golfclub/${club.id}/members/import`, {
    rows: [importedRow()],
    write: false,
    part: { importId: randomUuid(), first: 0 },
  });
  answers.resume();
  const failed = /^Nothing was imported\. The server no longer has the rows that were sent first/;
  expect(await within(dialog).findByText(failed)).toBeVisible();
  expect(await membersOf(club)).toEqual([]);

  await user.click(button);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await membersOf(club)).toHaveLength(1001);
});
