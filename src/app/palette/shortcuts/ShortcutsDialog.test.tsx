import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../../contract/lists';
import { openApp } from '../../../../test/browser/openApp';
import { makeWorld } from '../../../../test/world/makeWorld';

async function signedInAs(roles: readonly Role[], path: string, locale: 'en' | 'de' = 'en') {
  const world = await makeWorld();
  const member = await world.member({ club: await world.club(), roles });
  const opened = await openApp({ path, as: await world.signedIn(member), locale });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const overview = () => screen.queryByRole('dialog', { name: /^(Keyboard shortcuts|Tastenkürzel)$/ });
const findOverview = () => screen.findByRole('dialog', { name: /^(Keyboard shortcuts|Tastenkürzel)$/ });
const headings = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('a player sees by ? the shortcuts of what she may open, and the focus returns', async () => {
  const { user } = await signedInAs(['APPROVED', 'PLAYER'], '/private/leaguetable');
  const button = screen.getByRole('button', { name: 'Commands' });
  act(() => button.focus());
  await user.keyboard('?');
  const dialog = await findOverview();
  expect(headings(dialog)).toEqual(['Everywhere', 'Lists with a search', 'Looking at a capsule']);
  expect(within(dialog).getByText('Export the Redux state').previousElementSibling).toHaveTextContent(
    'Ctrl + Shift + E',
  );
  expect(within(dialog).getByText('Report a problem').previousElementSibling).toHaveTextContent('Ctrl + Shift + X');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(overview()).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('in a field a question mark is only typed', async () => {
  const { user } = await signedInAs(['APPROVED', 'PRO'], '/private/users');
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'who?');
  expect(search).toHaveValue('who?');
  expect(overview()).not.toBeInTheDocument();
});

test('the palette leads to it, also in German, and Ctrl+K back to the palette', async () => {
  const { user } = await signedInAs(['APPROVED', 'PRO'], '/private/leaguetable', 'de');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Was möchten/ });
  await user.keyboard('tastenkurzel{Enter}');
  expect(headings(await findOverview())).toEqual([
    'Überall',
    'Listen mit Suche',
    'Bälle erfassen',
    'Geöffnete Spielersession',
    'Monat im Planer',
    'Kapsel ansehen',
  ]);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: /^Was möchten/ })).toHaveFocus();
  expect(overview()).not.toBeInTheDocument();
});
