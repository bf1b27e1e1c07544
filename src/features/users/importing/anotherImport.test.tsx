import { waitFor, within } from '@testing-library/react';
import { randomUuid } from '@/session/randomUuid';
import { pauseAnswers } from '@test/browser/network';
import { chooseFile, clubWithAdmin, membersOf, openImport } from '@test/browser/openContent';
import { api } from '@test/fixtures/api';
import { importedRow } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';

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
