import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '@test/browser/clock';
import { cutNetwork } from '@test/browser/network';
import { goTo, openApp } from '@test/browser/openApp';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

stopClock();

async function adminWithWaiting() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const surname = unique('Möller');
  const waiting = await fixtures.member({ club, name: 'Nora', surname, roles: ['PLAYER', 'UNAPPROVED'] });
  await fixtures.member({ club, name: 'Jana', surname });
  const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const path = `/private/users?q=${encodeURIComponent(surname)}`;
  return { ...(await openApp({ path, as: await fixtures.signedIn(admin) })), club, waiting, surname };
}

test('the approval code is shown only on Show, with the link to pass on, and never reaches the store', async () => {
  const { user, store, actions, club, waiting, surname } = await adminWithWaiting();
  const show = await screen.findByRole('button', { name: `Show the approval code of Nora ${surname}` });
  expect(screen.queryByRole('button', { name: `Show the approval code of Jana ${surname}` })).not.toBeInTheDocument();
  expect(screen.queryByText(/public\/approve/)).not.toBeInTheDocument();
  await user.click(show);
  const dialog = within(await screen.findByRole('dialog', { name: `Approval code of Nora ${surname}` }));
  const link = await dialog.findByText(/public\/approve/);
  const start = `${window.location.origin}/public/approve/${club.id}/${encodeURIComponent(waiting.username)}/`;
  expect(link.textContent.startsWith(start)).toBe(true);
  const code = link.textContent.slice(start.length);
  expect(dialog.getByLabelText('Approval code')).toHaveValue(code);

  const copying = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy code' }));
  expect(copying).toHaveBeenCalledWith(code);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(copying).toHaveBeenCalledWith(link.textContent);
  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain(waiting.email);
  expect(everything).not.toContain(code);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(show).toHaveFocus();
  expect(document.body).not.toHaveTextContent(code);
});

test('whoever approves is told that nobody has proven the e-mail, in the row and with the code', async () => {
  const { user, waiting, surname } = await adminWithWaiting();
  const approve = await screen.findByRole('button', { name: `Approve Nora ${surname}` });
  expect(approve).toHaveAccessibleDescription('E-mail not proven');
  expect(screen.getAllByText('E-mail not proven')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: `Show the approval code of Nora ${surname}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(new RegExp(`^Nobody has proven that ${waiting.email} belongs`))).toBeVisible();
});

test('the code and what makes a link stay where the person leaves the list below', async () => {
  const { user, store, surname } = await adminWithWaiting();
  for (const [button, title] of [
    [`Show the approval code of Nora ${surname}`, `Approval code of Nora ${surname}`],
    [`Access link for Jana ${surname}`, `Access link: Jana ${surname}`],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog', { name: title });
    goTo('/private/users?q=nobody-is-called-so');
    await waitFor(() => expect(store.getState().filters.users.q).toBe('nobody-is-called-so'));
    await waitFor(() => expect(screen.queryByText('Nora')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    window.history.back();
    await waitFor(() => expect(store.getState().filters.users.q).toBe(surname));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('a code that cannot be read now is read on trying again', async () => {
  const { user, surname } = await adminWithWaiting();
  const show = await screen.findByRole('button', { name: `Show the approval code of Nora ${surname}` });
  const restore = cutNetwork('/approvalcode/');
  await user.click(show);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^This could not be loaded\. /);
  restore();
  await user.click(again);
  expect(await screen.findByLabelText('Approval link')).toBeVisible();
});

test('an admin approves where the code stands, and the code goes', async () => {
  const { user, close, waiting, surname } = await adminWithWaiting();
  await user.click(await screen.findByRole('button', { name: `Approve Nora ${surname}` }));
  expect(await screen.findByText(`Approved: Nora ${surname}.`)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `Approve Nora ${surname}` })).not.toBeInTheDocument(),
  );
  close();
  const [row] = await sql<{ roles: string[] }>('select roles from members where id = $1', [waiting.id]);
  expect(row?.roles.toSorted()).toEqual(['APPROVED', 'PLAYER']);
});
