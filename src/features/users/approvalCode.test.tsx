import { screen, waitFor, within } from '@testing-library/react';
import { cutNetwork } from '../../../test/browser/cutNetwork';
import { openApp } from '../../../test/browser/openApp';
import { sql } from '../../../test/world/database';
import { makeWorld } from '../../../test/world/makeWorld';
import { unique } from '../../../test/world/names';

async function adminWithWaiting() {
  const world = await makeWorld();
  const club = await world.club();
  const surname = unique('Möller');
  const waiting = await world.member({ club, name: 'Nora', surname, roles: ['PLAYER', 'UNAPPROVED'] });
  await world.member({ club, name: 'Jana', surname });
  const admin = await world.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const path = `/private/users?q=${encodeURIComponent(surname)}`;
  return { ...(await openApp({ path, as: await world.signedIn(admin) })), club, waiting, surname };
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

test('a code that cannot be read now is read on trying again', async () => {
  const { user, surname } = await adminWithWaiting();
  const show = await screen.findByRole('button', { name: `Show the approval code of Nora ${surname}` });
  const restore = cutNetwork('/approvalcode/');
  await user.click(show);
  const again = await screen.findByRole('button', { name: 'Try again' });
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
  expect(row?.roles).toEqual(['APPROVED', 'PLAYER']);
});
