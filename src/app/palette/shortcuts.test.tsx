import { act, screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@contract/lists';
import { openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { shortcutGroups } from './shortcuts';

describe('shortcuts dialog', () => {
  async function signedInAs(roles: readonly Role[], path: string, locale: 'en' | 'de' = 'en') {
    const fixtures = await makeFixtures();
    const member = await fixtures.member({ club: await fixtures.club(), roles });
    const opened = await openApp({ path, as: await fixtures.signedIn(member), locale });
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
      'Geöffnete Spielereinheit',
      'Monat im Planer',
      'Sieger/innen auf dem Beamer',
      'Kapsel ansehen',
    ]);
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: /^Was möchten/ })).toHaveFocus();
    expect(overview()).not.toBeInTheDocument();
  });
});

describe('shortcuts', () => {
  const src = join(__dirname, '../..');

  /** They handle keys, but only to do what such fields and lists do everywhere. */
  const usual = [
    'features/activetrainingsessions/usePricedColumns.tsx',
    'features/sessionwizard/players/ChosenHandicapField.tsx',
    'features/sessionwizard/players/MemberSearch.tsx',
    'features/sessionwizard/recorder/RecordBalls.tsx',
    'features/users/editing/UserFields.tsx',
    'scoring/ChainFrame.tsx',
    'ui/fields/LineField.tsx',
    'ui/dataGrid/GridPager.tsx',
  ];

  const handlesKeys = /\bonKeyDown\b|addEventListener\(\s*['"]keydown['"]/;

  test('every file that handles keys is listed in the overview of shortcuts, and none that does not', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
    const handling = files.filter((path) => handlesKeys.test(readFileSync(join(src, path), 'utf8')));
    // One file may handle the keys of two groups.
    const listed = new Set(shortcutGroups.flatMap(({ handledIn }) => handledIn));
    expect(handling.sort()).toEqual([...listed, ...usual].sort());
  });
});
